/** `yaht solve`: perfect play for a whole game. */
import { availableParallelism } from 'node:os';
import { variantName } from '@yaht/messages';
import { err, ok, type Result } from '@yaht/rules';
import type { Precision, Team } from '@yaht/solver';
import { gather, writeWhole } from '@yaht/solver/node';
import { padEnd, widest } from '@yaht/terminal/text';
import type { Context } from '../context.ts';
import { EXIT } from '../exit-code.ts';
import { untilInterrupted } from '../interrupt.ts';
import type { ProgressMode } from '../program/solver-program.ts';
import { readTables } from '../solver/solvable.ts';
import { solveTables, type Solved } from '../solver/solve-tables.ts';
import { tableBytes } from '../solver/table-bytes.ts';
import { cannotWrite } from '../output/file-problem.ts';
import { shown, shownPath } from '../output/text.ts';

/** What can be said beside the game. */
export type SolveFlags = {
  readonly out?: string;
  readonly precision: Precision;
  readonly threads?: string;
  readonly progress: ProgressMode;
  readonly json?: true;
};

const MOST_THREADS = 64;

/** What a solve found, and where its table went. */
type Answer = Solved & { readonly threads: number; readonly file?: { readonly path: string; readonly bytes: number } };

/** Solves afresh, whatever was solved before. */
export async function solve(context: Context, game: string, flags: SolveFlags): Promise<number> {
  const threads = readThreads(context, flags.threads);
  if (!threads.ok) return context.fail(EXIT.usage, threads.error);
  // Threads take a moment to start; meanwhile the game is read.
  const team = gather({ threads: threads.value });
  try {
    return await solveGame(context, game, flags, threads.value, team);
  } finally {
    await team.dismiss();
  }
}

async function solveGame(context: Context, game: string, flags: SolveFlags, threads: number, team: Team): Promise<number> {
  const tables = await readTables(context, game);
  if (!tables.ok) return context.fail(EXIT.usage, tables.error);
  const { precision, progress, out } = flags;
  const answer = await untilInterrupted(async signal => {
    const solved = await solveTables(context, tables.value, { precision, progress, signal, team });
    return withFile(context, { ...solved, threads }, out, signal);
  });
  if (answer === 'interrupted') return context.fail(EXIT.interrupted, context.messages.solver.interrupted);
  if (!answer.ok) return context.fail(EXIT.failure, answer.error);
  // Where the table itself is the data, what is told of it goes beside.
  const tell = out === '-' ? context.output.note : context.output.data;
  if (flags.json) tell(JSON.stringify(solveDocument(answer.value)));
  else for (const line of solveLines(context, answer.value)) tell(line);
  return EXIT.ok;
}

function readThreads({ messages }: Context, text: string | undefined): Result<number, string> {
  if (text === undefined) return ok(Math.min(MOST_THREADS, availableParallelism()));
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return threads >= 1 && threads <= MOST_THREADS ? ok(threads) : err(messages.solver.badThreads(shown(text), MOST_THREADS));
}

/** The same, with the table written where it was wished; `-` is standard output. */
async function withFile(
  context: Context,
  found: Answer,
  out: string | undefined,
  signal: AbortSignal,
): Promise<Result<Answer, string>> {
  if (out === undefined) return ok(found);
  const bytes = tableBytes(found.solution);
  try {
    if (out === '-') context.world.stdout.write(bytes);
    else await writeWhole(out, bytes, signal);
    return ok({ ...found, file: { path: out, bytes: bytes.length } });
  } catch (error) {
    signal.throwIfAborted();
    return err(cannotWrite(context.messages, out, error));
  }
}

const solveDocument = ({ solution, seconds, threads, file }: Answer) => ({
  schema: 'yaht.solve/1',
  variant: solution.tables.variant.id,
  expected: solution.expected,
  states: solution.tables.counts,
  precision: solution.precision,
  threads,
  seconds,
  ...(file === undefined ? {} : { file }),
});

/** Digits that are certain in each precision. */
const DIGITS: Readonly<Record<Precision, number>> = { f32: 4, f64: 9 };

function solveLines({ messages, output }: Context, { solution, seconds, threads, file }: Answer): readonly string[] {
  const words = messages.solver;
  const { tables, precision, expected } = solution;
  const { slots, reachable, distinct } = tables.counts;
  const rows: readonly (readonly [string, string])[] = [
    [words.states, words.statesOf(slots, reachable, distinct)],
    [words.precision, precision],
    ...(file === undefined ? [] : [[words.table, words.tableAt(shownPath(file.path), file.bytes)] as const]),
  ];
  const width = widest(rows.map(([name]) => name));
  return [
    output.paint.heading(words.solved(variantName(messages, tables.variant), seconds, threads)),
    '',
    `  ${words.expected}: ${output.paint.good(words.decimal(expected, DIGITS[precision]))}`,
    '',
    ...rows.map(([name, text]) => `  ${padEnd(name, width)}  ${text}`),
  ];
}
