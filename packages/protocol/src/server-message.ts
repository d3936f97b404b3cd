/** What a server says beside facts. These messages are told and not recorded. */
import { err, ok, type Result } from '@yaht/rules';
import type { DailyReport } from './daily-report.ts';
import { factOf, isFactType, type NumberedFact, type WireFact } from './fact.ts';
import type { OpenGames } from './open-game.ts';
import { isPlainObject, plainCopy, type Plain } from './plain.ts';
import type { CloseCode, WireRefusal } from './refusal.ts';
import type { Welcome } from './welcome.ts';

/** One line of the list of rooms. */
export type RoomLine = {
  readonly room: string;
  readonly variant: string;
  readonly name: string;
  readonly seats: number;
  readonly free: number;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly password: boolean;
  readonly spectators: boolean;
  readonly rated: boolean;
};

/** Every message of a server that is not a fact. */
export type Notice =
  | Welcome
  | { readonly type: 'GameFacts'; readonly facts: readonly WireFact[]; readonly more?: true }
  | { readonly type: 'RoomList'; readonly rooms: readonly RoomLine[] }
  | ({ readonly type: 'Daily' } & DailyReport)
  | ({ readonly type: 'GameList' } & OpenGames)
  /** What everybody may know of the profile that was made, or of the one that the key opens already. */
  | { readonly type: 'Profile'; readonly profile: string; readonly name: string; readonly colour: string }
  /** A hold that is shown while a player thinks; a hold that was recorded is a fact of the same type, with a `seq`. */
  | { readonly type: 'DiceHeld'; readonly playerId: number; readonly hold: readonly boolean[] }
  /** `until`: when the house begins to play for a player who is away, in milliseconds since 1970. */
  | { readonly type: 'Presence'; readonly playerId: number; readonly online: boolean; readonly until?: number }
  /** When the turn that is on will be ended by the house. */
  | { readonly type: 'TurnClock'; readonly playerId: number; readonly until: number }
  | { readonly type: 'Ack'; readonly id: string | null; readonly seq: number }
  | {
      readonly type: 'Error';
      readonly code: WireRefusal;
      readonly msg: string;
      readonly id?: string;
      readonly seq?: number;
      readonly field?: string;
    }
  | { readonly type: 'GoAway'; readonly retryAfterMs: number }
  | { readonly type: 'Bye'; readonly code: CloseCode }
  | { readonly type: 'Ping' }
  | { readonly type: 'Pong'; readonly now: number };

/** Any message of a server. */
export type ServerMessage = Notice | WireFact;

/** What a client hears: a fact, something else it knows, or something a newer server says. */
export type Heard =
  | { readonly kind: 'fact'; readonly fact: NumberedFact }
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** With a `seq` it is a fact, and counts in the numbering like any other. */
  | { readonly kind: 'unknown'; readonly type: string; readonly seq?: number };

/** By type, the fields that must be there and of which type. */
export const NOTICES: Readonly<Record<Notice['type'], Readonly<Record<string, 'number' | 'string' | 'boolean' | 'object'>>>> = {
  Welcome: { seq: 'number', token: 'string', room: 'object', players: 'object' },
  GameFacts: { facts: 'object' },
  RoomList: { rooms: 'object' },
  Daily: { day: 'number', variant: 'string', until: 'number', anchor: 'string', commitment: 'string', rows: 'object' },
  Profile: { profile: 'string', name: 'string', colour: 'string' },
  GameList: { games: 'object', waiting: 'number' },
  DiceHeld: { playerId: 'number', hold: 'object' },
  Presence: { playerId: 'number', online: 'boolean' },
  TurnClock: { playerId: 'number', until: 'number' },
  Ack: { seq: 'number' },
  Error: { code: 'string', msg: 'string' },
  GoAway: { retryAfterMs: 'number' },
  Bye: { code: 'string' },
  Ping: {},
  Pong: { now: 'number' },
};

/** Reads what a server said. Text in it holds nothing that moves a cursor or turns text around, whoever runs the server. */
export function readServerMessage(data: unknown): Result<Heard, 'not-a-message'> {
  const plain = shown(plainCopy(data));
  if (!isPlainObject(plain) || typeof plain['type'] !== 'string') return err('not-a-message');
  const { type } = plain;
  if (isFactType(type) && 'seq' in plain) {
    const fact = factOf(plain);
    return fact.ok ? ok({ kind: 'fact', fact: fact.value }) : fact;
  }
  if (!isNoticeType(type))
    return ok({ kind: 'unknown', type, ...(typeof plain['seq'] === 'number' ? { seq: plain['seq'] } : {}) });
  const isWhole = Object.entries(NOTICES[type]).every(([field, kind]) => typeof plain[field] === kind && plain[field] !== null);
  return isWhole ? ok({ kind: 'notice', notice: plain as unknown as Notice }) : err('not-a-message');
}

const isNoticeType = (type: string): type is Notice['type'] => Object.hasOwn(NOTICES, type);

const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Names and texts go to terminals as they are, so nothing in them may act there. */
function shown(value: Plain | undefined): Plain | undefined {
  if (typeof value === 'string') return value.replace(UNSAFE, '');
  if (Array.isArray(value)) return (value as readonly Plain[]).map(item => shown(item) ?? null);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [shown(field) as string, shown(item) ?? null]));
}
