/** Reads the categories of a custom game. Rules: spec/custom.md. */
import { FACES, isFace } from '../dice.ts';
import {
  readChoice,
  readFlag,
  readObject,
  readWhole,
  readWholes,
  note,
  refuseOthers,
  requireFields,
  type Reading,
} from './custom-fields.ts';
import { VARIANT_LIMITS } from './custom-problem.ts';
import { chance, face, PATTERN_KINDS, SUMS, type GroupsPattern, type Pattern, type StraightPattern } from './pattern.ts';

const { categories: COUNT, groups: GROUPS, groupSize: SIZE, straightLength: LENGTH, points: POINTS, idLength } = VARIANT_LIMITS;
const FACE = { min: 1, max: FACES.length };
const CATEGORY_ID = new RegExp(`^[A-Za-z][A-Za-z0-9]{0,${idLength.max - 1}}$`);

/** The fields each kind of pattern reads. */
const FIELDS = {
  face: ['kind', 'face'],
  groups: ['kind', 'sizes', 'points', 'sum', 'sameFace'],
  straight: ['kind', 'length', 'from', 'points'],
  chance: ['kind'],
} as const satisfies Record<Pattern['kind'], readonly string[]>;

/** Names that every object answers to would be found on an empty card. */
export const isPlainId = (id: string, pattern: RegExp): boolean => pattern.test(id) && !(id in Object.prototype);

/** The categories in the order of the file; those with a problem are left out. */
export function readCategories(reading: Reading, dice: number): Readonly<Record<string, Pattern>> {
  const ids = Object.keys(reading.data);
  const patterns: [string, Pattern][] = [];
  for (const id of ids.slice(0, COUNT.max)) {
    const pattern = readCategory(reading, id, dice);
    if (pattern) patterns.push([id, pattern]);
  }
  return Object.fromEntries(patterns);
}

function readCategory(reading: Reading, id: string, dice: number): Pattern | undefined {
  if (!isPlainId(id, CATEGORY_ID)) return note(reading, id, { code: 'bad-id', max: idLength.max });
  const category = readObject(reading, id);
  return category && readPattern(category, dice);
}

function readPattern(reading: Reading, dice: number): Pattern | undefined {
  requireFields(reading, ['kind']);
  const kind = readChoice(reading, 'kind', PATTERN_KINDS);
  if (!kind) return undefined;
  refuseOthers(reading, FIELDS[kind]);
  switch (kind) {
    case 'face':
      return readFace(reading);
    case 'groups':
      return readGroups(reading, dice);
    case 'straight':
      return readStraight(reading, dice);
    case 'chance':
      return { ...chance };
  }
}

function readFace(reading: Reading): Pattern | undefined {
  requireFields(reading, ['face']);
  const value = readWhole(reading, 'face', FACE);
  return isFace(value) ? face(value) : undefined;
}

function readGroups(reading: Reading, dice: number): GroupsPattern {
  requireFields(reading, ['sizes']);
  const sizes = readWholes(reading, 'sizes', GROUPS, SIZE) ?? [];
  const points = readWhole(reading, 'points', POINTS);
  const sum = readChoice(reading, 'sum', SUMS);
  const sameFace = readFlag(reading, 'sameFace');
  if (sizes.reduce((all, size) => all + size, 0) > dice) note(reading, 'sizes', { code: 'never-met' });
  if (points !== undefined && sum !== undefined) note(reading, 'sum', { code: 'conflict', with: 'points' });
  return { kind: 'groups', sizes: sizes.toSorted((a, b) => b - a), ...present({ points, sum, sameFace }) };
}

function readStraight(reading: Reading, dice: number): StraightPattern {
  requireFields(reading, ['length']);
  const length = readWhole(reading, 'length', LENGTH) ?? LENGTH.min;
  const from = readWhole(reading, 'from', FACE);
  const points = readWhole(reading, 'points', POINTS);
  if (length > dice) note(reading, 'length', { code: 'never-met' });
  if ((from ?? 1) + length - 1 > FACES.length) note(reading, 'from', { code: 'never-met' });
  return { kind: 'straight', length, ...present({ from, points }) };
}

type Present<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the fields that are not there. */
export const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
