/** The end of a game: who stands where, with shared ranks. */
import { standingsOf, type Standing } from '@yaht/rules';
import type { TableState } from '../table.ts';
import type { Refusable } from './refusable.ts';
import { roomView } from './room-view.ts';

export type OverView = {
  /** Best first; equal totals share a rank. */
  readonly standings: readonly Standing[];
  readonly winners: readonly number[];
  /** Everybody left, and nobody wins. */
  readonly isAbandoned: boolean;
  /** With it, everybody can check the dice. */
  readonly seed: string | null;
  readonly commitment: string | null;
  readonly rematch: Refusable;
};

/** The result, while the game is over and the lobby of the next one is not open. */
export function overView(state: TableState): OverView | null {
  const { game, room } = state;
  if (!game?.over || room?.phase === 'lobby') return null;
  const { winners, abandoned, seed } = game.over;
  return {
    standings: standingsOf(game),
    winners,
    isAbandoned: abandoned ?? false,
    seed: seed ?? null,
    commitment: game.start.commitment,
    // Whoever keeps the game on this device opens another one whenever it likes.
    rematch: room ? roomView(room, state).rematch : { refusal: null },
  };
}
