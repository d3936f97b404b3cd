/** In which order the columns of a table become wider. */
import type { Step } from '../draw/layout.ts';

export type TableColumn = 'turn' | 'board' | 'company';

export type WantedWidths = {
  /** Words about the turn, then dice: small, large, and twice as large. */
  readonly turn: readonly [words: number, small: readonly number[], large: number, twice: number];
  /** What the board cannot do without, then everybody on it, then names in full, and long ones. */
  readonly board: readonly [least: number, everybody: readonly number[], named: readonly number[], whole: number];
};

/** Cells for the ways to score dice: in short, and in full. */
const WAYS = { least: 27, usual: 38, most: 44 };

/** What a board wants that shows ways to score dice. */
export const waysWidths = (): WantedWidths['board'] => [WAYS.least, [WAYS.usual], eachTo(WAYS.usual, WAYS.most), WAYS.most];

/** The log is read well from so many cells on, and not better above so many. */
const NEWS = { least: 32, most: 56 };

/** Everybody's card comes before large dice, those before the log, and what is only comfortable comes last. */
export function tableWidths({ turn, board }: WantedWidths): readonly Step<TableColumn>[] {
  const [words, small, large, twice] = turn;
  const [least, everybody, named, whole] = board;
  return [
    ...to('turn', words),
    ...to('board', least),
    ...to('turn', ...small),
    ...to('board', ...everybody),
    ...to('turn', large),
    ...to('board', ...named),
    ...to('company', NEWS.least),
    ...to('turn', twice),
    ...to('board', whole),
    ...to('company', ...eachTo(NEWS.least, NEWS.most)),
  ];
}

/** Cell by cell. */
const eachTo = (from: number, most: number): readonly number[] => Array.from({ length: most - from }, (_, i) => from + 1 + i);

const to = (part: TableColumn, ...sizes: readonly number[]): readonly Step<TableColumn>[] =>
  sizes.map(size => ({ part, to: size }));
