/** What a client says. Outside data is read here once, into types the inside can trust. */
import { AWAY_POLICIES, cleanName, cleanText, lengthOf, MAX_CHAT_LENGTH, START_RULES, TURN_SECONDS } from '@yaht/room';
import { BOT_LEVELS, DICE_SET_IDS, err, isPlayerName, MAX_PLAYERS, ok, TURN_ORDERS, UNDO_RULES, type Result } from '@yaht/rules';
import * as z from 'zod/mini';
import { MOST_GAMES_LISTED } from './open-game.ts';
import { isPlainObject, plainCopy, type Plain, type PlainObject } from './plain.ts';
import type { WireRefusal } from './refusal.ts';

/** Why a message was not read, with the field that is wrong and the id of the wish where they are known. */
export type MessageRefusal = { readonly code: WireRefusal; readonly field?: string; readonly id?: string };

const PLAIN_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** More dice than any game has. */
const MAX_DICE = 32;

const commandId = z.string().check(z.regex(PLAIN_ID));
const name = z.string().check(
  z.maxLength(200),
  z.refine(text => isPlayerName(cleanName(text))),
);
const text = z.string().check(z.refine(said => lengthOf(cleanText(said)) <= MAX_CHAT_LENGTH));
const seed = z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/));
const label = z.string().check(z.minLength(1), z.maxLength(64));
const seat = z.int().check(z.nonnegative(), z.lt(MAX_PLAYERS));
const count = z.int().check(z.nonnegative());
const password = z.string().check(z.minLength(1), z.maxLength(128));
/** 256 bits in base64url: a token that the client chose, so that coming in can be tried again, or the key of a profile. */
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const secret = z.exactOptional(key);
const hold = z.array(z.boolean()).check(z.minLength(1), z.maxLength(MAX_DICE));
const positions = z.array(z.int().check(z.nonnegative(), z.lt(MAX_DICE))).check(z.maxLength(MAX_DICE));
const flag = z.exactOptional(z.boolean());

const message = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.object({ type: z.literal(type), id: z.exactOptional(commandId), ...fields });

const roomOptions = {
  private: flag,
  spectators: flag,
  autoFirstRoll: flag,
  hints: flag,
  sameDice: flag,
  rated: flag,
  chat: flag,
  spectatorChat: flag,
  turnOrder: z.exactOptional(z.enum(TURN_ORDERS)),
  undo: z.exactOptional(z.enum(UNDO_RULES)),
  turnSeconds: z.exactOptional(z.literal(TURN_SECONDS)),
  whenAway: z.exactOptional(z.enum(AWAY_POLICIES)),
  awaySeconds: z.exactOptional(count),
  start: z.exactOptional(z.enum(START_RULES)),
};

