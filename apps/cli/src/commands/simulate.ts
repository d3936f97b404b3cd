/** `yaht simulate`: many games, and how their scores spread. */
import { variantName, type SimulatedPlayer } from '@yaht/messages';
import { err, ok, type Result } from '@yaht/rules';
import {
  deviationOf,
  hasWholePoints,
  playerOf,
  scoresFrom,
  simulate as play,
  type PlayerKind,
  type Solution,
} from '@yaht/solver';
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
const USUAL_GAMES = '10000';
const SEEDS = 2 ** 32;

type Wish = { readonly games: number; readonly player: SimulatedPlayer; readonly seed: number };

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
  const tables = tablesFor(context, variant.value);
  if (!tables.ok) return context.fail(EXIT.usage, tables.error);
  const { messages } = context;
  if (!hasWholePoints(tables.value))
    return context.fail(EXIT.usage, messages.analysis.notWhole(variantName(messages, tables.value.variant)));
  return withSolution(context, tables.value, undefined, async solution => {
    tell(context, solution, wish.value, flags.json === true);
    return EXIT.ok;
  });
}

function readWish({ messages }: Context, { games = USUAL_GAMES, player, seed }: SimulateFlags): Result<Wish, string> {
  const words = messages.analysis;
  const count = /^\d{1,8}$/.test(games) ? Number(games) : 0;
  if (count < 1 || count > MOST_GAMES) return err(words.badGames(shown(games), MOST_GAMES));
  const start = seed === undefined ? Math.floor(Math.random() * SEEDS) : Number(/^\d{1,10}$/.test(seed) ? seed : NaN);
  return start < SEEDS ? ok({ games: count, player, seed: start }) : err(words.badSeed(shown(seed ?? '')));
}

function tell({ messages, output }: Context, solution: Solution, { games, player, seed }: Wish, asJson: boolean): void {
  const { tables } = solution;
  const kind: PlayerKind = player === 'optimal' ? 'perfect' : player;
  const name = variantName(messages, tables.variant);
  const onProgress = (done: number): void => output.redraw?.(`${name}  ${messages.solver.percent(done)}`);
  const scores = scoresFrom(play(tables, playerOf(solution, kind, seed), { games, seed, onProgress }));
  output.redraw?.('');
  const error = deviationOf(scores) / Math.sqrt(games);
  if (asJson) {
    const head = { schema: 'yaht.simulation/1', variant: tables.variant.id, player, games, seed };
    output.data(JSON.stringify({ ...head, ...scoresDocument(scores), standardError: error }));
    return;
  }
  output.data(output.paint.heading(messages.analysis.simulated(name, games, player, seed)));
  for (const line of ['', ...scoresLines(messages, scores, error, output)]) output.data(line);
}
