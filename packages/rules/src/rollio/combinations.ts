/** Which dice earn points together: rows of a table, so that charms, dice sets and house rules can add their own. Rules: spec/rollio.md. */

type Row = { readonly type: string };

/** One die that shows `face`. */
type SingleRow = Row & { readonly shape: 'single'; readonly face: number; readonly points: number };

/** `size` dice alike, worth `perFace` for each pip of the face. */
export type AlikeRow = Row & {
  readonly shape: 'alike';
  readonly size: number;
  readonly perFace: number;
  /** A face that pays otherwise. */
  readonly except?: { readonly face: number; readonly points: number };
  /** More dice alike fit too, and each of them doubles the points. */
  readonly doubles?: boolean;
};

/** Groups of dice alike, one for each size, the largest first. */
export type GroupsRow = Row & {
  readonly shape: 'groups';
  readonly sizes: readonly number[];
  readonly points: number;
  /** One face may fill several groups. */
  readonly repeats?: boolean;
};

/** Any `length` faces in a row. */
export type RunRow = Row & { readonly shape: 'run'; readonly length: number; readonly points: number };

/** One line of a table of combinations. */
export type CombinationRow = SingleRow | AlikeRow | GroupsRow | RunRow;
/** What counts in a game; the order decides between equal partitions. */
export type CombinationTable = readonly CombinationRow[];

/** The shapes of combinations, which gain levels together. */
export const COMBINATION_SHAPES = ['single', 'alike', 'groups', 'run'] as const satisfies readonly CombinationRow['shape'][];
export type CombinationShape = (typeof COMBINATION_SHAPES)[number];

/** How many levels the combinations of each shape have gained. */
export type CombinationLevels = Readonly<Partial<Record<CombinationShape, number>>>;

/** A level adds so many hundredths of what the table says. */
export const LEVEL_HUNDREDTHS = 20;

/** The table with the levels that combinations have gained. */
export function levelled(table: CombinationTable, levels: CombinationLevels): CombinationTable {
  if (Object.values(levels).every(level => level === 0)) return table;
  return table.map(row => withLevel(row, levels[row.shape] ?? 0));
}

function withLevel(row: CombinationRow, level: number): CombinationRow {
  if (level === 0) return row;
  const grown = (points: number): number => Math.round((points * (100 + LEVEL_HUNDREDTHS * level)) / 100);
  if (row.shape !== 'alike') return { ...row, points: grown(row.points) };
  const { except } = row;
  return { ...row, perFace: grown(row.perFace), ...(except && { except: { ...except, points: grown(except.points) } }) };
}

/** Whether both rows ask for the same dice under the same name. */
export function isSameRow(a: CombinationRow, b: CombinationRow): boolean {
  if (a.type !== b.type) return false;
  switch (a.shape) {
    case 'single':
      return b.shape === 'single' && a.face === b.face;
    case 'alike':
      return b.shape === 'alike' && a.size === b.size;
    case 'groups':
      return b.shape === 'groups' && a.sizes.join() === b.sizes.join() && a.repeats === b.repeats;
    case 'run':
      return b.shape === 'run' && a.length === b.length;
  }
}

/** Dice that earn points together: what they show, ascending, and what they are worth. */
export type Combination = { readonly type: string; readonly faces: readonly number[]; readonly points: number };

/** The types of combinations: those of the standard table, then those that dice sets and charms bring. */
export const COMBINATION_TYPES = [
  'single',
  'nOfAKind',
  'straight',
  'godsStraight',
  'threePairs',
  'fourPairs',
  'twoTriplets',
  'tripleTriplets',
  'pair',
  'twoPairs',
  'differentPairs',
  'fullHouse',
  'fourAndTwo',
  'fullBoat',
  'threeInARow',
  'fourInARow',
  'fiveInARow',
  'sevenInARow',
  'eightInARow',
  'nineInARow',
  'luckySeven',
] as const;

/** The table of every Rollio game that does not bring its own. */
export const standardCombinations: CombinationTable = [
  { type: 'single', shape: 'single', face: 1, points: 100 },
  { type: 'single', shape: 'single', face: 5, points: 50 },
  { type: 'nOfAKind', shape: 'alike', size: 3, perFace: 100, except: { face: 1, points: 1000 } },
  { type: 'nOfAKind', shape: 'alike', size: 4, perFace: 250 },
  { type: 'nOfAKind', shape: 'alike', size: 5, perFace: 500 },
  { type: 'nOfAKind', shape: 'alike', size: 6, perFace: 1000, doubles: true },
  { type: 'threePairs', shape: 'groups', sizes: [2, 2, 2], points: 1500, repeats: true },
  { type: 'fourPairs', shape: 'groups', sizes: [2, 2, 2, 2], points: 2000, repeats: true },
  { type: 'twoTriplets', shape: 'groups', sizes: [3, 3], points: 2500 },
  { type: 'tripleTriplets', shape: 'groups', sizes: [3, 3, 3], points: 3000 },
  { type: 'straight', shape: 'run', length: 6, points: 1500 },
  { type: 'godsStraight', shape: 'run', length: 10, points: 2000 },
];

/** The points of `size` dice alike in this row. */
export function alikePoints(row: AlikeRow, face: number, size: number): number {
  const points = row.except?.face === face ? row.except.points : row.perFace * face;
  return points * 2 ** (size - row.size);
}
