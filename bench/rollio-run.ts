/** How many whole runs of Rollio the greedy bot plays in a second of one core: `npm run bench rollio-run`. */
import { runBot, simulateRun } from '@yaht/bots';
import { fault, variantById } from '@yaht/rules';

const found = variantById('rollio');
const variant = found?.family === 'run' ? found : fault('the house has no Rollio');
const GREEDY = runBot('easy');
const RUNS = 400;
const SERIES = 5;

/** Processor time, which a busy machine distorts less than the clock. */
function runsPerSecond(first: number): number {
  const before = process.cpuUsage();
  for (let seed = first; seed < first + RUNS; seed++) simulateRun(variant, GREEDY, seed);
  const { user, system } = process.cpuUsage(before);
  return RUNS / ((user + system) / 1_000_000);
}

runsPerSecond(1);
const series = Array.from({ length: SERIES }, (_, i) => runsPerSecond(1_000 * (i + 1))).sort((a, b) => a - b);
process.stdout.write(
  `\nWhole runs of Rollio by the greedy bot, ${RUNS} each\n  ${series.map(rate => `${Math.round(rate)} /s`).join('   ')}\n  median ${Math.round(series[Math.floor(SERIES / 2)] ?? 0)} runs per second of one core\n`,
);
