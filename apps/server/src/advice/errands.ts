/**
 * The long work behind advice. Each errand takes and gives what can be sent to a thread; nothing here is asked on the thread
 * that serves the tables.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  arrange,
  err,
  fault,
  getScoringCombinations,
  ok,
  readRecord,
  unusedDocument,
  waysDocument,
  type CharmId,
  type Command,
  type Progress,
  type CombinationTable,
  type Hand,
  type RecordProblem,
  type Result,
  type ScorecardGame,
  type ScorecardVariant,
  type Seat,
} from '@yaht/rules';
import {
  compileTables,
  outcomesOf,
  reviewDocument,
  reviewGame,
  rulesName,
  solutionOf,
  winBook,
  type Scores,
  type Solution,
  type Unsolvable,
  type WinBook,
} from '@yaht/solver';
import { botMove } from '@yaht/bots';
import { keepTable, keptTable, solve, writeWhole } from '@yaht/solver/node';

/** Double precision, as the command keeps its tables: both use the same files. */
const PRECISION = 'f64';

/** One thread, so that those who play notice nothing. */
const THREADS = 1;

export const errands = {
  /** Every card of a variant: from the folder of kept tables, else solved and kept there; without a folder, solved. */
  async solve({ variant, folder }: { readonly variant: ScorecardVariant; readonly folder: string | null }) {
    const tables = compileTables(variant);
    if (!tables.ok) return tables;
    const kept = folder === null ? err('missing') : await keptTable(folder, tables.value);
    if (kept.ok) return kept;
    const solution = await solve(tables.value, { precision: PRECISION, threads: THREADS });
    // An answer does not depend on whether its table could be kept.
    if (folder !== null) await keepTable(folder, solution).catch(() => {});
    return ok(solution) satisfies Result<Solution, Unsolvable>;
  },

  /** How likely each score is with perfect play; kept beside the tables. */
  async spread({ folder, ...sent }: Sent & { readonly folder: string | null }): Promise<Scores> {
    const path = folder === null ? null : join(folder, `${rulesName(sent.variant)}.spread.json`);
    const kept = path === null ? undefined : await keptScores(path);
    if (kept) return kept;
    const outcomes = outcomesOf(received(sent));
    if (!outcomes.ok) return fault('a distribution of points that are not whole');
    const { low, chances } = outcomes.value.scores;
    const text = JSON.stringify({ schema: SPREAD_SCHEMA, low, chances: [...chances] });
    if (path !== null) await writeWhole(path, Buffer.from(text)).catch(() => {});
    return { low, chances };
  },

  /** A record against perfect play, as JSON. */
  review({ record, ...sent }: Sent & { readonly record: unknown }): Result<string, RecordProblem> {
    const game = readRecord(record);
    if (!game.ok) return game;
    if (game.value.family !== 'scorecard') return err({ code: 'not-a-record' });
    const solution = received(sent);
    const tools = game.value.start.players.length > 1 ? { book: bookOf(solution) } : {};
    return ok(JSON.stringify(reviewDocument(game.value, solution.tables, reviewGame(solution, game.value.events, tools))));
  },

  /** What a bot that plays to win does next. */
  winningMove({ game, seat, ...sent }: Sent & { readonly game: ScorecardGame; readonly seat: Seat }): Command {
    const solution = received(sent);
    return botMove(game, seat, 'winning', { solved: solution, book: bookOf(solution) });
  },

  /** Every way to score dice of Rollio, as JSON. */
  rollioScore({ combinations, hand, charms, progress = {}, limit }: RollioQuestion): string {
    const effects = arrange(charms);
    const ways = getScoringCombinations(hand, undefined, {
      table: combinations,
      effects,
      progress,
      limit,
      clock: () => performance.now(),
    });
    const isPlain = charms.length === 0 && hand.every(({ material }) => material === 'plastic');
    return JSON.stringify(ways.ok ? waysDocument(hand, ways.value, !isPlain) : unusedDocument(hand, ways.error));
  },
};

/** A solution on its way to a thread: the values are shared, the rest is made again there. */
export type Sent = Pick<Solution, 'precision' | 'values'> & { readonly variant: ScorecardVariant };

export const sent = ({ tables, precision, values }: Solution): Sent => ({ variant: tables.variant, precision, values });

function received({ variant, precision, values }: Sent): Solution {
  const tables = compileTables(variant);
  return tables.ok ? solutionOf(tables.value, precision, values) : fault(`a table of a game that cannot be solved`);
}

/** What is known of the chances in games of the latest variant; its first review takes seconds, the next ones less. */
let latest: { readonly key: string; readonly book: WinBook } | undefined;

function bookOf(solution: Solution): WinBook {
  const key = `${rulesName(solution.tables.variant)} ${solution.precision} ${solution.expected}`;
  if (latest?.key !== key) latest = { key, book: winBook(solution) };
  return latest.book;
}

type RollioQuestion = {
  readonly combinations: CombinationTable;
  readonly hand: Hand;
  readonly charms: readonly CharmId[];
  readonly progress?: Partial<Progress>;
  readonly limit: number;
};

type Errands = typeof errands;
export type ErrandName = keyof Errands;
export type AskOf<Name extends ErrandName> = Parameters<Errands[Name]>[0];
export type AnswerOf<Name extends ErrandName> = Awaited<ReturnType<Errands[Name]>>;

/** Does an errand, here or in a thread. */
export type Run = <Name extends ErrandName>(name: Name, ask: AskOf<Name>) => Promise<AnswerOf<Name>>;

const SPREAD_SCHEMA = 'yaht.spread/1';

/** What was kept, if it is all there. */
async function keptScores(path: string): Promise<Scores | undefined> {
  try {
    const { schema, low, chances } = JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, unknown>>;
    if (schema !== SPREAD_SCHEMA || !Number.isInteger(low) || !Array.isArray(chances)) return undefined;
    const scores = { low: low as number, chances: Float64Array.from(chances as readonly number[]) };
    const sum = scores.chances.reduce((total, chance) => total + chance, 0);
    return Math.abs(sum - 1) < 1e-6 ? scores : undefined;
  } catch {
    return undefined;
  }
}
