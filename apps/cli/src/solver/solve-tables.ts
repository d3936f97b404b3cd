/** A solve on this machine, told while it goes on. */
import { variantName } from '@yaht/messages';
import { solveWith, type Precision, type Solution, type Tables, type Team } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import type { Context } from '../context.ts';
import type { ProgressMode } from '../program/solver-program.ts';
import { solveProgress } from './progress.ts';

export type SolveWish = {
  readonly precision: Precision;
  /** Threads that are there already; else some are started. */
  readonly team?: Team;
  readonly progress: ProgressMode;
  readonly signal: AbortSignal;
};

export type Solved = { readonly solution: Solution; readonly seconds: number };

/** Solves; `seconds` is the solve itself, without what came before and comes after. */
export async function solveTables(context: Context, tables: Tables, wish: SolveWish): Promise<Solved> {
  const { precision, team, progress: mode, signal } = wish;
  const progress = solveProgress(context, variantName(context.messages, tables.variant), tables, mode);
  const started = performance.now();
  const told = { precision, signal, onProgress: progress.tell };
  try {
    const solution = team ? await solveWith(team, tables, told) : await solve(tables, told);
    return { solution, seconds: (performance.now() - started) / 1_000 };
  } finally {
    progress.end();
  }
}
