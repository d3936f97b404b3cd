/** Facts about the people around a game. Together with the game's own facts they are one list with one numbering. */
import type { BotLevel, Event, Seat } from '@yaht/rules';
import type { RoomOptions } from './options.ts';

/** The number of a member in its room, in the order of joining; never used twice. */
export type MemberId = number;

/** The public name of a profile, the same in every room; the key behind it is known to its owner only. */
export type ProfileId = string;

/** The first fact of a room. */
export type RoomCreated = {
  readonly type: 'RoomCreated';
  readonly id: string;
  readonly options: RoomOptions;
  /** SHA-256 of the first game's secret seed, before any player's own seed is known. */
  readonly commitment: string | null;
};
/** Somebody came in, with a seat or without. */
export type MemberJoined = {
  readonly type: 'MemberJoined';
  readonly member: MemberId;
  readonly name: string;
  /** Whose games these are, for whoever came with a profile. */
  readonly profile?: ProfileId;
};
/** Somebody left for good, or was removed by the host. */
export type MemberLeft = { readonly type: 'MemberLeft'; readonly member: MemberId; readonly removed?: true };
/** A bot belongs to no member. */
export type SeatTaken = {
  readonly type: 'SeatTaken';
  readonly seat: Seat;
  readonly member: MemberId | null;
  readonly name: string;
  readonly bot?: BotLevel;
};
/** Before a game the seat is free again; in a game it stays, and the house plays it to the end. */
export type SeatLeft = { readonly type: 'SeatLeft'; readonly seat: Seat };
/** Whoever had seat `from[i]` now has seat `i`; the other seats are free. */
export type SeatsMoved = { readonly type: 'SeatsMoved'; readonly from: readonly Seat[] };
/** A player is ready for the next game, or is not any more. */
export type PlayerReady = {
  readonly type: 'PlayerReady';
  readonly seat: Seat;
  readonly ready: boolean;
  /** The player's own share of the chance. */
  readonly seed: string;
};
/** Null when nobody is here who could be the host. */
export type HostChanged = { readonly type: 'HostChanged'; readonly member: MemberId | null };
/** Somebody wrote something; the text is safe to show. */
export type ChatMessage = {
  readonly type: 'ChatMessage';
  readonly member: MemberId;
  /** The member's first seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly text: string;
};
/** A seat would like its last score back. */
export type UndoAsked = { readonly type: 'UndoAsked'; readonly seat: Seat };
/** One answer to that; a no ends the question. */
export type UndoAnswered = { readonly type: 'UndoAnswered'; readonly member: MemberId; readonly yes: boolean };
/** A player would like to end the game without a result. */
export type EndOffered = { readonly type: 'EndOffered'; readonly member: MemberId };
/** One answer to that; a no ends the question. */
export type EndAnswered = { readonly type: 'EndAnswered'; readonly member: MemberId; readonly yes: boolean };
/** A member nudged the seat that is to play. */
export type Nudged = { readonly type: 'Nudged'; readonly seat: Seat; readonly member: MemberId; readonly time: number };
/** A member is on vacation until then, and in games of days its clock stands still; 0 when it is back. */
export type OnVacation = { readonly type: 'OnVacation'; readonly member: MemberId; readonly until: number };
/** The lobby of the next game, with a promise of its own. */
export type RematchOpened = { readonly type: 'RematchOpened'; readonly commitment: string | null };
/** The last fact of a room. */
export type RoomClosed = { readonly type: 'RoomClosed'; readonly reason: 'idle' };

/** Everything that can happen around a game. */
export type RoomFact =
  | RoomCreated
  | MemberJoined
  | MemberLeft
  | SeatTaken
  | SeatLeft
  | SeatsMoved
  | PlayerReady
  | HostChanged
  | ChatMessage
  | UndoAsked
  | UndoAnswered
  | EndOffered
  | EndAnswered
  | Nudged
  | OnVacation
  | RematchOpened
  | RoomClosed;

/** Everything that can happen in a room: around the game and in it. */
export type RoomEvent = RoomFact | Event;

const FACTS: Readonly<Record<RoomFact['type'], true>> = {
  RoomCreated: true,
  MemberJoined: true,
  MemberLeft: true,
  SeatTaken: true,
  SeatLeft: true,
  SeatsMoved: true,
  PlayerReady: true,
  HostChanged: true,
  ChatMessage: true,
  UndoAsked: true,
  UndoAnswered: true,
  EndOffered: true,
  EndAnswered: true,
  Nudged: true,
  OnVacation: true,
  RematchOpened: true,
  RoomClosed: true,
};

/** Whether the fact is about the people; the others make up the record of the game. */
export const isRoomFact = (event: RoomEvent): event is RoomFact => Object.hasOwn(FACTS, event.type);
