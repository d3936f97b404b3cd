/** The program of the thread beside the screen: it reads or solves a game once, then answers questions about it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ScorecardVariant } from '@yaht/rules';
import { compileTables, type Solution, type Tables } from '@yaht/solver';
import { keepTable, keptTable, solve } from '@yaht/solver/node';
import { analysisOf, type Analysis } from './analyst.ts';
import type { Asked, Reply, ThreadData } from './analyst-aside.ts';

const { folder } = workerData as ThreadData;
const known = new Map<string, Promise<Analysis | undefined>>();

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then(value => parentPort?.postMessage({ id: asked.id, value } satisfies Reply, []));
});

async function answer({ question, game }: Asked): Promise<Reply['value']> {
  const { variant } = game.start;
  const key = JSON.stringify(variant);
  const analysis = known.get(key) ?? analysisFor(variant);
  known.set(key, analysis);
  return (await analysis)?.[question](game);
}

async function analysisFor(variant: ScorecardVariant): Promise<Analysis | undefined> {
  const tables = compileTables(variant);
  return tables.ok ? analysisOf(await solutionOf(tables.value)) : undefined;
}

async function solutionOf(tables: Tables): Promise<Solution> {
  const kept = await keptTable(folder, tables);
  if (kept.ok) return kept.value;
  const solution = await solve(tables);
  // An answer does not depend on whether its table could be kept.
  await keepTable(folder, solution).catch(() => {});
  return solution;
}
