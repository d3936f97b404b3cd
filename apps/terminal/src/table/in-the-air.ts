/** A table while dice are in the air: nothing on the screen says yet how they will lie, or what comes of it. */
import type { FeedLine } from '@yaht/client';
import type { DeskShown } from './desk-state.ts';

/** A flop, its message and the next player show once the dice lie. */
export function inTheAir(shown: DeskShown): DeskShown {
  const { state, view } = shown;
  if (state.thrown === null) return shown;
  const { board } = view;
  return {
    handover: null,
    state: { ...state, run: { ...state.run, pauses: [] } },
    view: board?.family === 'run' ? { ...view, board: { ...board, isFlopping: false } } : view,
  };
}

/** The lines up to the throw. */
export const linesToThrow = (feed: readonly FeedLine[]): readonly FeedLine[] => feed.slice(0, feed.findLastIndex(isThrow) + 1);

/** Whether it tells of dice that were thrown. */
export const isThrow = (line: FeedLine): boolean =>
  line.kind === 'fact' && (line.fact.event.type === 'DiceRolled' || line.fact.event.type === 'DiceRerolled');
