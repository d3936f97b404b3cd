/**
 * After the last roll, for one column: the best category of every roll, for as many classes of one card as a vector has lanes.
 *
 * Everything is relative to the best zero, so that a roll that fits nowhere is worth 0. Categories that look at one face only (the
 * upper section, pairs, so many of a kind) become one table of face and count; tables of the counts of three faces each make the
 * best of them for a roll from two numbers. The categories that are left touch the rolls that fit them, those that pay alike (all
 * dice) together.
 */
import { FIRST_ROLL, ROLLS, SIDES } from '../tables/dice-tables.ts';
import type { Tables } from '../tables/tables.ts';
import { bestOfFaceAt } from './face-table.ts';
import { ROW } from './walks/walk.ts';
import { VECTOR } from './places.ts';
import { SCRATCH } from './layout.ts';
import { get, i32, set, tee, v128, when, type Code, type Float, type FunctionType } from './wasm.ts';

/** The future of a filled category: far below every value, and far from overflowing. */
export const CLOSED = -1e30;

/** What a category pays for so many dice of a face, `[face - 1][count]`, when nothing else about the roll matters to it. */
type FacePoints = readonly (readonly number[])[];

/** Categories that pay the same for some rolls, which are told by what that is. */
export type Tier = { readonly categories: readonly number[]; readonly rolls: ReadonlyMap<number, readonly number[]> };

/** Lower categories by how they are valued. */
export type Scoring = { readonly byFace: ReadonlyMap<number, FacePoints>; readonly byRoll: readonly Tier[] };

/** Sorts the lower categories of a variant into those that look at one face only and the others. */
export function scoringOf(tables: Tables): Scoring {
  const counts = tables.dice.counts.subarray(FIRST_ROLL * SIDES);
  const lower = tables.categories.flatMap((_, category) => (tables.upper.faces[category] ? [] : [category]));
  const found = lower.map(category => [category, facePointsOf(pointsIn(tables, category), counts)] as const);
  return {
    byFace: new Map(found.flatMap(([category, points]) => (points ? [[category, points] as const] : []))),
    byRoll: tiersOf(
      tables,
      found.flatMap(([category, points]) => (points ? [] : [category])),
    ),
  };
}

/** In Yahtzee whatever is four of a kind is three of a kind and a chance, too, and worth as much: such a roll is raised once. */
function tiersOf(tables: Tables, categories: readonly number[]): readonly Tier[] {
  const tiers = new Map<string, { categories: readonly number[]; rolls: Map<number, number[]> }>();
  for (let roll = 0; roll < ROLLS; roll++) {
    for (const [amount, paying] of payingFor(tables, categories, roll)) {
      const key = paying.join();
      const tier = tiers.get(key) ?? { categories: paying, rolls: new Map<number, number[]>() };
      tiers.set(key, tier);
      tier.rolls.set(amount, [...(tier.rolls.get(amount) ?? []), roll]);
    }
  }
  return [...tiers.values()];
}

/** By what they pay for a roll: the categories that pay something. */
function payingFor(tables: Tables, categories: readonly number[], roll: number): ReadonlyMap<number, readonly number[]> {
  const paying = new Map<number, number[]>();
  for (const category of categories) {
    const amount = tables.points[category * ROLLS + roll] ?? 0;
    if (amount > 0) paying.set(amount, [...(paying.get(amount) ?? []), category]);
  }
  return paying;
}

const pointsIn = ({ points }: Tables, category: number): Float64Array =>
  points.subarray(category * ROLLS, (category + 1) * ROLLS);

/**
 * The least a roll with so many of a face earns; it is the whole truth if the best face of every roll explains its points. Plain
 * loops here: they run before anything is optimised.
 */
function facePointsOf(points: Float64Array, counts: Uint8Array): FacePoints | null {
  const least = leastOf(points, counts);
  const rows = Array.from({ length: SIDES }, (_, face) => [...least.subarray(face * COUNTS.length, (face + 1) * COUNTS.length)]);
  const rises = rows.every(row => row[0] === 0 && row.every((value, count) => count === 0 || value >= (row[count - 1] ?? 0)));
  return rises && isExplained(points, counts, least) ? rows : null;
}

