/** Combinations of a custom game: rows of a table, each by its shape. */
import {
  isObject,
  note,
  ownField,
  readChoice,
  readFlag,
  readLabel,
  readObject,
  readWhole,
  readWholes,
  refuseOthers,
  requireFields,
  type Reading,
} from '../scorecard/custom-fields.ts';
import { present } from '../scorecard/custom-pattern.ts';
import { skeletonOf } from '../skeleton.ts';
import {
  COMBINATION_SHAPES,
  isSameRow,
  standardCombinations,
  type CombinationRow,
  type CombinationShape,
  type CombinationTable,
} from './combinations.ts';
import { TABLE_LIMITS as LIMITS } from './parse.ts';

type Most = { readonly dice: number; readonly sides: number };

const FIELDS: Readonly<Record<CombinationShape, readonly string[]>> = {
  single: ['type', 'shape', 'face', 'points'],
  alike: ['type', 'shape', 'size', 'perFace', 'except', 'doubles'],
  groups: ['type', 'shape', 'sizes', 'points', 'repeats'],
  run: ['type', 'shape', 'length', 'points'],
};

/** The rows under this name; those with a problem are left out. */
export function readRows(reading: Reading, name: string, most: Most): CombinationTable {
  const list = ownField(reading.data, name);
  if (!Array.isArray(list)) return note(reading, name, { code: 'wrong-type', expected: 'list' }) ?? [];
  if (list.length === 0 || list.length > LIMITS.rows)
    return note(reading, name, { code: 'wrong-count', min: 1, max: LIMITS.rows }) ?? [];
  const at: Reading = { ...reading, path: name };
  const rows = Array.from(list as readonly unknown[], (entry, i) => readRow(at, i, entry, most));
  checkNames(at, rows);
  return rows.filter(row => row !== undefined);
}

function readRow(list: Reading, place: number, entry: unknown, most: Most): CombinationRow | undefined {
  if (!isObject(entry)) return note(list, place, { code: 'wrong-type', expected: 'object' });
  const row: Reading = { path: `${list.path}[${place}]`, data: entry, problems: list.problems };
  requireFields(row, ['type', 'shape']);
  const shape = readChoice(row, 'shape', COMBINATION_SHAPES);
  if (!shape) return undefined;
  refuseOthers(row, FIELDS[shape]);
  requireFields(
    row,
    FIELDS[shape].filter(name => !OPTIONAL.includes(name)),
  );
  const before = row.problems.length;
  const read = SHAPES[shape](row, readLabel(row, 'type') ?? '');
  if (row.problems.length > before) return undefined;
  if (!canBeMet(read, most) && !isOfTheHouse(read)) return note(list, place, { code: 'never-met' });
  return read;
}

const OPTIONAL: readonly string[] = ['type', 'shape', 'except', 'doubles', 'repeats'];

const face = (max: number) => ({ min: 1, max });
const POINTS = { min: 0, max: LIMITS.points };

const SHAPES: Readonly<Record<CombinationShape, (row: Reading, type: string) => CombinationRow>> = {
  single: (row, type) => ({
    type,
    shape: 'single',
    face: readWhole(row, 'face', face(LIMITS.sides)) ?? 1,
    points: readPoints(row),
  }),
  alike: (row, type) => ({
    type,
    shape: 'alike',
    size: readWhole(row, 'size', face(LIMITS.sides)) ?? 1,
    perFace: readWhole(row, 'perFace', POINTS) ?? 0,
    ...present({ except: readException(row), doubles: readFlag(row, 'doubles') }),
  }),
  groups: (row, type) => ({
    type,
    shape: 'groups',
    sizes: readWholes(row, 'sizes', { min: 1, max: LIMITS.groups }, { min: 2, max: LIMITS.dice }) ?? [],
    points: readPoints(row),
    ...present({ repeats: readFlag(row, 'repeats') }),
  }),
  run: (row, type) => ({
    type,
    shape: 'run',
    length: readWhole(row, 'length', { min: 2, max: LIMITS.sides }) ?? 2,
    points: readPoints(row),
  }),
};

const readPoints = (row: Reading): number => readWhole(row, 'points', POINTS) ?? 0;

function readException(row: Reading): { readonly face: number; readonly points: number } | undefined {
  const except = readObject(row, 'except');
  if (!except) return undefined;
  refuseOthers(except, ['face', 'points']);
  requireFields(except, ['face', 'points']);
  return { face: readWhole(except, 'face', face(LIMITS.sides)) ?? 1, points: readPoints(except) };
}

/** Whether so many dice of so many sides can ever show it. */
function canBeMet(row: CombinationRow, { dice, sides }: Most): boolean {
  switch (row.shape) {
    case 'single':
      return row.face <= sides;
    case 'alike':
      return row.size <= dice;
    case 'groups':
      return row.sizes.reduce((sum, size) => sum + size, 0) <= dice;
    case 'run':
      return row.length <= Math.min(dice, sides);
  }
}

/** The standard table has rows for more dice than a game may have. */
const isOfTheHouse = (row: CombinationRow): boolean => standardCombinations.some(other => isSameRow(row, other));

/** No row twice, and no two names that only look alike. */
function checkNames(list: Reading, rows: readonly (CombinationRow | undefined)[]): void {
  rows.forEach((row, place) => {
    if (!row) return;
    const before = rows.slice(0, place).filter(other => other !== undefined);
    if (before.some(other => isSameRow(row, other))) note(list, place, { code: 'twice' });
    const other = before.find(({ type }) => type !== row.type && skeletonOf(type) === skeletonOf(row.type));
    if (other) note({ ...list, path: `${list.path}[${place}]` }, 'type', { code: 'look-alike', with: other.type });
  });
}