/** Every message of a client. Fields that are not listed are ignored. */
export const CLIENT_MESSAGES = {
  Join: message('Join', {
    name,
    protocol: z.exactOptional(count),
    room: z.exactOptional(label),
    password: z.exactOptional(password),
    spectate: flag,
    token: secret,
    profile: secret,
  }),
  Resume: message('Resume', {
    token: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(200))),
    /** In place of a token: the room, and the key of the profile that has a seat in it. */
    room: z.exactOptional(label),
    profile: secret,
    after: z.exactOptional(count),
    protocol: z.exactOptional(count),
  }),
  CreateRoom: message('CreateRoom', {
    name,
    variant: z.union([label, z.record(z.string(), z.unknown())]),
    seats: z.exactOptional(z.int().check(z.gte(1), z.lte(MAX_PLAYERS))),
    names: z.exactOptional(z.array(name).check(z.maxLength(MAX_PLAYERS))),
    password: z.exactOptional(password),
    protocol: z.exactOptional(count),
    token: secret,
    profile: secret,
    ...roomOptions,
  }),
  ListRooms: message('ListRooms', {}),
  PlayDaily: message('PlayDaily', {
    name,
    profile: key,
    game: z.exactOptional(label),
    protocol: z.exactOptional(count),
    token: secret,
  }),
  AskDaily: message('AskDaily', { day: z.exactOptional(count), game: z.exactOptional(label), profile: secret }),
  MakeProfile: message('MakeProfile', { name, profile: key }),
  ListGames: message('ListGames', {
    profile: key,
    after: z.exactOptional(label),
    limit: z.exactOptional(z.int().check(z.gte(1), z.lte(MOST_GAMES_LISTED))),
  }),
  TakeSeat: message('TakeSeat', { playerId: z.exactOptional(seat), name: z.exactOptional(name) }),
  LeaveSeat: message('LeaveSeat', { playerId: z.exactOptional(seat) }),
  Ready: message('Ready', { ready: flag, seed: z.exactOptional(seed) }),
  AddBot: message('AddBot', { level: z.enum(BOT_LEVELS), playerId: z.exactOptional(seat), name: z.exactOptional(name) }),
  RemovePlayer: message('RemovePlayer', { playerId: seat }),
  RemoveMember: message('RemoveMember', { member: count }),
  StartGame: message('StartGame', { seed: z.exactOptional(seed) }),
  Rematch: message('Rematch', {}),
  Chat: message('Chat', { text }),
  Leave: message('Leave', {}),
  Ping: message('Ping', { inView: z.exactOptional(z.boolean()) }),
  Pong: message('Pong', {}),
  RollDice: message('RollDice', { hold: z.exactOptional(hold) }),
  HoldDice: message('HoldDice', { hold }),
  ScoreCategory: message('ScoreCategory', { category: label }),
  ScratchCategory: message('ScratchCategory', { category: label }),
  ScoreDice: message('ScoreDice', { dice: positions, partition: z.exactOptional(count) }),
  Bank: message('Bank', {}),
  ChooseSet: message('ChooseSet', { set: z.enum(DICE_SET_IDS) }),
  RerollDice: message('RerollDice', { dice: positions }),
  AcceptFlop: message('AcceptFlop', {}),
  BuyWare: message('BuyWare', { ware: count }),
  RerollShop: message('RerollShop', {}),
  SellCharm: message('SellCharm', { charm: count }),
  SellConsumable: message('SellConsumable', { consumable: count }),
  MoveCharm: message('MoveCharm', { from: count, to: count }),
  UseConsumable: message('UseConsumable', { consumable: count, die: z.exactOptional(count) }),
  LeaveShop: message('LeaveShop', {}),
  EndRun: message('EndRun', {}),
  Undo: message('Undo', { playerId: z.exactOptional(seat) }),
  AnswerUndo: message('AnswerUndo', { yes: z.boolean() }),
  OfferEnd: message('OfferEnd', {}),
  AnswerEnd: message('AnswerEnd', { yes: z.boolean() }),
  Nudge: message('Nudge', {}),
  Hint: message('Hint', {}),
  Resign: message('Resign', { playerId: z.exactOptional(seat) }),
};

type Schemas = typeof CLIENT_MESSAGES;
/** The types a client can say. */
export type ClientMessageType = keyof Schemas;
/** The message of one type. */
export type ClientMessageOf<Type extends ClientMessageType> = Readonly<z.infer<Schemas[Type]>>;
/** Any message of a client; `type` tells which. */
export type ClientMessage = { readonly [Type in ClientMessageType]: ClientMessageOf<Type> }[ClientMessageType];

/** Fields whose wrong values have a reason of their own. */
const FIELD_REFUSALS: Readonly<Record<string, WireRefusal>> = {
  name: 'invalid-name',
  names: 'invalid-name',
  seed: 'invalid-seed',
  text: 'chat-too-long',
};

/** The message that this data is, fresh and complete, or why it is none. */
export const readClientMessage = (data: unknown): Result<ClientMessage, MessageRefusal> => readPlainMessage(plainCopy(data));

/** The same for data that a decoder has made, which is plain already. */
export function readPlainMessage(plain: Plain | undefined): Result<ClientMessage, MessageRefusal> {
  if (!isPlainObject(plain) || typeof plain['type'] !== 'string') return err({ code: 'not-a-message' });
  const { type } = plain;
  if (!isClientMessageType(type)) return err({ code: 'unknown-type', ...idOf(plain) });
  const parsed = CLIENT_MESSAGES[type].safeParse(withoutNulls(plain));
  if (parsed.success) return ok(parsed.data);
  const field = String(parsed.error.issues[0]?.path[0] ?? '');
  return err({ code: codeFor(field, plain[field]), field, ...idOf(plain) });
}

const codeFor = (field: string, value: unknown): WireRefusal =>
  (typeof value === 'string' || Array.isArray(value) ? FIELD_REFUSALS[field] : undefined) ?? 'invalid-message';

/** Whether this protocol knows the type from clients. */
export const isClientMessageType = (type: string): type is ClientMessageType => Object.hasOwn(CLIENT_MESSAGES, type);

const idOf = ({ id }: PlainObject): { readonly id?: string } => (typeof id === 'string' && PLAIN_ID.test(id) ? { id } : {});

/** Some languages write what is left out as null. */
const withoutNulls = (plain: PlainObject): PlainObject =>
  Object.values(plain).includes(null) ? Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null)) : plain;
