/** The solved games of this device: in memory, else from the shelf, else solved now and put there. */
import { fault, type ScorecardVariant } from '@yaht/rules';
import { compileTables, formatCache, parseCache, rulesName, type Precision, type Solution, type Tables } from '@yaht/solver';
import { solve, variances } from '@yaht/solver/browser';
import { keepFile, keptFile } from './shelf.ts';

/** Double, as the terminal and the server keep theirs: everywhere the same last digit. */
const PRECISION: Precision = 'f64';

export type Library = {
  readonly solutionOf: (variant: ScorecardVariant) => Promise<Solution>;
  /** The spread of every card: seconds of work, once. */
  readonly variancesOf: (variant: ScorecardVariant) => Promise<Float64Array>;
};

/** A library that tells how far it is while it solves; the latest game stays in memory. */
export function library(startThread: () => Worker, onProgress: (game: string, done: number) => void): Library {
  const latest = lastOne<Solution>();
  const latestSpread = lastOne<Float64Array>();
  const solutionOf: Library['solutionOf'] = variant =>
    latest(variant, async name => {
      const tables = tablesOf(variant);
      return kept(name, tables, () => solveNow(tables));
    });
  const solveNow = async (tables: Tables): Promise<Solution> => {
    const start = performance.now();
    const onDone = (done: number): void => onProgress(tables.variant.id, done);
    const solution = await solve(startThread, tables, { precision: PRECISION, onProgress: onDone });
    performance.measure('solve', { start });
    return solution;
  };
  const variancesOf: Library['variancesOf'] = variant =>
    latestSpread(variant, async name => {
      const solution = await solutionOf(variant);
      const asTable = async (): Promise<Solution> => ({ ...solution, values: await variances(startThread, solution) });
      const { values } = await kept(`${name}-spread`, solution.tables, asTable);
      return values instanceof Float64Array ? values : fault('a spread of another precision');
    });
  return { solutionOf, variancesOf };
}

function tablesOf(variant: ScorecardVariant): Tables {
  const tables = compileTables(variant);
  // The page asks about games that can be solved only, so this is a fault; it comes back as a failure with the reason.
  return tables.ok ? tables.value : fault(tables.error);
}

/** From the shelf when the file there is whole and of these rules; one worker at a time makes it, the others wait for it. */
const kept = (name: string, tables: Tables, make: () => Promise<Solution>): Promise<Solution> =>
  alone(`yaht-table-${name}`, async () => {
    const file = await keptFile(name);
    const found = file && parseCache(tables, file);
    if (found?.ok && found.value.precision === PRECISION) return found.value;
    const made = await make();
    await keepFile(name, formatCache(made));
    return made;
  });

/** Browsers without locks only do the same work twice. */
const alone = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

type Remembered<Value> = (variant: ScorecardVariant, make: (name: string) => Promise<Value>) => Promise<Value>;

/** One table is megabytes, so only the latest game stays; whoever asks while it is made waits for the same one. */
function lastOne<Value>(): Remembered<Value> {
  let known: { readonly name: string; readonly value: Promise<Value> } | undefined;
  return (variant, make) => {
    const name = rulesName(variant);
    if (known?.name !== name) {
      const value = make(name);
      known = { name, value };
      // What failed may work the next time.
      value.catch(() => (known = undefined));
    }
    return known.value;
  };
}
