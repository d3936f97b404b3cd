/** What a picture is drawn with: shapes one over the other, each a path in one ink. */
import type { Ink } from './inks.ts';

/** One shape. Its outline is the ink of all outlines and as wide as the picture's, unless it says otherwise. */
export type Mark = {
  /** A path as in SVG. */
  readonly d: string;
  readonly fill: Ink | null;
  readonly line?: Ink | null;
  readonly width?: number;
  /** As in SVG. */
  readonly transform?: string;
};

export type Drawing = readonly Mark[];

/** Filled and outlined. */
export const shape = (fill: Ink, d: string, width?: number): Mark => ({ d, fill, ...(width === undefined ? {} : { width }) });
/** Filled only: a shade, a light, a dot. */
export const flat = (fill: Ink, d: string): Mark => ({ d, fill, line: null });
/** Only drawn along. */
export const line = (ink: Ink, d: string, width?: number): Mark => ({
  d,
  fill: null,
  line: ink,
  ...(width === undefined ? {} : { width }),
});

/** A thing as thin as its outline: drawn twice, wide in ink and narrow in its own. */
export const rod = (ink: Ink, d: string, width: number): Drawing => [line('ink', d, width + 4.2), line(ink, d, width)];

/** Path of a circle. */
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** Path of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Path of a box with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string => {
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The same marks turned around a point, in degrees. */
export const turned = (degrees: number, x: number, y: number, marks: Drawing): Drawing =>
  marks.map(mark => ({ ...mark, transform: `rotate(${degrees} ${x} ${y})${mark.transform ? ` ${mark.transform}` : ''}` }));

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-13, -13],
    [13, 13],
  ],
  3: [
    [-14, -14],
    [0, 0],
    [14, 14],
  ],
  4: [
    [-13, -13],
    [13, -13],
    [-13, 13],
    [13, 13],
  ],
  5: [
    [-14, -14],
    [14, -14],
    [0, 0],
    [-14, 14],
    [14, 14],
  ],
  6: [
    [-13, -16],
    [13, -16],
    [-13, 0],
    [13, 0],
    [-13, 16],
    [13, 16],
  ],
};

type Look = { readonly turn?: number; readonly body?: Ink; readonly pips?: Ink };

/** A die of this size around a point. */
export function die(
  x: number,
  y: number,
  size: number,
  face: number,
  { turn = 0, body = 'cream', pips = 'ink' }: Look = {},
): Drawing {
  const dots = (PIPS[face] ?? []).map(([dx, dy]) => disc(dx, dy, 6.6)).join('');
  const by = round(size / 60);
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${by})`;
  return [
    { ...shape(body, box(-30, -30, 60, 60, 14), round(2.6 / by)), transform },
    { ...flat(pips, dots), transform },
  ];
}
