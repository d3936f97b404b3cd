/** The sign of a seat, on a grid of 24 × 24: its shape, and how low its letter stands in it. */

export type Sign = { readonly letter: string; readonly shape: string; readonly baseline: number };

const SHAPES = [
  'M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z',
  'M12 1.5L23 21.5H1Z',
  'M3.5 2h17a1.5 1.5 0 0 1 1.5 1.5v17a1.5 1.5 0 0 1 -1.5 1.5h-17a1.5 1.5 0 0 1 -1.5 -1.5v-17a1.5 1.5 0 0 1 1.5 -1.5Z',
  'M12 0.5L23.5 12L12 23.5L0.5 12Z',
  'M12 0.8L15.3 8L23 8.8L17.2 14L18.9 21.8L12 17.8L5.1 21.8L6.8 14L1 8.8L8.7 8Z',
  'M8 1.5H16V8H22.5V16H16V22.5H8V16H1.5V8H8Z',
];

/** By seat. In the triangle there is room for a letter at its foot only. */
export const SIGNS: readonly Sign[] = SHAPES.map((shape, seat) => ({
  letter: String.fromCodePoint(65 + seat),
  shape,
  baseline: seat === 1 ? 19 : 16.2,
}));
