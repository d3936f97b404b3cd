/** `yaht rollio check`: whether a custom game of Rollio can be played, and how balanced it is by bots that play it for a while. */
import { botMove, quickChance, runBot, simulateRun, type RunResult } from '@yaht/bots';
import {
  charmOf,
  err,
  fault,
  listsOf,
  ok,
  play,
  startGame,
  type BotLevel,
  type Result,
  type RollioGame,
  type RollioVariant,
  type RunVariant,
} from '@yaht/rules';
import { readVariant } from '../arguments/variant-argument.ts';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { shown, shownPath } from '../output/text.ts';

export type CheckFlags = { readonly seconds?: string; readonly seed?: string; readonly json?: true };

const MOST_SECONDS = 600;
const USUAL_SECONDS = '60';
/** Of a time limit, the bot that buys takes this share: its runs take longer. */
const BUYING_SHARE = 0.8;
/** More runs say nothing that these do not. */
const MOST_RUNS = 2_000;
/** What the house aims at, as a hint: see docs/rollio-balance.md. */
const AIMS = { greedyClearsFirst: 0.8, greedyWins: 0.1 };

/** Refuses the file with its first problem, or plays it and tells how it went. */
export async function checkRollio(context: Context, path: string, flags: CheckFlags): Promise<number> {
  const { messages } = context;
  const seconds = readSeconds(context, flags.seconds ?? USUAL_SECONDS);
  if (!seconds.ok) return context.fail(EXIT.usage, seconds.error);
  const seed = /^\d{1,9}$/.test(flags.seed ?? '1') ? Number(flags.seed ?? '1') : NaN;
  if (Number.isNaN(seed)) return context.fail(EXIT.usage, messages.analysis.badSeed(shown(flags.seed ?? '')));
  const variant = await readVariant(context, path);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  if (variant.value.family === 'run') return checkRun(context, variant.value, seconds.value, seed, flags);
  if (variant.value.family === 'rollio') return checkClassic(context, variant.value, seconds.value, seed, flags);
  return context.fail(EXIT.usage, messages.run.notRollio(shownPath(path)));
}

function readSeconds({ messages }: Context, text: string): Result<number, string> {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return seconds >= 1 && seconds <= MOST_SECONDS ? ok(seconds) : err(messages.run.badSeconds(shown(text), MOST_SECONDS));
}

type Player = { readonly level: BotLevel; readonly share: number };

const GREEDY: Player = { level: 'easy', share: 1 - BUYING_SHARE };
const BUYING: Player = { level: 'optimal', share: BUYING_SHARE };

function checkRun(context: Context, variant: RunVariant, seconds: number, seed: number, flags: CheckFlags): number {
  const greedy = playedBy(context, variant, GREEDY, seconds, seed);
  const buying = playedBy(context, variant, BUYING, seconds, seed);
  context.output.redraw?.('');
  const lines = flags.json
    ? [JSON.stringify(documentOf(variant, seed, greedy, buying))]
    : reportOf(context, variant, greedy, buying);
  for (const line of lines) context.output.data(line);
  return EXIT.ok;
}

/** Runs of one bot, as many as there is time for and one at least; the sets of the game take turns. */
function playedBy(context: Context, variant: RunVariant, { level, share }: Player, seconds: number, seed: number) {
  const end = performance.now() + 1_000 * seconds * share;
  const results: RunResult[] = [];
  while (results.length === 0 || (results.length < MOST_RUNS && performance.now() < end)) {
    const set = variant.sets[results.length % variant.sets.length] ?? fault('a run without sets');
    results.push(simulateRun(variant, runBot(level), seed + results.length, { set }));
    context.output.redraw?.(`${variant.name}  ${results.length}`);
  }
  return results;
}

const shareOf = (results: readonly RunResult[], is: (result: RunResult) => boolean): number =>
  results.length === 0 ? 0 : results.filter(is).length / results.length;
const winsOf = (results: readonly RunResult[]): number => shareOf(results, ({ won }) => won);
const clearsOf = ({ levels }: RunVariant, results: readonly RunResult[]): readonly number[] =>
  levels.thresholds.map((_, level) => shareOf(results, ({ cleared }) => cleared > level));

/** How often each charm was offered, bought, kept to the end, and there when a run was won. */
const charmsOf = (variant: RunVariant, results: readonly RunResult[]) =>
  listsOf(variant).charms.map(id => {
    const kept = results.filter(({ charms }) => charms.includes(id));
    return {
      id,
      offered: results.filter(({ offered }) => offered.includes(id)).length,
      bought: results.filter(({ bought }) => bought.includes(id)).length,
      kept: kept.length,
      wonWith: kept.length === 0 ? null : winsOf(kept),
    };
  });

