/** Bots with what they need to play well. */
import { botMove } from '@yaht/bots';
import type { Game } from '@yaht/rules';
import type { Solution } from '@yaht/solver';
import type { BotMoves } from '../play/bot-moves.ts';
import type { Context } from '../context.ts';
import { tablesFor } from './solvable.ts';
import { keptSolution } from './table-store.ts';

/** Bots of every level; the game is solved, or read from the cache, when a perfect one is asked. */
export function loadedBots(context: Context): BotMoves {
  let solving: Promise<Solution | undefined> | undefined;
  return async (game, seat, level) => {
    if (level === 'optimal') solving ??= solutionOf(context, game.start.variant);
    const solved = await solving;
    return botMove(game, seat, level, solved ? { solved } : {});
  };
}

/** Undefined where there is no perfect play; that is told once. */
async function solutionOf(context: Context, variant: Game['start']['variant']): Promise<Solution | undefined> {
  if (variant.family !== 'scorecard') return undefined;
  const tables = tablesFor(context, variant);
  if (tables.ok) return keptSolution(context, tables.value, new AbortController().signal);
  context.output.note(`yaht: ${context.messages.solver.notPerfect(tables.error)}`);
  return undefined;
}
