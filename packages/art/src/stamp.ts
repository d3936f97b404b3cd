/** A charm's stamp around its picture, on a grid of 100 × 140: perforated stock, frame, window, plate and lozenges. */

/** Discs bitten out of the edge. */
const HOLE = 2.7;
const ACROSS = 13;
const DOWN = 18;

const shortest = (value: number): string => `${Math.round(value * 100) / 100}`;

/** One side: runs of paper with bites between, along `x` or `y`. */
function side(length: number, holes: number, step: 'h' | 'v', sign: 1 | -1): string {
  const pitch = length / holes;
  const gap = shortest(sign * (pitch / 2 - HOLE));
  const across = shortest(sign * 2 * HOLE);
  const bite = step === 'h' ? `a${HOLE} ${HOLE} 0 0 0 ${across} 0` : `a${HOLE} ${HOLE} 0 0 0 0 ${across}`;
  return `${step}${gap}${bite}${step}${gap}`.repeat(holes);
}

/** Outline of the paper. */
export const STOCK = `M0 0${side(100, ACROSS, 'h', 1)}${side(140, DOWN, 'v', 1)}${side(100, ACROSS, 'h', -1)}${side(140, DOWN, 'v', -1)}Z`;

/** Where the parts are: x, y, width, height. */
export const FRAME = [7, 7, 86, 126] as const;
export const WINDOW = [9, 9, 82, 90] as const;
export const PLATE = [9, 102, 82, 29] as const;

/** How the grid of a picture lies in its window. */
export const MOTIF = { x: 15.5, y: 20.5, scale: 1.08, outline: 2.7 } as const;

/** Lozenges between window and plate, as many as the rarity has; the middle of each. */
export const lozenges = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `M${50 + 9 * (i - (count - 1) / 2)} 95.9l4.6 4.6l-4.6 4.6l-4.6 -4.6Z`);

/** How large a figure of so many signs is on the plate. */
export const figureSize = (signs: number): number => (signs < 5 ? 26 : signs === 5 ? 22 : 19);
