/** The best partition by a memoised search: each set of dice left is solved once, however many ways lead to it. */
import { lowestLeft, putBack, take, type Board, type Piece } from './board.ts';
import type { Combination } from './combinations.ts';

/** What a search chose: combinations, and the dice it had to leave. */
export type Cover = {
  readonly combinations: readonly Combination[];
  readonly points: number;
  /** Faces that no combination takes, ascending. */
  readonly unused: readonly number[];
  /** Sets of dice the search looked at. */
  readonly nodes: number;
};

/** What one unused die costs: more than any points, so that as few as possible are left out. */
const UNUSED = 2 ** 42;

const IMPOSSIBLE = -Infinity;

/** The highest points with every die used; undefined when that cannot be. */
export const fullCover = (board: Board): Cover | undefined => search(board, false);

/** The same, and when it cannot be, with as few dice left out as possible. */
export const bestCover = (board: Board): Cover =>
  fullCover(board) ?? search(board, true) ?? { combinations: [], points: 0, unused: [], nodes: 0 };

/** Solves each set of dice left once; `mayLeave` lets dice go unused at a cost. */
function search(board: Board, mayLeave: boolean): Cover | undefined {
  const { left, pieces, weights } = board;
  const values = new Map<number, number>();
  const choices = new Map<number, Piece | undefined>();

  const solve = (code: number, from: number): number => {
    if (code === 0) return 0;
    const known = values.get(code);
    if (known !== undefined) return known;
    const place = lowestLeft(left, from);
    let best = IMPOSSIBLE;
    let choice: Piece | undefined;
    for (const piece of pieces[place] ?? []) {
      if (!take(left, piece)) continue;
      const value = piece.combination.points + solve(code - piece.code, place);
      putBack(left, piece);
      if (value > best) [best, choice] = [value, piece];
    }
    if (mayLeave) {
      const value = leaveOne(left, place, () => solve(code - (weights[place] ?? 0), place)) - UNUSED;
      if (value > best) [best, choice] = [value, undefined];
    }
    values.set(code, best);
    choices.set(code, choice);
    return best;
  };

  return solve(board.code, 0) === IMPOSSIBLE ? undefined : follow(board, choices);
}

function leaveOne(left: number[], place: number, rest: () => number): number {
  left[place] = (left[place] ?? 0) - 1;
  const value = rest();
  left[place] = (left[place] ?? 0) + 1;
  return value;
}

function follow(board: Board, choices: ReadonlyMap<number, Piece | undefined>): Cover {
  const left = [...board.left];
  const combinations: Combination[] = [];
  const unused: number[] = [];
  let points = 0;
  for (let code = board.code; code > 0;) {
    const piece = choices.get(code);
    const place = lowestLeft(left, 0);
    if (piece) {
      take(left, piece);
      combinations.push(piece.combination);
      points += piece.combination.points;
    } else {
      left[place] = (left[place] ?? 0) - 1;
      unused.push(board.faces[place] ?? 0);
    }
    code -= piece ? piece.code : (board.weights[place] ?? 0);
  }
  return { combinations, points, unused, nodes: choices.size };
}
