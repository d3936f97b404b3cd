import { describe, expect, test } from 'vitest';
import {
  darkens,
  facesOf,
  inThrow,
  liesAt,
  settles,
  showing,
  SIDES,
  timingOf,
  touchesAt,
  travels,
  turns,
  type Flight,
} from './flight.ts';

const flight = (change: Partial<Flight> = {}): Flight => ({ place: 0, dice: 5, seed: 0, pace: 1, hesitates: false, ...change });
const all = [0, 1, 2, 3, 4, 5].flatMap(seed => [false, true].map(hesitates => flight({ place: 4, seed, hesitates })));

describe('a throw', () => {
  test.each(all)('ends where the die lies: seed $seed, hesitating $hesitates', each => {
    expect(turns(each).at(-1)).toEqual({ transform: 'none' });
    expect(travels(each).at(-1)).toEqual({ transform: 'none' });
    expect(darkens(each).at(-1)?.['opacity']).toBe(0);
    expect(settles(each).at(-1)).toEqual({ opacity: 1 });
  });

  test.each(all)('moves by what needs no painting, in order: seed $seed, hesitating $hesitates', each => {
    for (const frames of [turns(each), travels(each), darkens(each), settles(each)]) {
      const known = new Set(['transform', 'opacity', 'offset', 'easing']);
      expect(frames.flatMap(frame => Object.keys(frame).filter(name => !known.has(name)))).toEqual([]);
      const offsets = frames.flatMap(({ offset }) => offset ?? []);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    }
  });

  test.each([
    [1, 1_000],
    [5, 1_000],
    [6, 1_000],
    [7, 1_100],
    [9, 1_100],
    [10, 1_100],
    [24, 1_100],
  ])('with %i dice lies still after at most %i ms, also when the last one hesitates', (dice, most) => {
    expect(liesAt(flight({ dice, place: dice - 1, hesitates: true }))).toBeLessThanOrEqual(most);
  });

  test.each([0, 2, 4])('keeps the browser busy at its beginning and its end alone, whichever die flies: place %i', place => {
    const each = flight({ place, hesitates: true });
    const last = flight({ place: 4, hesitates: true });
    expect(timingOf(each)).toEqual({ duration: liesAt(last), fill: 'both' });
    const frames = inThrow(each, travels(each));
    expect(frames.map(({ offset }) => offset)).toEqual(frames.map(({ offset }) => offset ?? 0).toSorted((a, b) => a - b));
    expect([frames.at(0)?.offset, frames.at(-2)?.offset, frames.at(-1)?.offset]).toEqual([0, liesAt(each) / liesAt(last), 1]);
    expect([frames.at(-2)?.['transform'], frames.at(-1)?.['transform']]).toEqual(['none', 'none']);
  });

  test('of others takes three quarters of the time, and knocks earlier by as much', () => {
    const own = flight({ place: 3 });
    const watched = { ...own, pace: 0.75 };
    expect(liesAt(watched)).toBeCloseTo(0.75 * liesAt(own));
    expect(touchesAt(watched)).toBeCloseTo(0.75 * touchesAt(own));
  });
});

/** Where a point of the cube comes to by rotations about x and y, in the axes of a style sheet: y points down. */
const TURN: Readonly<Record<string, (at: Point) => Point>> = {
  none: at => at,
  'rotateX(90deg)': ([x, y, z]) => [x, -z, y],
  'rotateX(-90deg)': ([x, y, z]) => [x, z, -y],
  'rotateY(90deg)': ([x, y, z]) => [z, y, -x],
  'rotateY(-90deg)': ([x, y, z]) => [-z, y, x],
  'rotateY(180deg)': ([x, y, z]) => [-x, y, -z],
};
type Point = readonly [x: number, y: number, z: number];

const FRONT: Point = [0, 0, 1];
/** How the style sheet puts the sides in their places. */
const PUT = ['none', 'rotateY(90deg)', 'rotateX(90deg)', 'rotateX(-90deg)', 'rotateY(-90deg)', 'rotateY(180deg)'];
const after = (transform: string, point: Point): string => (TURN[transform]?.(point) ?? point).map(value => value + 0).join();
const whereOf = (side: number): Point => TURN[PUT[side] ?? 'none']?.(FRONT) ?? FRONT;

describe('a cube', () => {
  test.each([1, 2, 3, 4, 5, 6])('that was built once shows a %i in front and its complement behind', face => {
    const faces = facesOf(6, face);
    const { transform } = showing(faces, face);
    expect(after(transform, whereOf(faces.indexOf(face)))).toBe('0,0,1');
    expect(after(transform, whereOf(faces.indexOf(7 - face)))).toBe('0,0,-1');
  });

  test.each([1, 2, 3, 4, 5, 6])('that shows a %i is brightest in front; every other side keeps the shade of its place', face => {
    const faces = facesOf(6, face);
    const { transform, bright } = showing(faces, face);
    const shades = new Map(SIDES.map((_, side) => [after('none', whereOf(side)), showing(faces, 1).bright[side]]));
    expect(SIDES.map((_, side) => shades.get(after(transform, whereOf(side))))).toEqual(bright);
    expect(bright[faces.indexOf(face)]).toBe(1);
  });

  test.each([
    [4, 3],
    [8, 7],
    [12, 1],
  ])('of %i faces that shows a %i has it in front, and no face it has not', (sides, face) => {
    const faces = facesOf(sides, face);
    expect(faces[0]).toBe(face);
    expect(faces.every(each => each >= 1 && each <= sides)).toBe(true);
    expect(showing(faces, face).transform).toBe('none');
  });
});
