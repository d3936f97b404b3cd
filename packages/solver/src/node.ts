/** Solving in Node: worker threads that share the kernel's memory, and tables as files. */
import { availableParallelism } from 'node:os';
import type { Result } from '@yaht/rules';
import { outcomesOf, type From, type Outcomes } from './chances/distribution.ts';
import type { Solved } from './solve/solved.ts';
import { withCrew } from './chances/spread/helpers.ts';
import { TurnPlayer } from './chances/spread/turn-player.ts';
import { variancesOf } from './chances/variance.ts';
import { targetChanceOn, type NoTarget, type TargetOptions } from './chances/target/target.ts';
import { startThread } from './solve/node-threads.ts';
import type { Tables } from './tables/tables.ts';

export * from './files/table-store.ts';
export { gather, solve } from './solve/node-threads.ts';
export { keepWhole, makeFolders, writeWhole } from './files/whole-file.ts';

/** Threads that help the calling one. */
const helpersOf = (threads: number): number => Math.max(0, threads - 1);

/** Pages that a distribution may take, 2 GB: more than any variant needs, and none is taken before it is needed. */
const SPARE = 2 ** 15;

/** The distribution of the final score, with as many threads as the machine runs at once; this one is busy until it is done. */
export function outcomes(
  solved: Solved,
  from: From = {},
  threads = availableParallelism(),
): Promise<Result<Outcomes, 'points-not-whole'>> {
  const helpers = helpersOf(threads);
  const player = new TurnPlayer(solved, { helpers, spare: SPARE });
  return withCrew(startThread, helpers, player, () => outcomesOf(solved, from, player));
}

/** The variance of every card, on the same threads. */
export function variances(solved: Solved, threads = availableParallelism()): Promise<Float64Array> {
  const helpers = helpersOf(threads);
  const player = new TurnPlayer(solved, { helpers });
  return withCrew(startThread, helpers, player, () => variancesOf(solved, player));
}

/** The best chance to reach a target, with as many threads as the machine runs at once; this one is busy until it is done. */
export const target = (
  tables: Tables,
  points: number,
  options: TargetOptions = {},
  threads = availableParallelism(),
): Promise<Result<number, NoTarget>> => targetChanceOn(startThread, helpersOf(threads), tables, points, options);
