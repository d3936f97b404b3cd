/** Where the pips of a face lie on the 64 × 64 top of a die. */

type Point = readonly [x: number, y: number];

export const PIPS: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, readonly Point[]>> = {
  1: [[32, 32]],
  2: [
    [19, 19],
    [45, 45],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [19, 19],
    [45, 19],
    [19, 45],
    [45, 45],
  ],
  5: [
    [18, 18],
    [46, 18],
    [32, 32],
    [18, 46],
    [46, 46],
  ],
  6: [
    [19, 16.5],
    [45, 16.5],
    [19, 32],
    [45, 32],
    [19, 47.5],
    [45, 47.5],
  ],
};
