/** The game record `yaht.game/1`: the same in saves, API, review, verification and replay. Rules: spec/table.md. */
import { BOT_LEVELS, TURN_ORDERS, UNDO_RULES, type GameStarted, type Options, type Player } from './event.ts';
import { defaultOptions, type Event, type Game } from './game.ts';
import { err, ok, type Result } from './result.ts';
import { retrace } from './retrace.ts';
import { parseDuelVariant } from './rollio/duel/parse.ts';
import { parseRollioVariant } from './rollio/parse.ts';
import { parseRunVariant } from './rollio/run/parse.ts';
import type { VariantFault } from './rollio/variant-fault.ts';
import { parseVariant } from './scorecard/custom.ts';
import type { Variant } from './variants/index.ts';

export const RECORD_SCHEMA = 'yaht.game/1';
const RECORD_VERSION = 1;

/** More than any real game has, few enough that reading a hostile file stays quick. */
const MAX_EVENTS = 10_000;

export type GameRecord = { readonly schema: typeof RECORD_SCHEMA; readonly events: readonly Event[] };

export const RECORD_PROBLEMS = ['not-a-record', 'newer-version', 'invalid-start', 'not-by-the-rules'] as const;
export type RecordProblem = {
  readonly code: (typeof RECORD_PROBLEMS)[number];
  /** The version found, when it is newer than this program. */
  readonly version?: number;
  /** The field of the start that cannot be read, or that holds something newer than this program. */
  readonly field?: string;
  /** What of it this program does not know: the ids of content of a newer one. */
  readonly unknown?: readonly string[];
  /** The number of the first event that does not follow from the rules, counted from 1. */
  readonly event?: number;
};

export const recordOf = ({ events }: Game): GameRecord => ({ schema: RECORD_SCHEMA, events });

/** Reads outside data into a game, or says what is wrong with it; what comes out was played by the rules from start to end. */
export function readRecord(json: unknown): Result<Game, RecordProblem> {
  const told = readFacts(json);
  if (!told.ok) return told;
  const start = readStart(told.value[0]);
  if (!start.ok) return start;
  const facts = [start.value, ...told.value.slice(1)] as readonly Event[];
  const traced = retrace(start.value, facts);
  return traced.ok ? traced : err({ code: 'not-by-the-rules', event: traced.error + 1 });
}

/** The rules that a record says it was played by; whether it was is not asked. */
export function readRecordVariant(json: unknown): Result<Variant, RecordProblem> {
  const told = readFacts(json);
  return told.ok ? readVariant(told.value[0]?.['variant']) : told;
}

/** What looks like facts, of a version that this program reads. */
function readFacts(json: unknown): Result<readonly Json[], RecordProblem> {
  if (!isObject(json) || typeof json['schema'] !== 'string') return err({ code: 'not-a-record' });
  const version = Number(/^yaht\.game\/(\d{1,6})$/.exec(json['schema'])?.[1]);
  if (version > RECORD_VERSION) return err({ code: 'newer-version', version });
  const events: unknown = json['events'];
  if (version !== RECORD_VERSION || !Array.isArray(events) || events.length > MAX_EVENTS) return err({ code: 'not-a-record' });
  return events.length > 0 && events.every(isEventLike) ? ok(events) : err({ code: 'not-a-record' });
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const isEventLike = (value: unknown): value is Json & { readonly type: string } =>
  isObject(value) && typeof value['type'] === 'string';

function readStart(json: unknown): Result<GameStarted, RecordProblem> {
  if (!isObject(json) || json['type'] !== 'GameStarted') return err({ code: 'not-a-record' });
  const variant = readVariant(json['variant']);
  const players = readPlayers(json['players']);
  const options = readOptions(json['options']);
  const { id, order, commitment, challenge } = json;
  if (typeof id !== 'string') return invalidStart('id');
  if (!variant.ok) return variant;
  if (!players) return invalidStart('players');
  if (!options) return invalidStart('options');
  if (!isNumbers(order)) return invalidStart('order');
  if (commitment !== null && !(typeof commitment === 'string' && /^[0-9a-f]{64}$/.test(commitment)))
    return invalidStart('commitment');
  if (challenge !== undefined && typeof challenge !== 'string') return invalidStart('challenge');
  const shared = challenge === undefined ? {} : { challenge };
  return ok({ type: 'GameStarted', id, variant: variant.value, players, options, order, commitment, ...shared });
}

const invalidStart = (field: string) => err({ code: 'invalid-start', field } as const);

function readVariant(json: unknown): Result<Variant, RecordProblem> {
  if (isObject(json) && json['family'] === 'rollio') {
    const read = parseRollioVariant(json);
    return read.ok ? read : invalidStart(`variant.${read.error}`);
  }
  if (isObject(json) && json['family'] === 'run') return readAsTold(parseRunVariant(json));
  if (isObject(json) && json['family'] === 'duel') return readAsTold(parseDuelVariant(json));
  const parsed = parseVariant(json, []);
  return parsed.ok ? parsed : invalidStart(['variant', parsed.error[0]?.field].filter(Boolean).join('.'));
}

/** Lists that name more than this program knows are no fault of the record: it is for a newer one. */
function readAsTold(read: Result<Variant, VariantFault>): Result<Variant, RecordProblem> {
  if (read.ok) return read;
  const field = `variant.${read.error.field}`;
  const { unknown } = read.error;
  return unknown ? err({ code: 'newer-version', field, unknown }) : invalidStart(field);
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(item => typeof item === 'number');

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

function readPlayers(json: unknown): readonly Player[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const players = json.map(readPlayer);
  return players.every(player => player !== undefined) ? players : undefined;
}

function readPlayer(json: unknown): Player | undefined {
  if (!isObject(json)) return undefined;
  const { name, bot, seed } = json;
  if (typeof name !== 'string') return undefined;
  if (bot !== undefined && !isOneOf(BOT_LEVELS, bot)) return undefined;
  if (seed !== undefined && typeof seed !== 'string') return undefined;
  return { name, ...(bot === undefined ? {} : { bot }), ...(seed === undefined ? {} : { seed }) };
}

function readOptions(json: unknown): Options | undefined {
  if (!isObject(json)) return undefined;
  const { turnOrder, undo, autoFirstRoll, hints, sameDice } = { ...defaultOptions, ...json };
  const isReadable =
    isOneOf(TURN_ORDERS, turnOrder) &&
    isOneOf(UNDO_RULES, undo) &&
    [autoFirstRoll, hints, sameDice].every(flag => typeof flag === 'boolean');
  return isReadable ? { turnOrder, autoFirstRoll, undo, hints, sameDice } : undefined;
}