const documentOf = (variant: RunVariant, seed: number, greedy: readonly RunResult[], buying: readonly RunResult[]) => {
  const told = (results: readonly RunResult[]) => ({
    runs: results.length,
    wins: winsOf(results),
    cleared: clearsOf(variant, results),
  });
  return {
    schema: 'yaht.check/1',
    variant: variant.id,
    family: variant.family,
    seed,
    greedy: told(greedy),
    buying: told(buying),
    charms: charmsOf(variant, buying),
  };
};

function reportOf(
  { messages, output }: Context,
  variant: RunVariant,
  greedy: readonly RunResult[],
  buying: readonly RunResult[],
): readonly string[] {
  const { run } = messages;
  const part = (results: readonly RunResult[], player: string): readonly string[] => [
    '',
    output.paint.heading(run.playedBy(results.length, player)),
    `  ${run.wins(winsOf(results))} (${run.sureTo(...marginOf(winsOf(results), results.length))})`,
    ...clearsOf(variant, results).map((share, level) => `  ${run.clears(level + 1, share)}`),
  ];
  const charms = charmsOf(variant, buying).filter(({ offered }) => offered > 0);
  const never = charms.filter(({ bought }) => bought === 0).map(({ id }) => charmOf(id).name);
  const verdicts = [
    ...(winsOf(greedy) > AIMS.greedyWins ? [run.tooEasy] : []),
    ...((clearsOf(variant, greedy)[0] ?? 1) < AIMS.greedyClearsFirst ? [run.tooHard] : []),
    ...(never.length > 0 ? [run.neverBought(never)] : []),
  ];
  return [
    output.paint.heading(run.checked(variant.name)),
    ...part(greedy, run.greedy),
    ...part(buying, run.buying),
    '',
    output.paint.heading(run.charmUse),
    ...charms.map(
      ({ id, offered, bought, kept, wonWith }) =>
        `  ${charmOf(id).name}: ${offered}, ${bought}, ${kept}, ${wonWith === null ? '–' : messages.solver.percent(wonWith)}`,
    ),
    ...(verdicts.length > 0 ? ['', ...verdicts] : []),
  ];
}

/** Where the true share lies in 95 of 100 such samples (Wilson's interval). */
function marginOf(share: number, runs: number): readonly [number, number] {
  const z = 1.96;
  const shrink = 1 + z ** 2 / runs;
  const middle = (share + z ** 2 / (2 * runs)) / shrink;
  const reach = (z * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))) / shrink;
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** A game of two bots that takes longer than this has a target that they cannot reach. */
const MOST_MOVES = 20_000;
const MOST_GAMES = 1_000;

function checkClassic(context: Context, variant: RollioVariant, seconds: number, seed: number, flags: CheckFlags): number {
  const end = performance.now() + 1_000 * seconds;
  let [games, turns, first] = [0, 0, 0];
  for (; games === 0 || (games < MOST_GAMES && performance.now() < end); games++) {
    const { state, over } = gameOf(variant, seed + games, end);
    turns += state.turns;
    if (over?.winners.includes(state.order[0] ?? 0)) first++;
    context.output.redraw?.(`${variant.name}  ${games + 1}`);
  }
  context.output.redraw?.('');
  const seats = Math.min(2, variant.maxPlayers ?? 2);
  const told = { games, turns: turns / games / seats, firstWins: first / games };
  const lines = flags.json
    ? [JSON.stringify({ schema: 'yaht.check/1', variant: variant.id, family: variant.family, seed, ...told })]
    : [
        context.output.paint.heading(context.messages.run.checked(variant.name)),
        '',
        `  ${context.messages.run.classicEnds(games, told.turns, told.firstWins)}`,
      ];
  for (const line of lines) context.output.data(line);
  return EXIT.ok;
}

/** One game between two bots, or alone where there is one seat; given up when the time is over. */
function gameOf(variant: RollioVariant, seed: number, end: number): RollioGame {
  const chance = quickChance(seed);
  const players = Array.from({ length: Math.min(2, variant.maxPlayers ?? 2) }, (_, seat) => ({ name: `Bot ${seat + 1}` }));
  const started = startGame({ id: 'check', variant, players }, chance);
  if (!started.ok || started.value.game.family !== 'rollio') return fault('a custom game did not start');
  let game: RollioGame = started.value.game;
  for (let moves = 0; !game.over && moves < MOST_MOVES && performance.now() < end; moves++) {
    const seat = game.state.turn?.seat ?? 0;
    const played = play(game, seat, botMove(game, seat, 'normal'), chance);
    game = played.ok && played.value.game.family === 'rollio' ? { ...played.value.game, events: [] } : fault('a bot was refused');
  }
  return game;
}
