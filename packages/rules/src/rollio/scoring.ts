/** How selected dice can be scored, with everything that bends the points: the list a player chooses from. */
import { ok, type Result } from '../result.ts';
import { isSameRow, standardCombinations, type CombinationTable } from './combinations.ts';
import { allDice, type Hand } from './die.ts';
import { certainPoints, OUTCOME_LIMIT, preview, type Preview } from './effects/preview.ts';
import { scoringScene, type Effect, type SceneOptions } from './effects/scene.ts';
import { bestPartition, findAllValidPartitionings, type PartitionOptions, type SearchInfo } from './partitions.ts';
import { placings, PLACING_LIMIT, type Partition } from './placing.ts';
import type { SelectionProblem } from './selection.ts';

/** Outcomes tried for all ways of one selection together, and the fewest for each. */
const SHARED_OUTCOMES = 4 * OUTCOME_LIMIT;
const SHARED_LEAST = 64;

/** Charms as the player arranged them, the table of the game, and how far round and run have come. */
export type ScoringContext = PartitionOptions & SceneOptions & { readonly effects?: readonly Effect[] };

/** One way to score the dice, and what it brings after all effects. */
export type Way = { readonly partition: Partition; readonly preview: Preview };

/** The list a player chooses from. */
export type Ways = {
  /** The highest average first. */
  readonly ways: readonly Way[];
  /** False when this is the best of those looked at, and there are more. */
  readonly complete: boolean;
  readonly info: SearchInfo;
};

/** The table with the rows that effects add to it, each once. */
export const tableWith = (table: CombinationTable, effects: readonly Effect[]): CombinationTable => {
  const rows = effects.flatMap(({ behaviour }) => behaviour.rows ?? []);
  const missing = rows.filter(row => !table.some(other => isSameRow(row, other)));
  return missing.length === 0 ? table : [...table, ...missing];
};

/** Every way to score the selected dice, best first; refused with the dice named when one cannot be used. */
export function getScoringCombinations(
  hand: Hand,
  selected: readonly number[] = allDice(hand),
  context: ScoringContext = {},
): Result<Ways, SelectionProblem> {
  const effects = context.effects ?? [];
  const options = { ...context, table: tableWith(context.table ?? standardCombinations, effects) };
  const found = findAllValidPartitionings(hand, selected, options);
  if (!found.ok) return found;
  const { partitions, complete, info } = found.value;
  // A listing that was cut may miss the best partition, which is known without it.
  const best = complete ? null : bestPartition(hand, selected, options);
  const scene = { usesAll: selected.length === hand.length, ...context };
  const all = [...(best ? [best] : []), ...partitions.filter(partition => !isSame(partition, best))];
  const limit = outcomesEach(all.length);
  const ways = all
    .map(partition => bestPlacing(hand, partition, effects, scene))
    .map(partition => ({
      partition,
      preview: preview(scoringScene(hand, partition, scene), effects, limit),
    }));
  return ok({ ways: ways.sort((a, b) => b.preview.average - a.preview.average), complete, info });
}

/** Many ways share the outcomes that can be tried while a player waits. */
const outcomesEach = (ways: number): number =>
  Math.min(OUTCOME_LIMIT, Math.max(SHARED_LEAST, Math.floor(SHARED_OUTCOMES / ways)));

/** The partition with its unlike dice placed where they score best for certain. */
function bestPlacing(hand: Hand, partition: Partition, effects: readonly Effect[], scene: SceneOptions): Partition {
  if (!effects.some(({ behaviour }) => behaviour.seesPlacing)) return partition;
  const pointsOf = (placed: Partition): number => certainPoints(scoringScene(hand, placed, scene), effects);
  let [best, most, tried] = [partition, pointsOf(partition), 0];
  for (const placed of placings(hand, partition)) {
    if (tried++ === PLACING_LIMIT) break;
    const points = pointsOf(placed);
    if (points > most) [best, most] = [placed, points];
  }
  return best;
}

const isSame = (a: Partition, b: Partition | null): boolean =>
  b !== null && a.points === b.points && JSON.stringify(a.combinations) === JSON.stringify(b.combinations);
