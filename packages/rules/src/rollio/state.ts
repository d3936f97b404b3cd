/** Where a classic game of Rollio stands, and how each fact changes it. */
import { replaceAt, withTurn } from '../change.ts';
import { noneHeld, type Hold } from '../dice.ts';
import type { TableFact } from '../engine.ts';
import type { GameStarted, PlayedBy, Seat } from '../event.ts';
import type { PlacedCombination } from './placing.ts';
import type { RollioVariant } from './variant.ts';

/** A seat begins its turn. */
export type RollioTurnStarted = {
  readonly type: 'TurnStarted';
  readonly seat: Seat;
  /** Null until the player rolls; the first roll when the authority makes it. */
  readonly dice: readonly number[] | null;
};
/** `hold` marks the dice set aside, which stayed; after hot dice none does. */
export type RollioDiceRolled = {
  readonly type: 'DiceRolled';
  readonly seat: Seat;
  readonly hold: Hold;
  readonly dice: readonly number[];
};
/** Dice were set aside for points. */
export type DiceScored = {
  readonly type: 'DiceScored';
  readonly seat: Seat;
  /** Positions, ascending. */
  readonly dice: readonly number[];
  /** The place of the chosen way in the list, most points first. */
  readonly partition: number;
  readonly combinations: readonly PlacedCombination[];
  readonly points: number;
  /** The pot with these points. */
  readonly pot: number;
  /** Every die is set aside: the next roll throws all of them again. */
  readonly hotDice: boolean;
};
/** The pot went into the total, and the turn is over. */
export type Banked = { readonly type: 'Banked'; readonly seat: Seat; readonly points: number; readonly total: number };
/** Nothing in the roll scored: the pot is lost, and the turn is over. */
export type Flopped = { readonly type: 'Flopped'; readonly seat: Seat; readonly lost: number };
/** The house ended the turn of a player who is away. */
export type TurnPassed = { readonly type: 'TurnPassed'; readonly seat: Seat; readonly lost: number };

/** The facts of a classic game. */
export type RollioEvent = RollioTurnStarted | RollioDiceRolled | DiceScored | Banked | Flopped | TurnPassed;

/** The turn that is on. */
export type RollioTurn = {
  readonly seat: Seat;
  /** Counted over all seats, from 1. */
  readonly number: number;
  /** Rolls made in this turn. */
  readonly rolls: number;
  readonly dice: readonly number[] | null;
  /** By die: set aside, so that the next roll leaves it. */
  readonly aside: Hold;
  /** Dice were set aside since the latest roll. */
  readonly scored: boolean;
  readonly pot: number;
  /** How often all dice were set aside in this turn. */
  readonly hotDice: number;
};

/** The game between two facts. */
export type RollioState = {
  readonly order: readonly Seat[];
  /** Banked points by seat. */
  readonly totals: readonly number[];
  readonly playedBy: readonly PlayedBy[];
  /** Turns begun so far. */
  readonly turns: number;
  /** The first seat to reach the target: when its turn would come again, the game is over. */
  readonly closer: Seat | null;
  /** Null before the first turn and when the game is over. */
  readonly turn: RollioTurn | null;
};

/** The state before the first turn. */
export const beginRollio = ({ players, order }: GameStarted): RollioState => ({
  order,
  totals: players.map(() => 0),
  playedBy: players.map(() => 'player'),
  turns: 0,
  closer: null,
  turn: null,
});

/** The state after a fact. */
export function evolveRollio(variant: RollioVariant, state: RollioState, event: RollioEvent | TableFact): RollioState {
  switch (event.type) {
    case 'OpeningRolled':
      return { ...state, order: event.order ?? state.order };
    case 'TurnStarted':
      return startTurn(variant, state, event);
    case 'DiceRolled':
      return withTurn(state, turn => ({ ...turn, rolls: turn.rolls + 1, dice: event.dice, aside: event.hold, scored: false }));
    case 'DiceScored':
      return withTurn(state, turn => setAside(turn, event));
    case 'Banked':
      return bank(variant, state, event);
    case 'Flopped':
    case 'TurnPassed':
    case 'GameOver':
      return { ...state, turn: null };
    case 'Resigned':
      return { ...state, playedBy: replaceAt(state.playedBy, event.seat, 'zero') };
    case 'SeatPlayedBy':
      return { ...state, playedBy: replaceAt(state.playedBy, event.seat, event.by) };
  }
}

const startTurn = (variant: RollioVariant, state: RollioState, { seat, dice }: RollioTurnStarted): RollioState => ({
  ...state,
  turns: state.turns + 1,
  turn: {
    seat,
    number: state.turns + 1,
    rolls: dice ? 1 : 0,
    dice,
    aside: noneHeld(variant.dice),
    scored: false,
    pot: 0,
    hotDice: 0,
  },
});

const setAside = (turn: RollioTurn, { dice, pot, hotDice }: DiceScored): RollioTurn => ({
  ...turn,
  aside: turn.aside.map((aside, die) => aside || dice.includes(die)),
  scored: true,
  pot,
  hotDice: turn.hotDice + (hotDice ? 1 : 0),
});

const bank = (variant: RollioVariant, state: RollioState, { seat, total }: Banked): RollioState => ({
  ...state,
  totals: replaceAt(state.totals, seat, total),
  closer: state.closer ?? (total >= variant.target ? seat : null),
  turn: null,
});
