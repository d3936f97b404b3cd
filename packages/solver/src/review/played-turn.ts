/** A record read as turns: what was thrown, held and scored, without what was taken back. */
import {
  effective,
  type Dice,
  type Hold,
  type PlayedBy,
  type ScorecardEvent,
  type ScoreRecorded,
  type Seat,
  type SharedEvent,
} from '@yaht/rules';

/** A fact of a game with a card. */
type Fact = SharedEvent | ScorecardEvent;

export type Throw = {
  /** The dice held for it; null for the first throw of a turn. */
  readonly hold: Hold | null;
  readonly dice: Dice;
  readonly rollsLeft: number;
  readonly by: PlayedBy;
};

export type PlayedTurn = {
  readonly seat: Seat;
  /** Counted over all seats, from 1. */
  readonly number: number;
  readonly throws: readonly Throw[];
  /** Null while the turn is not over. */
  readonly score: (ScoreRecorded & { readonly by: PlayedBy }) | null;
};

/** The turns of a game, in the order they were played. */
export function playedTurns(events: readonly Fact[]): readonly PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  const playedBy = new Map<Seat, PlayedBy>();
  for (const event of effective(events)) {
    if (event.type === 'SeatPlayedBy') playedBy.set(event.seat, event.by);
    if (event.type === 'Resigned') playedBy.set(event.seat, 'zero');
    if (event.type === 'TurnStarted') turns.push(startOf(event, turns.length + 1, playedBy));
    const turn = turns.at(-1);
    if (turn) turns[turns.length - 1] = read(turn, event, playedBy.get(turn.seat) ?? 'player');
  }
  return turns;
}

function startOf(
  { seat, dice, rollsLeft }: Extract<Fact, { type: 'TurnStarted' }>,
  number: number,
  playedBy: ReadonlyMap<Seat, PlayedBy>,
): PlayedTurn {
  const by = playedBy.get(seat) ?? 'player';
  return { seat, number, throws: dice ? [{ hold: null, dice, rollsLeft, by }] : [], score: null };
}

function read(turn: PlayedTurn, event: Fact, by: PlayedBy): PlayedTurn {
  if (event.type === 'DiceRolled') {
    const hold = turn.throws.length > 0 ? event.hold : null;
    return { ...turn, throws: [...turn.throws, { hold, dice: event.dice, rollsLeft: event.rollsLeft, by }] };
  }
  if (event.type !== 'ScoreRecorded') return turn;
  // Only the house passes a turn, also for a player who was still at the table.
  return { ...turn, score: { ...event, by: event.zero === 'passed' && by === 'player' ? 'zero' : by } };
}
