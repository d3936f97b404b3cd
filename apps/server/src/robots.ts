/** Bots for the tables: the perfect one needs a solved variant, which is solved once and kept. */
import { botMove } from '@yaht/bots';
import type { BotLevel, Command, Game, ScorecardVariant, Seat } from '@yaht/rules';
import { compileTables, type Solved, type Tables } from '@yaht/solver';
import { solve } from '@yaht/solver/node';

/** What a seat played by the house does next. */
export type Robots = (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;

export type RobotParts = {
  /** Ends what is being solved, so that the process can end. */
  readonly signal?: AbortSignal;
  readonly onFault: (error: unknown) => void;
  readonly solveTables?: (tables: Tables, signal: AbortSignal | undefined) => Promise<Solved>;
};

/** Solved games take some megabytes each; custom ones could be any number. */
const MAX_KEPT = 8;

/** One thread aside, so that those who play notice nothing. */
const solveAside: NonNullable<RobotParts['solveTables']> = (tables, signal) =>
  solve(tables, { threads: 1, aside: true, ...(signal ? { signal } : {}) });

/** Until a variant is solved, and where it cannot be, `optimal` plays as `normal`. */
export function createRobots({ signal, onFault, solveTables = solveAside }: RobotParts): Robots {
  const kept = new Map<string, Solved | undefined>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a second solve would only slow down the first. */
  const solveOnce = (key: string, variant: ScorecardVariant): void => {
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, undefined);
    const tables = compileTables(variant);
    if (!tables.ok) return;
    last = last
      .then(() => solveTables(tables.value, signal))
      .then(solved => kept.has(key) && kept.set(key, solved))
      .catch(error => signal?.aborted === true || onFault(error));
  };

  const solvedFor = (variant: ScorecardVariant): Solved | undefined => {
    const key = JSON.stringify(variant);
    if (!kept.has(key)) solveOnce(key, variant);
    return kept.get(key);
  };

  return async (game, seat, level) => {
    const solved = level === 'optimal' && game.family === 'scorecard' ? solvedFor(game.start.variant) : undefined;
    return botMove(game, seat, level, solved ? { solved } : {});
  };
}
