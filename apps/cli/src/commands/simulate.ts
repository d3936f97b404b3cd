/** `yaht simulate`: many games, and how their scores spread. */
import { variantName, type SimulatedPlayer } from '@yaht/messages';
import { simulateCards, SOLO_PLAYERS, soloPlayer, type SoloPlayer } from '@yaht/bots';
import { err, ok, type Result, type ScorecardVariant, type Variant } from '@yaht/rules';
import { compileTables, deviationOf, hasWholePoints, playerOf, scoresFrom, simulate as play, type Solved } from '@yaht/solver';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { tablesFor } from '../solver/solvable.ts';
import { scoresDocument, scoresLines } from '../solver/scores-answer.ts';
import { withSolution } from '../solver/with-solution.ts';
import { shown } from '../output/text.ts';
import { readVariant } from '../arguments/variant-argument.ts';

/** What can be said beside the game. */
export type SimulateFlags = {
  readonly games?: string;
  readonly player: SimulatedPlayer;
  readonly seed?: string;
  /** Runs of Rollio. */
  readonly runs?: string;
  readonly json?: true;
};

const MOST_GAMES = 10_000_000;
const USUAL_GAMES = 10_000;
/** By the rules a game takes milliseconds; by the tables of the solver a thousand times less. */
const USUAL_GAMES_BY_RULES = 1_000;
const SEEDS = 2 ** 32;

type Wish = { readonly games: number | undefined; readonly player: SimulatedPlayer; readonly seed: number };
type Simulation = Wish & { readonly games: number };

const needsNoSolution = (player: SimulatedPlayer): player is SoloPlayer => SOLO_PLAYERS.some(solo => solo === player);

/** Plays and tells; the same seed gives the same games. */
export async function simulate(context: Context, game: string, flags: SimulateFlags): Promise<number> {
  const variant = await readVariant(context, game);
  if (!variant.ok) return context.fail(EXIT.usage, variant.error);
  if (variant.value.family === 'run') {
    const { simulateRuns } = await import('./simulate-runs.ts');
    return simulateRuns(context, variant.value, flags);
  }
  if (flags.runs !== undefined) return context.fail(EXIT.usage, context.messages.run.onlyRuns);
  const wish = readWish(context, flags);
  if (!wish.ok) return context.fail(EXIT.usage, wish.error);
  return needsNoSolution(wish.value.player)
    ? simulateUnsolved(context, variant.value, wish.value, wish.value.player, flags)
    : simulateSolved(context, variant.value, wish.value, flags);
}

function readWish({ messages }: Context, { games, player, seed }: SimulateFlags): Result<Wish, string> {
  const words = messages.analysis;
  const count = games === undefined ? undefined : /^\d{1,8}$/.test(games) ? Number(games) : 0;
  if (count !== undefined && (count < 1 || count > MOST_GAMES)) return err(words.badGames(shown(games ?? ''), MOST_GAMES));
  const start = seed === undefined ? Math.floor(Math.random() * SEEDS) : Number(/^\d{1,10}$/.test(seed) ? seed : NaN);
  return start < SEEDS ? ok({ games: count, player, seed: start }) : err(words.badSeed(shown(seed ?? '')));
}

/** What has to know what a card is worth. */
async function simulateSolved(context: Context, variant: Variant, wish: Wish, flags: SimulateFlags): Promise<number> {
  const { messages } = context;
  const tables = tablesFor(context, variant);
  if (!tables.ok) {
    const hint = variant.family === 'scorecard' ? ` ${messages.analysis.needsNoSolution}` : '';
    return context.fail(EXIT.usage, tables.error + hint);
  }
  if (!hasWholePoints(tables.value)) return failNotWhole(context, variant);
  return withSolution(context, tables.value, undefined, async solution => playByTables(context, solution, wish, flags));
}

/** What plays any card: by the tables of the solver where it has any, which is quicker, and by the rules everywhere else. */
function simulateUnsolved(context: Context, variant: Variant, wish: Wish, player: SoloPlayer, flags: SimulateFlags): number {
  if (variant.family !== 'scorecard') return context.fail(EXIT.usage, context.messages.analysis.noCard(nameOf(context, variant)));
  const tables = compileTables(variant);
  if (!tables.ok) return playByRules(context, variant, wish, player, flags);
  if (!hasWholePoints(tables.value)) return failNotWhole(context, variant);
  return playByTables(context, { tables: tables.value, values: new Float64Array(tables.value.slots) }, wish, flags);
}

const nameOf = ({ messages }: Context, variant: Variant): string => variantName(messages, variant);

const failNotWhole = (context: Context, variant: Variant): number =>
  context.fail(EXIT.usage, context.messages.analysis.notWhole(nameOf(context, variant)));

function playByTables(context: Context, solved: Solved, wish: Wish, flags: SimulateFlags): number {
  const { tables } = solved;
  const simulation = { ...wish, games: wish.games ?? USUAL_GAMES };
  const { player, seed } = wish;
  const policies = playerOf(solved, player === 'optimal' ? 'perfect' : player, seed);
  const onProgress = progressOf(context, tables.variant);
  return tell(context, tables.variant, simulation, play(tables, policies, { ...simulation, onProgress }), flags);
}

function playByRules(context: Context, variant: ScorecardVariant, wish: Wish, player: SoloPlayer, flags: SimulateFlags): number {
  const simulation = { ...wish, games: wish.games ?? USUAL_GAMES_BY_RULES };
  const onProgress = progressOf(context, variant);
  const totals = simulateCards(variant, soloPlayer(player, wish.seed), { ...simulation, onProgress });
  if (!totals.every(Number.isInteger)) return failNotWhole(context, variant);
  return tell(context, variant, simulation, totals, flags);
}

const progressOf = (context: Context, variant: Variant) => {
  const { messages, output } = context;
  return (done: number): void => output.redraw?.(`${nameOf(context, variant)}  ${messages.solver.percent(done)}`);
};

function tell(
  context: Context,
  variant: ScorecardVariant,
  { games, player, seed }: Simulation,
  totals: Float64Array,
  flags: SimulateFlags,
): number {
  const { messages, output } = context;
  output.redraw?.('');
  const scores = scoresFrom(totals);
  const error = deviationOf(scores) / Math.sqrt(games);
  if (flags.json) {
    const head = { schema: 'yaht.simulation/1', variant: variant.id, player, games, seed };
    output.data(JSON.stringify({ ...head, ...scoresDocument(scores), standardError: error }));
    return EXIT.ok;
  }
  output.data(output.paint.heading(messages.analysis.simulated(nameOf(context, variant), games, player, seed)));
  for (const line of ['', ...scoresLines(messages, scores, error, output)]) output.data(line);
  return EXIT.ok;
}
