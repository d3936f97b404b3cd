/** Bots think here, so that the page stays at hand. The perfect one solves its game the first time it is asked. */
import { botMove } from '@yaht/bots';
import type { BotLevel, Game, ScorecardVariant, Seat } from '@yaht/rules';
import { compileTables, solveHere, type Solved } from '@yaht/solver';

export type Question = { readonly id: number; readonly game: Game; readonly seat: Seat; readonly level: BotLevel };

let latest: { readonly key: string; readonly solved: Solved | undefined } | undefined;

function solvedFor(variant: ScorecardVariant): Solved | undefined {
  const key = JSON.stringify(variant);
  if (latest?.key !== key) {
    const tables = compileTables(variant);
    latest = { key, solved: tables.ok ? solveHere(tables.value) : undefined };
  }
  return latest.solved;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, game, seat, level } = data;
  const solved = level === 'optimal' && game.family === 'scorecard' ? solvedFor(game.start.variant) : undefined;
  postMessage({ id, command: botMove(game, seat, level, solved ? { solved } : {}) });
});
