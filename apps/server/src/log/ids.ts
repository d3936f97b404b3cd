/** Names of rooms, members and commands: each has its own type, so that one never lands in another's place. */
import { fault } from '@yaht/rules';

declare const kind: unique symbol;
type Named<Kind extends string> = string & { readonly [kind]: Kind };

export type RoomId = Named<'room'>;
/** Whoever holds a token. */
export type MemberId = Named<'member'>;
/** Chosen by the sender, so that a retry can be recognised; unique for one member in one room. */
export type CommandId = Named<'command'>;
/** What is kept of a token. */
export type TokenHash = Named<'token'>;
/** A place in the order of all commits; its text means something only to the log that gave it. */
export type Cursor = Named<'cursor'>;

export const MAX_ID_LENGTH = 128;

/**
 * Whether a text can be an id in every database: control characters are cut or refused by some of them, and
 * a lone surrogate is stored as another character, so that two ids would become one.
 */
export const isIdText = (text: string): boolean =>
  text.length > 0 && text.length <= MAX_ID_LENGTH && !/[\p{Cc}\p{Cs}]/u.test(text);

const named =
  <Id extends string>(name: string) =>
  (text: string): Id =>
    isIdText(text) ? (text as Id) : fault(`${JSON.stringify(text)} cannot be the id of a ${name}`);

/** For texts that passed `isIdText` at the edge; anything else is a fault. */
export const roomId = named<RoomId>('room');
export const memberId = named<MemberId>('member');
export const commandId = named<CommandId>('command');
export const tokenHash = named<TokenHash>('token');
