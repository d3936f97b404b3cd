/** Facts that every family shares. A fact is complete: reading the list again gives the same game without a die being thrown. */
import type { Variant } from './variants/index.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** The most seats at any table; a variant may allow fewer. */
export const MAX_PLAYERS = 6;

export const BOT_LEVELS = ['easy', 'normal', 'optimal', 'winning'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Whoever sits in a seat: a person, or a bot of some level. `seed` is the player's own share of the chance. */
export type Player = { readonly name: string; readonly bot?: BotLevel; readonly seed?: string };

export const TURN_ORDERS = ['seated', 'shuffled', 'opening-roll'] as const;
export const UNDO_RULES = ['off', 'before-draw', 'practice'] as const;

/** How this game is played, the same for everybody at the table. */
export type Options = {
  readonly turnOrder: (typeof TURN_ORDERS)[number];
  /** The authority makes the first roll when a turn starts. */
  readonly autoFirstRoll: boolean;
  /** `before-draw`: a score can be taken back until chance is drawn again; `practice`: always, and the game counts as assisted. */
  readonly undo: (typeof UNDO_RULES)[number];
  readonly hints: boolean;
  /** Everybody gets the same dice in the same round. */
  readonly sameDice: boolean;
};

export type GameStarted = {
  readonly type: 'GameStarted';
  readonly id: string;
  readonly variant: Variant;
  readonly players: readonly Player[];
  readonly options: Options;
  /** Seats in the order they play; the seated order until an opening roll decides. */
  readonly order: readonly Seat[];
  /** SHA-256 of the secret seed, when there is one. */
  readonly commitment: string | null;
  /** All games of one challenge have the same dice: it takes the place of the game's id and the players' seeds in every draw. */
  readonly challenge?: string;
};

/** One round of the opening roll; `order` is there once a single seat has the highest sum. */
export type OpeningRolled = {
  readonly type: 'OpeningRolled';
  readonly rolls: readonly { readonly seat: Seat; readonly dice: readonly number[] }[];
  readonly order: readonly Seat[] | null;
};

/** Who acts for a seat: its player, or the house by the room's policy. */
export const SUBSTITUTES = ['player', 'zero', 'bot'] as const;
export type PlayedBy = (typeof SUBSTITUTES)[number];

export type SeatPlayedBy = { readonly type: 'SeatPlayedBy'; readonly seat: Seat; readonly by: PlayedBy };
export type HintTaken = { readonly type: 'HintTaken'; readonly seat: Seat };
/** The player gave up; the house plays the seat to the end for the others. */
export type Resigned = {
  readonly type: 'Resigned';
  readonly seat: Seat;
  /** Nobody gave up: in a game of days two turns in a row ran out of time. */
  readonly outOfTime?: true;
};
/** The game is again as it was after the first `to` events. */
export type Undone = { readonly type: 'Undone'; readonly seat: Seat; readonly to: number };

export type GameOver = {
  readonly type: 'GameOver';
  /** By seat. */
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** Everybody had left; nobody wins. */
  readonly abandoned?: true;
  /** The secret seed in hexadecimal, shown only now. */
  readonly seed?: string;
};

export type SharedEvent = GameStarted | OpeningRolled | SeatPlayedBy | HintTaken | Resigned | Undone | GameOver;
