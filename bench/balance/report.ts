/**
 * The balance of Rollio by simulation: `npm run balance` plays runs with the greedy bot and with the one that buys,
 * writes docs/rollio-balance.md, and tells whether the aims hold. `npm run balance -- 1000 100` takes other numbers of runs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { runBot, simulateRun, type RunResult } from '@yaht/bots';
import { CHARM_IDS, charmOf, fault, variantById, type BotLevel, type CharmId, type RunVariant } from '@yaht/rules';
import { percent, verdictOn, withMargin } from './margin.ts';

const found = variantById('rollio');
const variant: RunVariant = found?.family === 'run' ? found : fault('the house has no Rollio');
const [greedyRuns = 400, buyerRuns = 40] = process.argv.slice(2).map(Number);
const file = new URL('../../docs/rollio-balance.md', import.meta.url);

/** Thresholds as they are and, when asked for, easier and harder ones: where the aims would break. */
const SCALES = process.argv.includes('others') ? [1, 0.75, 1.35] : [1];

/** What the game aims at. */
const AIMS = { levelOne: [0.95, 1], greedyWins: [0, 0.05], buyerWins: [0.25, 0.6] } as const;

const scaled = (scale: number): RunVariant => ({
  ...variant,
  levels: { ...variant.levels, thresholds: variant.levels.thresholds.map(points => Math.round((points * scale) / 50) * 50) },
});

const played = (rules: RunVariant, level: BotLevel, runs: number): readonly RunResult[] =>
  Array.from({ length: runs }, (_, i) => simulateRun(rules, runBot(level), i + 1));

const shareOf = <T>(list: readonly T[], is: (item: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(is).length / list.length;
const winsOf = (results: readonly RunResult[]): number => shareOf(results, ({ won }) => won);
const clearedAt = (results: readonly RunResult[], level: number): number => shareOf(results, ({ cleared }) => cleared >= level);

const greedy = played(variant, 'easy', greedyRuns);
const buyer = played(variant, 'optimal', buyerRuns);
const others = SCALES.slice(1).map(scale => ({
  scale,
  greedy: played(scaled(scale), 'easy', Math.ceil(greedyRuns / 4)),
  buyer: played(scaled(scale), 'optimal', Math.ceil(buyerRuns / 2)),
}));

type CharmRow = {
  readonly id: CharmId;
  readonly offered: number;
  readonly bought: number;
  readonly kept: number;
  readonly wins: number;
};

const charmRows: readonly CharmRow[] = CHARM_IDS.map(id => {
  const owners = buyer.filter(({ charms }) => charms.includes(id));
  return {
    id,
    offered: buyer.filter(({ offered }) => offered.includes(id)).length,
    bought: buyer.filter(({ bought }) => bought.includes(id)).length,
    kept: owners.length,
    wins: shareOf(owners, ({ won }) => won),
  };
}).sort((a, b) => b.kept - a.kept || b.bought - a.bought);

type Aim = { readonly text: string; readonly got: string; readonly verdict: ReturnType<typeof verdictOn> };

const aim = (text: string, share: number, runs: number, bounds: readonly [number, number]): Aim => ({
  text,
  got: withMargin(share, runs),
  verdict: verdictOn(share, runs, bounds),
});

const aims: readonly Aim[] = [
  aim('The greedy bot clears level 1 in at least 95 % of runs', clearedAt(greedy, 1), greedyRuns, AIMS.levelOne),
  aim('The greedy bot wins at most 5 % of runs', winsOf(greedy), greedyRuns, AIMS.greedyWins),
  aim('The buying bot wins between 25 and 60 % of runs', winsOf(buyer), buyerRuns, AIMS.buyerWins),
];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const levels = variant.levels.thresholds.map((points, i) => [
  String(i + 1),
  points.toLocaleString('en'),
  percent(clearedAt(greedy, i + 1)),
  percent(clearedAt(buyer, i + 1)),
]);

const report = `## As measured

\`npm run balance -- ${greedyRuns} ${buyerRuns}\`: ${greedyRuns} runs of the greedy bot, ${buyerRuns} of the buying one, the beginner's set, seeds from 1. In brackets: where the true share lies in 95 of 100 such samples. An aim holds when all of that keeps it; when only the measured share does, it is undecided.

${table(
  ['Aim', 'Measured', 'Holds'],
  aims.map(({ text, got, verdict }) => [text, got, verdict]),
)}

### Levels

${table(['Level', 'Points', 'Greedy clears', 'Buyer clears'], levels)}

### Other thresholds

${table(
  ['Thresholds', 'Greedy clears level 1', 'Greedy wins', 'Buyer wins'],
  [{ scale: 1, greedy, buyer }, ...others].map(row => [
    `× ${row.scale}`,
    withMargin(clearedAt(row.greedy, 1), row.greedy.length),
    withMargin(winsOf(row.greedy), row.greedy.length),
    withMargin(winsOf(row.buyer), row.buyer.length),
  ]),
)}

### Charms of the buying bot

In how many runs a shop offered it, in how many it was bought, in how many it was there at the end, and how many of those were won.

${table(
  ['Charm', 'Rarity', 'Offered', 'Bought', 'Kept', 'Won with it'],
  charmRows.map(({ id, offered, bought, kept, wins }) => [
    charmOf(id).name,
    charmOf(id).rarity,
    String(offered),
    String(bought),
    String(kept),
    kept > 0 ? percent(wins) : '',
  ]),
)}

Offered and never bought: ${
  charmRows
    .filter(({ offered, bought }) => offered > 0 && bought === 0)
    .map(({ id }) => charmOf(id).name)
    .join(', ') || 'none'
}.
`;

/** What is written by hand stays above this line. */
const MARK = '## As measured';
const before = (await readFile(file, 'utf8').catch(() => '')).split(MARK)[0] ?? '';
await writeFile(file, `${before}${report}`);
for (const { text, got, verdict } of aims) process.stdout.write(`${verdict.padEnd(6)}  ${text}: ${got}\n`);
process.exitCode = aims.some(({ verdict }) => verdict === 'no') ? 1 : 0;
