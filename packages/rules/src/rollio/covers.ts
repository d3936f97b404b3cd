/** All ways to use up a few dice, listed once for each throw and table: small throws come again and again. */
import type { Board } from './board.ts';
import type { Combination, CombinationTable } from './combinations.ts';
import { countsKey } from './counts-key.ts';
import { listCovers } from './listing.ts';
import { pointsOf } from './placing.ts';
import type { FaceCounts } from './possible.ts';

/** The ways, and what it took to find them. */
export type Covers = {
  readonly covers: readonly (readonly Combination[])[];
  /** The same, most points first. */
  readonly byPoints: readonly (readonly Combination[])[];
  readonly nodes: number;
  readonly combinations: number;
};

/** More dice have too many throws to remember. */
const FEW_DICE = 6;
const MOST_KNOWN = 5_000;

const known = new WeakMap<CombinationTable, Map<number | string, Covers>>();

/** The ways of a throw of few dice; undefined for more, which are better listed one by one. */
export function coversOf(counts: FaceCounts, table: CombinationTable, boardOf: () => Board): Covers | undefined {
  let dice = 0;
  for (const count of counts) dice += count;
  if (dice > FEW_DICE) return undefined;
  const ofTable = known.get(table) ?? new Map<number | string, Covers>();
  known.set(table, ofTable);
  const key = countsKey(counts);
  const found = ofTable.get(key);
  if (found) return found;
  const listed = listAll(boardOf());
  if (ofTable.size < MOST_KNOWN) ofTable.set(key, listed);
  return listed;
}

function listAll(board: Board): Covers {
  const counter = { nodes: 0 };
  const covers = [...listCovers(board, counter)];
  return { covers, byPoints: mostPointsFirst(covers), nodes: counter.nodes, combinations: board.combinations };
}

const mostPointsFirst = (covers: Covers['covers']): Covers['covers'] => [...covers].sort((a, b) => pointsOf(b) - pointsOf(a));
