/** Wishes that every family shares. */
import type { PlayedBy, Seat } from './event.ts';

/** Who wishes: a seat, or the house for players who are away. */
export type Actor = Seat | 'house';

/** A player's wishes beside the game's own. */
export type TableCommand =
  | { readonly type: 'Undo' }
  | { readonly type: 'Hint' }
  /** `outOfTime` is said by the room, for a player who let two turns in a row run out. */
  | { readonly type: 'Resign'; readonly outOfTime?: true };

/** `seat` names whose, in games where several may move at once. */
export type PassTurn = { readonly type: 'PassTurn'; readonly seat?: Seat };

/** Only the house: end the turn of an absent player, name who acts for a seat, end a game that everybody left. */
export type HouseCommand =
  PassTurn | { readonly type: 'SetPlayedBy'; readonly seat: Seat; readonly by: PlayedBy } | { readonly type: 'Abandon' };
