/**
 * `npm run simulate-nodes`: lives of a house by their seeds, to find one in which something is lost, doubled or waits for ever.
 *
 *   npm run simulate-nodes -- 5000              seeds 1 to 5000
 *   npm run simulate-nodes -- 5000 --from 5001  the next ones
 *   npm run simulate-nodes -- --seed 58 --trace one of them, with everything that happened
 */
import { parseArgs } from 'node:util';
import { simulate, type Verdict } from './simulate.ts';

const USUAL_SEEDS = 1_000;
/** So much of a failing seed is shown at once; the whole of it by its own command. */
const LAST_LINES = 60;

const write = (text: string): void => void process.stdout.write(`${text}\n`);

function explain({ seed, problems, trace, fingerprint }: Verdict, lines = trace): void {
  for (const line of lines) write(line);
  write(`seed ${seed} (${fingerprint}): ${problems.length === 0 ? 'all is well' : 'FAILED'}`);
  for (const problem of problems) write(`  ${problem}`);
}

async function one(seed: number, isTraced: boolean): Promise<number> {
  const verdict = await simulate(seed, { isTraced });
  explain(verdict);
  return verdict.problems.length;
}

/** For whoever waits at a terminal. */
function tellProgress(done: number, count: number): void {
  if (process.stderr.isTTY) process.stderr.write(done === count ? '\r\u001B[K' : `\r${done} of ${count} seeds`);
}

async function many(from: number, count: number): Promise<number> {
  const began = performance.now();
  let [facts, seconds] = [0, 0];
  for (let seed = from; seed < from + count; seed++) {
    const verdict = await simulate(seed);
    facts += verdict.facts;
    seconds += verdict.seconds;
    if (verdict.problems.length === 0) {
      tellProgress(seed - from + 1, count);
      continue;
    }
    const told = await simulate(seed, { isTraced: true });
    explain(told, told.trace.slice(-LAST_LINES));
    write(`to see all of it: npm run simulate-nodes -- --seed ${seed} --trace`);
    return 1;
  }
  const perSecond = count / ((performance.now() - began) / 1_000);
  const hours = (seconds / 3_600).toFixed(1);
  write(`${count} seeds from ${from}: all is well; ${perSecond.toFixed(1)} seeds/s, ${facts} facts in ${hours} simulated hours`);
  return 0;
}

const USAGE = 'npm run simulate-nodes -- [seeds] [--from N] | --seed N [--trace]; seeds are whole numbers from 1 on';

/** A check that was asked for wrongly must not pass. */
function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new TypeError(`"${text}" is no number of seeds`);
  return Number(text);
}

/** What was asked for, as something to do. */
function asked(): () => Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, seed: { type: 'string' }, trace: { type: 'boolean' } },
  });
  const [count = String(USUAL_SEEDS), ...more] = positionals;
  if (more.length > 0) throw new TypeError(`"${more.join(' ')}" is too much`);
  const { seed, from = '1', trace = false } = values;
  if (seed !== undefined) return one.bind(undefined, wholeNumber(seed), trace);
  return many.bind(undefined, wholeNumber(from), wholeNumber(count));
}

function askedOrUsage(): (() => Promise<number>) | undefined {
  try {
    return asked();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
    return undefined;
  }
}

const live = askedOrUsage();
process.exitCode = live ? Math.sign(await live()) : 2;
