/** `yaht simulate rollio`: many runs by a bot, and how far they come. */
import { runBot, simulateRun, type RunResult } from '@yaht/bots';
import { err, ok, type BotLevel, type Result, type RunVariant } from '@yaht/rules';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { shown } from '../output/text.ts';
import type { SimulateFlags } from './simulate.ts';

const MOST_RUNS = 1_000_000;
const USUAL_RUNS = '100';
const SEEDS = 2 ** 32;

/** The one who buys nothing, and the one who buys what makes it strongest. */
const BOTS: Readonly<Partial<Record<SimulateFlags['player'], BotLevel>>> = { greedy: 'easy', optimal: 'optimal' };

/** Plays and tells; the same seed gives the same runs. */
export function simulateRuns(context: Context, variant: RunVariant, flags: SimulateFlags): number {
  const { messages, output } = context;
  if (flags.games !== undefined) return context.fail(EXIT.usage, messages.run.onlyGames);
  const runs = readRuns(context, flags.runs ?? USUAL_RUNS);
  if (!runs.ok) return context.fail(EXIT.usage, runs.error);
  const seed =
    flags.seed === undefined ? Math.floor(Math.random() * SEEDS) : Number(/^\d{1,10}$/.test(flags.seed) ? flags.seed : NaN);
  if (!(seed < SEEDS)) return context.fail(EXIT.usage, messages.analysis.badSeed(shown(flags.seed ?? '')));
  const { player } = flags;
  const bot = BOTS[player];
  if (!bot) return context.fail(EXIT.usage, messages.cliProblems.invalidChoice('--player', player, Object.keys(BOTS)));
  const results = Array.from({ length: runs.value }, (_, i) => {
    output.redraw?.(`${variant.name}  ${messages.solver.percent(i / runs.value)}`);
    return simulateRun(variant, runBot(bot), seed + i);
  });
  output.redraw?.('');
  const lines = flags.json
    ? [JSON.stringify(documentOf(variant, player, seed, results))]
    : linesOf(context, variant, player, seed, results);
  for (const line of lines) output.data(line);
  return EXIT.ok;
}

function readRuns({ messages }: Context, text: string): Result<number, string> {
  const runs = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return runs >= 1 && runs <= MOST_RUNS ? ok(runs) : err(messages.run.badRuns(shown(text), MOST_RUNS));
}

const shareOf = (results: readonly RunResult[], is: (result: RunResult) => boolean): number =>
  results.filter(is).length / results.length;

const meanOf = (results: readonly RunResult[], value: (result: RunResult) => number): number =>
  results.reduce((sum, result) => sum + value(result), 0) / results.length;

const clearedShares = ({ levels }: RunVariant, results: readonly RunResult[]): readonly number[] =>
  levels.thresholds.map((_, level) => shareOf(results, ({ cleared }) => cleared > level));

const documentOf = (variant: RunVariant, player: string, seed: number, results: readonly RunResult[]) => ({
  schema: 'yaht.runs/1',
  variant: variant.id,
  player,
  runs: results.length,
  seed,
  wins: shareOf(results, ({ won }) => won),
  cleared: clearedShares(variant, results),
  meanScore: meanOf(results, ({ score }) => score),
  meanLevel: meanOf(results, ({ cleared }) => cleared),
});

const linesOf = (
  { messages: { run }, output }: Context,
  variant: RunVariant,
  player: string,
  seed: number,
  results: readonly RunResult[],
): readonly string[] => [
  output.paint.heading(run.simulated(results.length, player, seed)),
  '',
  `  ${run.wins(shareOf(results, ({ won }) => won))}`,
  `  ${run.average(
    meanOf(results, ({ score }) => score),
    meanOf(results, ({ cleared }) => cleared),
  )}`,
  ...clearedShares(variant, results).map((share, level) => `  ${run.clears(level + 1, share)}`),
];
