/** Where a scorecard game stands, and how each fact changes it. */
import { replaceAt, withTurn } from '../change.ts';
import { noneHeld, type Dice, type Hold } from '../dice.ts';
import type { TableFact } from '../engine.ts';
import type { GameStarted, PlayedBy, Seat } from '../event.ts';
import { emptyCard, fill, type Card } from './card.ts';
import type { ScorecardVariant } from './variant.ts';

export type TurnStarted = {
  readonly type: 'TurnStarted';
  readonly seat: Seat;
  /** Null until the player rolls; the first roll when the authority makes it. */
  readonly dice: Dice | null;
  readonly rollsLeft: number;
};
export type DiceRolled = {
  readonly type: 'DiceRolled';
  readonly seat: Seat;
  readonly hold: Hold;
  readonly dice: Dice;
  readonly rollsLeft: number;
};
/** Recorded only where holding was acknowledged as a step of its own. */
export type DiceHeld = { readonly type: 'DiceHeld'; readonly seat: Seat; readonly hold: Hold };
export type ScoreRecorded = {
  readonly type: 'ScoreRecorded';
  readonly seat: Seat;
  readonly category: string;
  readonly points: number;
  readonly bonus: number;
  /** A zero by choice, or by the house for a player who is away. */
  readonly zero?: 'scratched' | 'passed';
};
export type ScorecardEvent = TurnStarted | DiceRolled | DiceHeld | ScoreRecorded;

export type Turn = {
  readonly seat: Seat;
  /** Counted over all seats, from 1. */
  readonly number: number;
  /** Rolls made in this turn. */
  readonly rolls: number;
  readonly rollsLeft: number;
  readonly dice: Dice | null;
  readonly hold: Hold;
};

export type ScorecardState = {
  readonly order: readonly Seat[];
  readonly cards: readonly Card[];
  /** Rolls each seat carries over; stays 0 unless the variant saves them. */
  readonly savedRolls: readonly number[];
  readonly playedBy: readonly PlayedBy[];
  /** Turns begun so far. */
  readonly turns: number;
  /** Null before the first turn and when the game is over. */
  readonly turn: Turn | null;
};

/** Empty cards, before the first turn. */
export const beginScorecard = ({ players, order }: GameStarted): ScorecardState => ({
  order,
  cards: players.map(() => emptyCard),
  savedRolls: players.map(() => 0),
  playedBy: players.map(() => 'player'),
  turns: 0,
  turn: null,
});

/** The state after one more fact; copies, never judges. */
export function evolveScorecard(
  variant: ScorecardVariant,
  state: ScorecardState,
  event: ScorecardEvent | TableFact,
): ScorecardState {
  switch (event.type) {
    case 'OpeningRolled':
      return { ...state, order: event.order ?? state.order };
    case 'TurnStarted':
      return startTurn(variant, state, event);
    case 'DiceRolled':
      return rollDice(state, event);
    case 'DiceHeld':
      return withTurn(state, turn => ({ ...turn, hold: event.hold }));
    case 'ScoreRecorded':
      return recordScore(variant, state, event);
    case 'SeatPlayedBy':
      return { ...state, playedBy: replaceAt(state.playedBy, event.seat, event.by) };
    case 'Resigned':
      return { ...state, playedBy: replaceAt(state.playedBy, event.seat, 'zero') };
    case 'GameOver':
      return { ...state, turn: null };
  }
}

// These three are every move of a game. Written out, a copy takes a fraction of the time.

function startTurn(variant: ScorecardVariant, state: ScorecardState, { seat, dice, rollsLeft }: TurnStarted): ScorecardState {
  const { order, cards, savedRolls, playedBy } = state;
  const turns = state.turns + 1;
  const turn = { seat, number: turns, rolls: dice ? 1 : 0, rollsLeft, dice, hold: noneHeld(variant.dice) };
  return { order, cards, savedRolls, playedBy, turns, turn };
}

function rollDice(state: ScorecardState, { rollsLeft, dice, hold }: DiceRolled): ScorecardState {
  const { order, cards, savedRolls, playedBy, turns, turn } = state;
  if (!turn) return state;
  const { seat, number, rolls } = turn;
  return { order, cards, savedRolls, playedBy, turns, turn: { seat, number, rolls: rolls + 1, rollsLeft, dice, hold } };
}

function recordScore(variant: ScorecardVariant, state: ScorecardState, event: ScoreRecorded): ScorecardState {
  const { order, playedBy, turns } = state;
  const cards = state.cards.map((card, seat) =>
    seat === event.seat ? fill(card, event.category, event.points, event.bonus) : card,
  );
  const savedRolls = replaceAt(state.savedRolls, event.seat, variant.savesRolls ? rollsToSave(state, event) : 0);
  return { order, cards, savedRolls, playedBy, turns, turn: null };
}

/** A passed turn saves nothing of its own: being away must not pay. */
function rollsToSave({ turn, savedRolls }: ScorecardState, { seat, zero }: ScoreRecorded): number {
  const unused = turn?.rollsLeft ?? 0;
  return zero === 'passed' ? Math.min(unused, savedRolls[seat] ?? 0) : unused;
}