/** By face and count. */
function leastOf(points: Float64Array, counts: Uint8Array): Float64Array {
  const least = new Float64Array(SIDES * COUNTS.length).fill(Infinity);
  for (let place = 0; place < counts.length; place++) {
    const face = place % SIDES;
    const earned = points[(place - face) / SIDES] ?? 0;
    const at = face * COUNTS.length + (counts[place] ?? 0);
    if (earned < (least[at] ?? 0)) least[at] = earned;
  }
  return least;
}

function isExplained(points: Float64Array, counts: Uint8Array, least: Float64Array): boolean {
  for (let roll = 0; roll < points.length; roll++) {
    let best = 0;
    for (let face = 0; face < SIDES; face++) {
      const worth = least[face * COUNTS.length + (counts[roll * SIDES + face] ?? 0)] ?? 0;
      if (worth > best) best = worth;
    }
    if (best !== points[roll]) return false;
  }
  return true;
}

/** How many of five dice can show a face. */
const COUNTS = [0, 1, 2, 3, 4, 5];

/** Places of vectors in the scratch area. */
const futureAt = (category: number): number => SCRATCH.futures + category * VECTOR;
const zeroAt = (category: number): number => SCRATCH.zeros + category * VECTOR;

/** Parameters `scratch, lanes, steps, slot`: the futures of all categories, the best zero, and the table of face and count. */
export function futuresCode(tables: Tables, float: Float, scoring: Scoring): FunctionType {
  const [scratch, lanes, steps, slot, next, step, base, value] = [0, 1, 2, 3, 4, 5, 6, 7];
  const { faces } = tables.upper;
  const uppers = faces.flatMap((face, category) => (face > 0 ? [category] : []));
  const lowers = faces.flatMap((face, category) => (face > 0 ? [] : [category]));
  const isOpen = (category: number): Code => tee(step, i32.load(get(scratch), SCRATCH.steps + category * 4));
  const lower = (place: number, category: number): Code =>
    v128.load(i32.add(i32.load(get(scratch), place + category * 4), get(lanes)));
  const raiseBase = set(base, float.max(get(base), get(value)));
  const prepareGather = (category: number): Code => [
    set(step, i32.add(get(step), get(steps))),
    set(next, i32.load(get(scratch), SCRATCH.afterPoints + category * 4)),
  ];
  // The same for all categories, so written once.
  const gathers = COUNTS.map(count => gatherLanes(float, next, step, count));
  const gather = (count: number): Code => gathers[count] ?? [];

  const zeros = [
    set(base, float.splat(CLOSED)),
    lowers.map(category => [set(value, lower(SCRATCH.afterZero, category)), raiseBase]),
    uppers.map(category => [
      set(value, float.splat(CLOSED)),
      when(isOpen(category), [prepareGather(category), set(value, gather(0)), raiseBase]),
      v128.store(get(scratch), get(value), zeroAt(category)),
    ]),
    v128.store(i32.add(get(scratch), get(slot)), get(base), SCRATCH.bases),
  ];
  const futures = lowers.map(category =>
    v128.store(get(scratch), float.sub(lower(SCRATCH.afterPoints, category), get(base)), futureAt(category)),
  );
  const lowerFaces = [1, 2, 3, 4, 5, 6].map(face => lowerFace(float, scoring, scratch, value, face));
  const raiseFace = (face: number, count: number): Code => {
    const at = bestOfFaceAt(face, count);
    const worth = float.add(tee(value, gather(count)), float.sub(float.splat(face * count), get(base)));
    return v128.store(get(scratch), float.max(v128.load(get(scratch), at), worth), at);
  };
  const upperFaces = uppers.map(category => [
    set(value, float.splat(CLOSED)),
    when(isOpen(category), [prepareGather(category), [1, 2, 3, 4, 5].map(count => raiseFace(faces[category] ?? 0, count))]),
    // A joker is five dice, the last count.
    tables.joker ? v128.store(get(scratch), float.sub(get(value), get(base)), futureAt(category)) : [],
  ]);
  return { params: 4, locals: ['i32', 'i32', 'v128', 'v128'], body: [zeros, futures, lowerFaces, upperFaces] };
}

