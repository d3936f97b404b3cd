/**
 * The balance of Rollio by simulation: `npm run balance` plays runs with the greedy bot and with the one that buys, with the content of
 * today and with that of the first release, writes docs/rollio-balance.md, and tells whether the aims hold.
 * `npm run balance -- 1000 100 20 40` takes other numbers: greedy runs, buying runs, buying runs with each other set, runs of each charm alone.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { charmWorth, runBot, simulateRun, type RunBeginning, type RunResult } from '@yaht/bots';
import {
  bossOf,
  charmOf,
  consumableOf,
  diceSetOf,
  fault,
  listsOf,
  variantById,
  type BotLevel,
  type CharmId,
  type DiceSetId,
  type RunVariant,
} from '@yaht/rules';
import { percent, verdictOn, withMargin } from './margin.ts';

const found = variantById('rollio');
const today: RunVariant = found?.family === 'run' ? found : fault('the house has no Rollio');
/** Rollio as it was first played: its content and its thresholds. */
const first: RunVariant = {
  ...today,
  ...listsOf({}),
  levels: {
    ...today.levels,
    thresholds: [1_500, 1_900, 2_400, 3_000, 3_800, 4_750, 6_000, 7_550, 9_550, 12_000, 15_150, 19_050, 24_000, 30_250, 38_150],
  },
};
const [greedyRuns = 400, buyerRuns = 60, setRuns = 6, aloneRuns = 20] = process.argv.slice(2).map(Number);
const file = new URL('../../docs/rollio-balance.md', import.meta.url);

/** What the game aims at. */
const AIMS = { levelOne: [0.95, 1], greedyWins: [0, 0.05], buyerWins: [0.25, 0.6] } as const;
/** More wins with a single charm and no shop would mean that it wins alone. */
const MOST_ALONE = 0.1;

const played = (rules: RunVariant, level: BotLevel, runs: number, from = 1, beginning: RunBeginning = {}): readonly RunResult[] =>
  Array.from({ length: runs }, (_, i) => simulateRun(rules, runBot(level), from + i, beginning));

