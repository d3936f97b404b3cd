/** The games that somebody has a seat in and that are not over, as a server lists them. */
import type { BotLevel } from '@yaht/rules';

export type OpenSeat = {
  readonly name: string;
  readonly bot?: BotLevel;
  /** The public id of the player's profile. */
  readonly profile?: string;
  /** Until when the player is on vacation. */
  readonly vacationUntil?: number;
  /** Points so far; 0 before the game. */
  readonly score: number;
};

/** The turn before: whose it was, what was rolled in it, and what came of it. */
export type TurnBefore = {
  readonly playerId: number;
  readonly dice: readonly number[] | null;
  readonly end: 'scored' | 'banked' | 'flopped' | 'passed';
  /** The line that was filled, on a card. */
  readonly category: string | null;
  readonly score: number;
};

export type OpenGame = {
  /** The id of the room, by which one comes back to it. */
  readonly room: string;
  readonly phase: 'lobby' | 'playing';
  readonly variant: { readonly id: string; readonly name: string };
  /** Whether it waits for the reader: to roll, to get ready, to begin, or to answer whether a score may be taken back. */
  readonly waits: boolean;
  /** By seat; null is free. */
  readonly seats: readonly (OpenSeat | null)[];
  /** The reader's seats. */
  readonly own: readonly number[];
  /** The seats that may move. */
  readonly turn: readonly number[];
  /** The round that is on, from 1, and how many there are; null before the game, and where nobody knows how many. */
  readonly round: number | null;
  readonly rounds: number | null;
  readonly before: TurnBefore | null;
  /** Since when it is as it is, in milliseconds since 1970. */
  readonly since: number;
  /** When the turn that is on runs out; null without a limit. */
  readonly until: number | null;
  readonly turnSeconds: number;
  readonly rated: boolean;
  readonly private: boolean;
};

/** A page of the list; `next` is `after` for the following one. */
export type OpenGames = {
  /** How many games wait for the reader, as far as they are counted (100). */
  readonly waiting: number;
  readonly games: readonly OpenGame[];
  readonly next: string | null;
};

/** Games on one page, unless another number is asked for, and at most. */
export const GAMES_LISTED = 20;
export const MOST_GAMES_LISTED = 50;
