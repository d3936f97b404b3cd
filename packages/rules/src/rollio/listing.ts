/** Partitions one by one, each exactly once; branches that cannot use up the dice are never entered. */
import { lowestLeft, putBack, take, type Board, type Piece } from './board.ts';
import type { Combination } from './combinations.ts';

/** Counts the steps of a search. */
export type Counter = { nodes: number };

/** Every way to use up the dice, in canonical order: by lowest face, then in the order of the table. */
export function* listCovers(board: Board, counter: Counter = { nodes: 0 }): Generator<readonly Combination[], void> {
  const canFinish = finisher(board);
  const chosen: Combination[] = [];

  function* walk(code: number, place: number, first: number): Generator<readonly Combination[], void> {
    counter.nodes++;
    if (code === 0) {
      yield [...chosen];
      return;
    }
    const pieces = board.pieces[place] ?? [];
    for (let i = first; i < pieces.length; i++) {
      const piece = pieces[i];
      if (!piece || !take(board.left, piece)) continue;
      const next = lowestLeft(board.left, place);
      const from = next === place ? i : 0;
      if (canFinish(code - piece.code, next, from)) {
        chosen.push(piece.combination);
        yield* walk(code - piece.code, next, from);
        chosen.pop();
      }
      putBack(board.left, piece);
    }
  }
  if (canFinish(board.code, 0, 0)) yield* walk(board.code, 0, 0);
}

/** Whether the dice left can be used up with the pieces from `first` on; each question is answered once. */
function finisher({ left, pieces, combinations }: Board): (code: number, place: number, first: number) => boolean {
  const known = new Map<number, boolean>();

  const canFinish = (code: number, place: number, first: number): boolean => {
    if (code === 0) return true;
    const key = code * (combinations + 1) + first;
    const answer = known.get(key) ?? tryPieces(code, place, first);
    known.set(key, answer);
    return answer;
  };
  const tryPieces = (code: number, place: number, first: number): boolean => {
    const list: readonly Piece[] = pieces[place] ?? [];
    for (let i = first; i < list.length; i++) {
      const piece = list[i];
      if (!piece || !take(left, piece)) continue;
      const next = lowestLeft(left, place);
      const fits = canFinish(code - piece.code, next, next === place ? i : 0);
      putBack(left, piece);
      if (fits) return true;
    }
    return false;
  };
  return canFinish;
}
