/** Reads the variant of a Rollio game from outside data, such as the start of a record, into fresh values. */
import { isLabel } from '../label.ts';
import { err, ok, type Result } from '../result.ts';
import { MAX_PLAYERS } from '../event.ts';
import type { CombinationRow, CombinationTable } from './combinations.ts';
import { MAX_SIDES, MIN_SIDES } from './die.ts';
import type { RollioVariant } from './variant.ts';

type Json = Readonly<Record<string, unknown>>;

/** Small enough that no table makes a hand slow to split, however often a file asks for it. */
export const TABLE_LIMITS = { dice: 8, sides: MAX_SIDES, rows: 40, groups: 4, points: 1_000_000 } as const;

/** The variant, or the first field that cannot be read. */
export function parseRollioVariant(json: Json): Result<RollioVariant, string> {
  const { id, name, dice, sides, maxPlayers, target } = json;
  if (!isText(id) || !/^[a-z][a-z0-9-]{0,39}$/.test(id)) return err('id');
  if (!isText(name) || !isLabel(name, 40)) return err('name');
  if (!isWhole(dice, 1, TABLE_LIMITS.dice)) return err('dice');
  if (!isWhole(sides, MIN_SIDES, MAX_SIDES)) return err('sides');
  if (maxPlayers !== undefined && !isWhole(maxPlayers, 1, MAX_PLAYERS)) return err('maxPlayers');
  if (!isWhole(target, 1, TABLE_LIMITS.points)) return err('target');
  const combinations = readTable(json['combinations']);
  if (!combinations) return err('combinations');
  const players = maxPlayers === undefined ? {} : { maxPlayers };
  return ok({ family: 'rollio', id, name, dice, sides, ...players, target, combinations });
}

/** The combinations of a game, or nothing when one of them cannot be read. */
export function readTable(json: unknown): CombinationTable | undefined {
  if (!Array.isArray(json) || json.length === 0 || json.length > TABLE_LIMITS.rows) return undefined;
  const rows = Array.from(json as readonly unknown[], readRow);
  return rows.every(row => row !== undefined) ? rows : undefined;
}

function readRow(json: unknown): CombinationRow | undefined {
  if (!isObject(json) || !isText(json['type']) || !isLabel(json['type'], 40)) return undefined;
  switch (json['shape']) {
    case 'single':
      return readSingle(json['type'], json);
    case 'alike':
      return readAlike(json['type'], json);
    case 'groups':
      return readGroups(json['type'], json);
    case 'run':
      return readRun(json['type'], json);
    default:
      return undefined;
  }
}

const readSingle = (type: string, { face, points }: Json): CombinationRow | undefined =>
  isFace(face) && isPoints(points) ? { type, shape: 'single', face, points } : undefined;

const readRun = (type: string, { length, points }: Json): CombinationRow | undefined =>
  isWhole(length, 2, MAX_SIDES) && isPoints(points) ? { type, shape: 'run', length, points } : undefined;

function readAlike(type: string, { size, perFace, except, doubles }: Json): CombinationRow | undefined {
  if (!isWhole(size, 1, MAX_SIDES) || !isPoints(perFace) || !isFlag(doubles)) return undefined;
  const exception = readException(except);
  if (except !== undefined && !exception) return undefined;
  return {
    type,
    shape: 'alike',
    size,
    perFace,
    ...(exception ? { except: exception } : {}),
    ...(doubles === undefined ? {} : { doubles }),
  };
}

const readException = (json: unknown): { readonly face: number; readonly points: number } | undefined =>
  isObject(json) && isFace(json['face']) && isPoints(json['points']) ? { face: json['face'], points: json['points'] } : undefined;

function readGroups(type: string, { sizes, points, repeats }: Json): CombinationRow | undefined {
  if (!Array.isArray(sizes) || sizes.length === 0 || sizes.length > TABLE_LIMITS.groups) return undefined;
  const read = Array.from(sizes as readonly unknown[]);
  if (!read.every(isSize) || !isPoints(points) || !isFlag(repeats)) return undefined;
  return { type, shape: 'groups', sizes: read, points, ...(repeats === undefined ? {} : { repeats }) };
}

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean | undefined => value === undefined || typeof value === 'boolean';
export const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
const isFace = (value: unknown): value is number => isWhole(value, 1, MAX_SIDES);
// Groups of one die could be chosen in too many ways.
const isSize = (value: unknown): value is number => isWhole(value, 2, TABLE_LIMITS.dice);
const isPoints = (value: unknown): value is number => isWhole(value, 0, TABLE_LIMITS.points);
