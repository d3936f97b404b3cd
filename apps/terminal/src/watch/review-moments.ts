/** The moments of a game that perfect play knows: the luckiest and the unluckiest roll, and the costliest decision, of each player. */
import { numbered, type Moment, type NumberedEvent } from '@yaht/client';
import type { ScorecardGame, Seat } from '@yaht/rules';
import { reviewGame, type MoveReview, type Solution } from '@yaht/solver';

/** Less than this is nothing to look back at. */
const WORTH_SEEING = 1;

export function reviewMoments(solution: Solution, game: ScorecardGame): readonly Moment[] {
  const turns = turnsOf(numbered(game.events));
  return reviewGame(solution, game.events).flatMap(({ seat, moves }) => {
    const rolls = moves.filter(move => move.type === 'roll').toSorted((one, other) => other.luck - one.luck);
    const [worst] = moves.filter(move => move.type === 'decision').toSorted((one, other) => other.loss - one.loss);
    const [luckiest, unluckiest] = [rolls[0], rolls.at(-1)];
    return [
      ...momentOf('luck', seat, luckiest, luckiest?.luck ?? 0, turns),
      ...momentOf('misfortune', seat, unluckiest, unluckiest?.luck ?? 0, turns),
      ...momentOf('loss', seat, worst, worst?.loss ?? 0, turns),
    ];
  });
}

/** The facts of each turn, in order. */
type Turns = readonly (readonly NumberedEvent[])[];

function turnsOf(events: readonly NumberedEvent[]): Turns {
  const turns: NumberedEvent[][] = [];
  for (const numberedEvent of events) {
    if (numberedEvent.event.type === 'TurnStarted') turns.push([]);
    turns.at(-1)?.push(numberedEvent);
  }
  return turns;
}

function momentOf(
  kind: Moment['kind'],
  seat: Seat,
  move: MoveReview | undefined,
  points: number,
  turns: Turns,
): readonly Moment[] {
  if (!move || Math.abs(points) < WORTH_SEEING) return [];
  const fact = (turns[move.turn - 1] ?? []).find(({ event }) => shows(event, move));
  return fact ? [{ kind, seat, seq: fact.seq, points }] : [];
}

/** A roll is the throw that left so many; a decision is what was done with them: the next throw, or the score. */
function shows(event: NumberedEvent['event'], move: MoveReview): boolean {
  if (move.type === 'decision' && move.chosen.type === 'end') return event.type === 'ScoreRecorded';
  if (!('rollsLeft' in event) || event.dice === null) return false;
  return event.rollsLeft === (move.type === 'roll' ? move.rollsLeft : move.rollsLeft - 1);
}