const shareOf = <T>(list: readonly T[], is: (item: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(is).length / list.length;
const winsOf = (results: readonly RunResult[]): number => shareOf(results, ({ won }) => won);
const clearedAt = (results: readonly RunResult[], level: number): number => shareOf(results, ({ cleared }) => cleared >= level);
const meanCleared = (results: readonly RunResult[]): number =>
  results.reduce((sum, { cleared }) => sum + cleared, 0) / Math.max(1, results.length);

/** Wild faces and many chances take the bot long. */
const isSlow = (set: DiceSetId): boolean => diceSetOf(set).name === 'Mirror' || diceSetOf(set).name === 'Rainbow';

/** All that is played with one content. */
function measured(variant: RunVariant, runs: number) {
  process.stdout.write(`${variant === today ? 'today' : 'first release'}\n`);
  const greedy = played(variant, 'easy', greedyRuns);
  const buyer = played(variant, 'optimal', runs);
  const sets = variant.sets.slice(1).map((set, i) => {
    const results = played(variant, 'optimal', isSlow(set) ? Math.ceil(setRuns / 3) : setRuns, 1_000 * (i + 1), { set });
    process.stdout.write(`  ${diceSetOf(set).name}: ${percent(winsOf(results))}\n`);
    return { set, results };
  });
  return { variant, greedy, buyer, sets, all: [...buyer, ...sets.flatMap(({ results }) => results)] };
}

type Measured = ReturnType<typeof measured>;

const rows = { old: measured(first, Math.ceil(buyerRuns / 2)), now: measured(today, buyerRuns) };

type Aim = { readonly text: string; readonly got: string; readonly verdict: ReturnType<typeof verdictOn> };

const aim = (text: string, share: number, runs: number, bounds: readonly [number, number]): Aim => ({
  text,
  got: withMargin(share, runs),
  verdict: verdictOn(share, runs, bounds),
});

const aimsOf = ({ greedy, buyer }: Measured): readonly Aim[] => [
  aim('The greedy bot clears level 1 in at least 95 % of runs', clearedAt(greedy, 1), greedy.length, AIMS.levelOne),
  aim('The greedy bot wins at most 5 % of runs', winsOf(greedy), greedy.length, AIMS.greedyWins),
  aim('The buying bot wins between 25 and 60 % of runs', winsOf(buyer), buyer.length, AIMS.buyerWins),
];

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');

/** How far the greedy bot comes with nothing but this charm, and how often it wins. */
const aloneWith = (variant: RunVariant, charm: CharmId): readonly RunResult[] => played(variant, 'easy', aloneRuns, 1, { charm });

/** The dice with which a charm adds most, by the sample throws that the bot buys by, and how much. */
function bestSet(variant: RunVariant, charm: CharmId): { readonly best: string; readonly worth: number } {
  const worths = variant.sets.map(set => ({ best: diceSetOf(set).name, worth: charmWorth(variant, set, charm) }));
  return worths.reduce((one, other) => (other.worth > one.worth ? other : one));
}

/** Less is not worth its money. */
const LEAST_WORTH = 0.02;

function charmsOf({ variant, all }: Measured) {
  return listsOf(variant)
    .charms.map(id => {
      const kept = all.filter(({ charms }) => charms.includes(id));
      return {
        id,
        offered: all.filter(({ offered }) => offered.includes(id)).length,
        bought: all.filter(({ bought }) => bought.includes(id)).length,
        kept: kept.length,
        wins: winsOf(kept),
        alone: aloneWith(variant, id),
        ...bestSet(variant, id),
      };
    })
    .sort((a, b) => b.kept - a.kept || b.bought - a.bought);
}

type CharmRows = ReturnType<typeof charmsOf>;

const charmTable = (charms: CharmRows): string =>
  table(
    ['Charm', 'Rarity', 'Offered', 'Bought', 'Kept', 'Won with it', 'Levels alone', 'Wins alone', 'Adds at best'],
    charms.map(({ id, offered, bought, kept, wins, alone, best, worth }) => [
      `${charmOf(id).name}${id.includes('@') ? ` (${id})` : ''}`,
      charmOf(id).rarity,
      String(offered),
      String(bought),
      String(kept),
      kept > 0 ? percent(wins) : '',
      meanCleared(alone).toFixed(1),
      percent(winsOf(alone)),
      `${percent(worth)} (${best})`,
    ]),
  );

const namesOf = (charms: CharmRows): string => charms.map(({ id }) => charmOf(id).name).join(', ') || 'none';

function section(title: string, told: Measured): string {
  const { variant, greedy, buyer, sets, all } = told;
  const charms = charmsOf(told);
  const { consumables, bosses } = listsOf(variant);
  return `## ${title}

${greedy.length} runs of the greedy bot and ${buyer.length} of the buying one with the beginner's set, seeds from 1; ${all.length - buyer.length} of the buying one with the other sets. In brackets: where the true share lies in 95 of 100 such samples. An aim holds when all of that keeps it; when only the measured share does, it is undecided.

${table(
  ['Aim', 'Measured', 'Holds'],
  aimsOf(told).map(({ text, got, verdict }) => [text, got, verdict]),
)}

### Levels

${table(
  ['Level', 'Points', 'Greedy clears', 'Buyer clears'],
  variant.levels.thresholds.map((points, i) => [
    String(i + 1),
    points.toLocaleString('en'),
    percent(clearedAt(greedy, i + 1)),
    percent(clearedAt(buyer, i + 1)),
  ]),
)}

### Sets

${table(
  ['Set', 'Runs', 'Levels', 'Buyer wins'],
  [{ set: variant.sets[0] ?? fault('no set'), results: buyer }, ...sets].map(({ set, results }) => [
    diceSetOf(set).name,
    String(results.length),
    meanCleared(results).toFixed(1),
    percent(winsOf(results)),
  ]),
)}

### Charms

With all sets together: in how many runs a shop offered it, in how many it was bought, in how many it was there at the end, and how many of those were won. Alone: ${aloneRuns} runs of the greedy bot with this charm and no shop. At best: how much more the next level brings with it beside two usual charms, and with which dice.

${charmTable(charms)}

Offered and never bought: ${namesOf(charms.filter(({ offered, bought }) => offered > 0 && bought === 0))}. Worth nothing with any dice: ${namesOf(charms.filter(({ worth }) => worth < LEAST_WORTH))}. Win alone: ${namesOf(charms.filter(({ alone }) => winsOf(alone) > MOST_ALONE))}.

### Consumables and bosses

${table(
  ['Consumable', 'Bought in', 'Used in'],
  consumables.map(id => [
    consumableOf(id).name,
    String(all.filter(({ boughtConsumables }) => boughtConsumables.includes(id)).length),
    String(all.filter(({ used }) => used.includes(id)).length),
  ]),
)}

${table(
  ['Boss', 'Met', 'Beat the bot'],
  bosses.map(id => {
    const met = all.filter(result => result.met.includes(id));
    return [bossOf(id).name, String(met.length), percent(shareOf(met, ({ beatenBy }) => beatenBy === id))];
  }),
)}
`;
}

const report = [
  section(`As measured: today (\`npm run balance -- ${greedyRuns} ${buyerRuns} ${setRuns} ${aloneRuns}\`)`, rows.now),
  section('As measured: the first release', rows.old),
].join('\n');

/** What is written by hand stays above this line. */
const MARK = '## As measured';
const before = (await readFile(file, 'utf8').catch(() => '')).split(MARK)[0] ?? '';
await writeFile(file, `${before}${report}`);
const aims = aimsOf(rows.now);
for (const { text, got, verdict } of aims) process.stdout.write(`${verdict.padEnd(9)}  ${text}: ${got}\n`);
process.exitCode = aims.some(({ verdict }) => verdict === 'no') ? 1 : 0;
