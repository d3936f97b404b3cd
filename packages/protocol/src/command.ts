/** Between a client's messages and the wishes of a room: the wire's `playerId` is the room's `seat`. */
import type { RoomCommand } from '@yaht/room';
import { err, ok, parseCustom, variantById, type Result, type Variant } from '@yaht/rules';
import type { RoomWishes } from '@yaht/room';
import type { ClientMessage, ClientMessageOf, ClientMessageType, MessageRefusal } from './client-message.ts';

/** What the authority brings itself: who is let in, and a new promise. */
type NotFromClients =
  'Join' | 'Rematch' | 'Nudge' | 'Vacation' | 'Return' | 'Drop' | 'Expire' | 'PlayFor' | 'PassTurn' | 'SetPlayedBy' | 'Abandon';

/** The wishes a client can make as they are. */
export type ClientCommand = Exclude<RoomCommand, { readonly type: NotFromClients }>;

/** The messages that are such wishes. The type of each is the type of the wish, so a new wish without a message does not compile. */
export type CommandMessage = { readonly [Type in ClientCommand['type']]: ClientMessageOf<Type> }[ClientCommand['type']];

/** The others. A new message is one or the other, or does not compile. */
const NOT_COMMANDS: Readonly<Record<Exclude<ClientMessageType, ClientCommand['type']>, true>> = {
  Join: true,
  Resume: true,
  CreateRoom: true,
  PlayDaily: true,
  ListRooms: true,
  AskDaily: true,
  ListGames: true,
  MakeProfile: true,
  Rematch: true,
  Nudge: true,
  Ping: true,
  Pong: true,
};

/** Whether the message is for the room that its sender is in, and needs nothing from the door. */
export const isCommandMessage = (message: ClientMessage): message is CommandMessage => !Object.hasOwn(NOT_COMMANDS, message.type);

/** The wish behind a message. */
export function commandOf(message: CommandMessage): ClientCommand {
  // Most moves are the wish already, and a copy takes a while.
  if (!('id' in message || 'playerId' in message)) return message;
  const { id: _id, playerId, ...wish } = { playerId: undefined, ...message };
  // Only the name of the seat differs, which the tests check for every wish.
  return (playerId === undefined ? wish : { ...wish, seat: playerId }) as ClientCommand;
}

/** The message for a wish, with the id that makes it happen once. */
export function messageFor(command: ClientCommand, id?: string): CommandMessage {
  const { seat, ...wish } = { seat: undefined, ...command };
  const named = seat === undefined ? wish : { ...wish, playerId: seat };
  return (id === undefined ? named : { ...named, id }) as CommandMessage;
}

/** The options that somebody asks for when opening a room; the password itself stays outside. */
export function wishesOf(message: ClientMessageOf<'CreateRoom'>): Result<RoomWishes, MessageRefusal> {
  const {
    type: _type,
    id,
    name: _name,
    names: _names,
    protocol: _protocol,
    profile: _profile,
    token: _token,
    password,
    variant: asked,
    ...options
  } = message;
  const variant = variantFrom(asked);
  if (!variant.ok) return err({ ...variant.error, ...(id === undefined ? {} : { id }) });
  return ok({ ...options, variant: variant.value, password: password !== undefined });
}

/** A game of the house by its id, or a custom one by its rules. */
function variantFrom(asked: ClientMessageOf<'CreateRoom'>['variant']): Result<Variant, MessageRefusal> {
  if (typeof asked === 'string') {
    const variant = variantById(asked);
    return variant ? ok(variant) : err({ code: 'unknown-variant', field: 'variant' });
  }
  const parsed = parseCustom(asked);
  if (parsed.ok) return parsed;
  return err({ code: 'invalid-variant', field: ['variant', parsed.error[0]?.field].filter(Boolean).join('.') });
}
