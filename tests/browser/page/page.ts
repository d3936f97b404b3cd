/** What the test's page runs: a whole game solved on the device, on as many threads as it may have. */
import { scorecardVariants } from '@yaht/rules';
import { advise, compileTables, EMPTY_CARD } from '@yaht/solver';
import { solve } from '@yaht/solver/browser';

declare global {
  var solveInPage: (id: string) => Promise<{ expected: number; isolated: boolean; progress: number; best: number }>;
}

const fail = (id: string): never => {
  throw new Error(`no game ${id}`);
};

globalThis.solveInPage = async id => {
  const tables = compileTables(scorecardVariants.find(variant => variant.id === id) ?? fail(id));
  if (!tables.ok) throw new Error(tables.error);
  let progress = 0;
  const startWorker = (): Worker => new Worker(new URL('./thread.js', import.meta.url), { type: 'module' });
  const solution = await solve(startWorker, tables.value, { threads: 2, onProgress: done => (progress = done) });
  const advice = advise(solution, { card: EMPTY_CARD, dice: [6, 6, 6, 6, 6], rerollsLeft: 0 });
  return {
    expected: solution.expected,
    isolated: globalThis.crossOriginIsolated,
    progress,
    best: advice.ok ? advice.value.value : 0,
  };
};
