/** Where the moves of a review stand in the list of facts. */
import { numbered, type NumberedEvent } from '@yaht/client';
import type { ScorecardGame } from '@yaht/rules';
import type { MoveReview } from '@yaht/solver';

/** The number of the fact that shows a move; undefined when no fact does. */
export type SeqOfMove = (move: MoveReview) => number | undefined;

/** Looks moves up in a game. */
export function movesIn({ events }: ScorecardGame): SeqOfMove {
  const turns = turnsOf(numbered(events));
  return move => (turns[move.turn - 1] ?? []).find(({ event }) => shows(event, move))?.seq;
}

/** The facts of each turn, in order. */
function turnsOf(events: readonly NumberedEvent[]): readonly (readonly NumberedEvent[])[] {
  const turns: NumberedEvent[][] = [];
  for (const numberedEvent of events) {
    if (numberedEvent.event.type === 'TurnStarted') turns.push([]);
    turns.at(-1)?.push(numberedEvent);
  }
  return turns;
}

/** A roll is the throw that left so many; a decision is what was done with them: the next throw, or the score. */
function shows(event: NumberedEvent['event'], move: MoveReview): boolean {
  if (move.type === 'decision' && move.chosen.type === 'end') return event.type === 'ScoreRecorded';
  if (!('rollsLeft' in event) || event.dice === null) return false;
  return event.rollsLeft === (move.type === 'roll' ? move.rollsLeft : move.rollsLeft - 1);
}
