/** The three questions about dice on the table: what can be made of them, how they can be split, and how they score best. */
import { err, ok, type Result } from '../result.ts';
import { bestCover, fullCover, type Cover } from './best.ts';
import { boardOf } from './board.ts';
import { standardCombinations, type Combination, type CombinationTable } from './combinations.ts';
import { coversOf } from './covers.ts';
import { allDice, dieAt, type Hand } from './die.ts';
import { listCovers, type Counter } from './listing.ts';
import { countsOf, MIRROR_LIMIT } from './mirrors.ts';
import { placeDice, type Partition } from './placing.ts';
import { possibleCombinations, type FaceCounts } from './possible.ts';
import { checkSelection, type SelectionProblem } from './selection.ts';

/** More partitions are not listed unless asked for. */
export const LIST_LIMIT = 1_000;

/** What a search may be told; everything has a default. */
export type PartitionOptions = {
  readonly table?: CombinationTable;
  /** The most partitions to list. */
  readonly limit?: number;
  /** Milliseconds from anywhere; without it no time is told. */
  readonly clock?: () => number;
};

/** What a search did, for those who look under the hood. */
export type SearchInfo = {
  /** Single combinations found. */
  readonly combinations: number;
  /** Steps of the search. */
  readonly nodes: number;
  readonly partitions: number;
  /** Null without a clock. */
  readonly milliseconds: number | null;
};

/** The ways to split dice, and whether these are all. */
export type Partitionings = {
  /** Most points first; equal ones in canonical order. */
  readonly partitions: readonly Partition[];
  /** False when there are more than were looked at. */
  readonly complete: boolean;
  readonly info: SearchInfo;
};

/** Every combination that the selected dice can make on their own, each once; the dice named are the leftmost that fit. */
export function findAllPossibleCombinations(
  hand: Hand,
  selected: readonly number[] = allDice(hand),
  { table = standardCombinations }: PartitionOptions = {},
): Result<Partition['combinations'], SelectionProblem> {
  const checked = checkSelection(hand, selected);
  if (!checked.ok) return checked;
  const found = new Map<string, Combination>();
  for (const counts of boundedCounts(hand, checked.value)) {
    for (const combination of possibleCombinations(counts, table)) found.set(keyOf(combination), combination);
  }
  return ok([...found.values()].flatMap(combination => placeDice(hand, checked.value, [combination]).combinations));
}

/** Every way to split the selected dice so that each is used exactly once; refused when a die cannot be used. */
export function findAllValidPartitionings(
  hand: Hand,
  selected: readonly number[] = allDice(hand),
  options: PartitionOptions = {},
): Result<Partitionings, SelectionProblem> {
  const checked = checkSelection(hand, selected);
  if (!checked.ok) return checked;
  const { table = standardCombinations, limit = LIST_LIMIT, clock } = options;
  const started = clock?.();
  const found = collect(hand, checked.value, table, Math.max(1, limit));
  if (found.partitions.length === 0) return err(unusedDice(hand, checked.value, table));
  const milliseconds = clock && started !== undefined ? clock() - started : null;
  const { partitions, complete, combinations, nodes } = found;
  return ok({ partitions, complete, info: { combinations, nodes, partitions: partitions.length, milliseconds } });
}

/** What a listing has seen so far. */
type Tally = Counter & { combinations: number };

/**
 * Partitions of dice that were checked before, one by one in canonical order, each found when it is asked for.
 * It ends with whether they were all: very many mirror dice are not followed to the end.
 */
function* listPartitions(
  hand: Hand,
  selected: readonly number[],
  table: CombinationTable,
  tally: Tally,
): Generator<Partition, boolean> {
  let ways = 0;
  for (const counts of countsOf(hand, selected)) {
    if (ways++ === MIRROR_LIMIT) return false;
    yield* listOnce(hand, selected, counts, table, tally);
  }
  return true;
}

function* listOnce(
  hand: Hand,
  selected: readonly number[],
  counts: FaceCounts,
  table: CombinationTable,
  tally: Tally,
): Generator<Partition, void> {
  const known = coversOf(counts, table, () => boardOf(counts, table));
  const board = known ?? boardOf(counts, table);
  tally.combinations += board.combinations;
  tally.nodes += known?.nodes ?? 0;
  const covers = 'covers' in board ? board.covers : listCovers(board, tally);
  for (const cover of covers) yield placeDice(hand, selected, cover);
}

function collect(hand: Hand, selected: readonly number[], table: CombinationTable, limit: number) {
  const tally: Tally = { nodes: 0, combinations: 0 };
  const partitions: Partition[] = [];
  const listing = listPartitions(hand, selected, table, tally);
  let next = listing.next();
  for (; !next.done && partitions.length < limit; next = listing.next()) partitions.push(next.value);
  partitions.sort((a, b) => b.points - a.points);
  return { partitions, complete: next.done === true && next.value, ...tally };
}

/** The partition with the most points, without listing the others; null when a die cannot be used. Mirror dice: of the ways looked at. */
export function bestPartition(
  hand: Hand,
  selected: readonly number[] = allDice(hand),
  { table = standardCombinations }: PartitionOptions = {},
): Partition | null {
  const checked = checkSelection(hand, selected);
  if (!checked.ok) return null;
  let best: Cover | undefined;
  for (const counts of boundedCounts(hand, checked.value)) {
    const cover = fullCover(boardOf(counts, table));
    if (cover && cover.points > (best?.points ?? -1)) best = cover;
  }
  return best ? placeDice(hand, checked.value, best.combinations) : null;
}

/** The fewest dice that keep the selection from being scored; of several alike, those to the right. */
function unusedDice(hand: Hand, selected: readonly number[], table: CombinationTable): SelectionProblem {
  let fewest: readonly number[] | undefined;
  for (const counts of boundedCounts(hand, selected)) {
    const { unused } = bestCover(boardOf(counts, table));
    if (unused.length < (fewest?.length ?? Infinity)) fewest = unused;
  }
  return { code: 'unused-dice', dice: rightmost(hand, selected, fewest ?? []) };
}

function rightmost(hand: Hand, selected: readonly number[], faces: readonly number[]): readonly number[] {
  const left = [...selected];
  const named = faces.map(face => {
    const natural = left.findLastIndex(die => dieAt(hand, die).face === face);
    return left.splice(natural >= 0 ? natural : left.length - 1, 1)[0] ?? 0;
  });
  return named.sort((a, b) => a - b);
}

function* boundedCounts(hand: Hand, selected: readonly number[]): Generator<FaceCounts, void> {
  let ways = 0;
  for (const counts of countsOf(hand, selected)) {
    if (ways++ === MIRROR_LIMIT) return;
    yield counts;
  }
}

const keyOf = ({ type, faces }: Combination): string => `${type} ${faces.join(' ')}`;
