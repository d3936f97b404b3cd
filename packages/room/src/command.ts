/** What can be wished for in a room. What the authority adds (passwords checked, commitments made) is already in here. */
import type { BotLevel, Chance, Command, DrawKeys, Seat } from '@yaht/rules';
import type { MemberId, ProfileId } from './event.ts';

/** Who wishes: a member, somebody who is not one yet, or the house. */
export type RoomActor = MemberId | 'guest' | 'house';

/** Somebody would like to come in. */
export type Join = {
  readonly type: 'Join';
  readonly name: string;
  /** Join without a seat. */
  readonly spectate?: boolean;
  /** Whether the password that came along is the room's. */
  readonly passwordFits?: boolean;
  /** The profile whose key came along. */
  readonly profile?: ProfileId;
};

/** Every wish there is in a room. */
export type RoomCommand =
  | Join
  | { readonly type: 'TakeSeat'; readonly seat?: Seat; readonly name?: string }
  | { readonly type: 'LeaveSeat'; readonly seat?: Seat }
  | { readonly type: 'Ready'; readonly ready?: boolean; readonly seed?: string }
  | { readonly type: 'AddBot'; readonly level: BotLevel; readonly seat?: Seat; readonly name?: string }
  | { readonly type: 'RemovePlayer'; readonly seat: Seat }
  | { readonly type: 'RemoveMember'; readonly member: MemberId }
  /** Whoever starts is ready by that; the seed is as with `Ready`. */
  | { readonly type: 'StartGame'; readonly seed?: string }
  /** `commitment` is that of a fresh secret seed, made by the authority. */
  | { readonly type: 'Rematch'; readonly commitment: string | null }
  | { readonly type: 'Chat'; readonly text: string }
  | { readonly type: 'Leave' }
  /** A member is back after the house played for it. */
  | { readonly type: 'Return' }
  | { readonly type: 'Undo'; readonly seat?: Seat }
  | { readonly type: 'AnswerUndo'; readonly yes: boolean }
  /** Offers to end the game without a result, or agrees to that. */
  | { readonly type: 'OfferEnd' }
  | { readonly type: 'AnswerEnd'; readonly yes: boolean }
  /** `now` is the authority's time. */
  | { readonly type: 'Nudge'; readonly now: number }
  /** A member's profile is on vacation until then; 0 when it is back. Said by the authority in the member's name. */
  | { readonly type: 'Vacation'; readonly until: number }
  /** Left out, the own seat that is in turn, or the first. */
  | { readonly type: 'Resign'; readonly seat?: Seat }
  /** The house: the countdown of a member who dropped has run out. */
  | { readonly type: 'Drop'; readonly member: MemberId }
  /** The house: nobody has been here for long. */
  | { readonly type: 'Expire' }
  /** The house: the move of a bot, or of whoever plays for somebody who is away. */
  | { readonly type: 'PlayFor'; readonly seat: Seat; readonly command: GameCommand }
  | GameCommand;

/** A wish that the rules of the game judge. */
export type GameCommand = Exclude<Command, { readonly type: 'Undo' | 'Resign' }>;

/** What a room cannot know itself. */
export type Parts = {
  /** The chance of the game that is on or about to start. */
  readonly chance: (keys: DrawKeys) => Chance;
  /** The game's secret seed in hexadecimal; asked for only to write it into the end of the game. */
  readonly reveal: () => string;
};