/** What the lower categories make of so many dice of a face: never less than of fewer. */
function lowerFace(float: Float, { byFace }: Scoring, scratch: number, best: number, face: number): Code {
  const raise = (count: number): Code =>
    [...byFace].flatMap(([category, points]) => {
      const [now, before] = [points[face - 1]?.[count] ?? 0, points[face - 1]?.[count - 1] ?? 0];
      if (now === before) return [];
      const worth = float.add(v128.load(get(scratch), futureAt(category)), float.splat(now));
      return [set(best, float.max(get(best), worth))];
    });
  return [
    set(best, float.splat(0)),
    [1, 2, 3, 4, 5].map(count => [raise(count), v128.store(get(scratch), get(best), bestOfFaceAt(face, count))]),
  ];
}

/** Each lane is another class, and its class after scoring lies where the table says. */
function gatherLanes(float: Float, next: number, step: number, count: number): Code {
  const address = (lane: number): Code => i32.add(get(next), i32.load16(get(step), 2 * (count * float.lanes + lane)));
  const others = Array.from({ length: float.lanes - 1 }, (_, i) => i + 1);
  return others.reduce<Code>((vector, lane) => float.loadLane(address(lane), vector, lane), float.loadSplat(address(0)));
}

/** Parameters `column, scratch`: raises the rolls of a tier to what the best of its categories makes of them. */
export function tierCode(float: Float, rollRows: Uint16Array, { categories, rolls }: Tier): FunctionType {
  const [column, scratch, future, worth] = [0, 1, 2, 3];
  const futures = categories.map(category => v128.load(get(scratch), futureAt(category)));
  const raise = (roll: number): Code => {
    const row = (rollRows[roll] ?? 0) * ROW;
    return v128.store(get(column), float.max(v128.load(get(column), row), get(worth)), row);
  };
  const amounts = [...rolls].map(([amount, worthy]) => [
    set(worth, float.add(get(future), float.splat(amount))),
    worthy.map(raise),
  ]);
  const best = set(
    future,
    futures.reduce((left, right) => float.max(left, right)),
  );
  return { params: 2, locals: ['v128', 'v128'], body: [best, amounts] };
}

/** Parameters `column, scratch, slot`: five alike whose own category is filled; the table of jokers says what each category adds. */
export function jokerCode(tables: Tables, float: Float, rollRows: Uint16Array): FunctionType {
  const [column, scratch, slot, joker, base] = [0, 1, 2, 3, 4];
  const { faces } = tables.upper;
  const size = 2 ** float.shift;
  const future = (category: number, face: number): Code =>
    faces[category] === 0 || faces[category] === face
      ? v128.load(get(scratch), futureAt(category))
      : float.sub(v128.load(get(scratch), zeroAt(category)), get(base));
  const body = [1, 2, 3, 4, 5, 6].map(face => {
    const worths = faces.map((_, category) => float.add(future(category, face), float.loadSplat(get(joker), category * size)));
    const row = (rollRows[tables.dice.alike[face - 1] ?? 0] ?? 0) * ROW;
    return [
      set(joker, i32.load(get(scratch), SCRATCH.jokers + (face - 1) * 4)),
      v128.store(
        get(column),
        worths.reduce((left, right) => float.max(left, right)),
        row,
      ),
    ];
  });
  const loadBase = set(base, v128.load(i32.add(get(scratch), get(slot)), SCRATCH.bases));
  return { params: 3, locals: ['i32', 'v128'], body: [loadBase, body] };
}
