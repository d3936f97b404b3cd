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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, seed: { type: 'string' }, trace: { type: 'boolean' } },
});

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

async function many(from: number, count: number): Promise<number> {
  const began = performance.now();
  let [facts, seconds] = [0, 0];
  for (let seed = from; seed < from + count; seed++) {
    const verdict = await simulate(seed);
    facts += verdict.facts;
    seconds += verdict.seconds;
    if (verdict.problems.length === 0) continue;
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

const problems =
  values.seed === undefined
    ? await many(Number(values.from ?? 1), Number(positionals[0] ?? USUAL_SEEDS))
    : await one(Number(values.seed), values.trace ?? false);
process.exitCode = problems > 0 ? 1 : 0;
