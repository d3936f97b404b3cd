/** Bots with what they need to play well. */
import { botMove } from '@yaht/bots';
import type { Variant } from '@yaht/rules';
import type { Solution } from '@yaht/solver';
import type { BotMoves } from '../play/bot-moves.ts';
import type { Context } from '../context.ts';
import { oncePerVariant } from './once-per-variant.ts';
import { tablesFor } from './solvable.ts';
import { keptSolution } from './table-store.ts';

/** Bots of every level; a game is solved, or read from the cache, when a perfect one is asked. */
export function loadedBots(context: Context): BotMoves {
  const solutionFor = oncePerVariant(variant => solutionOf(context, variant));
  return async (game, seat, level) => {
    const solved = level === 'optimal' || level === 'winning' ? await solutionFor(game.start.variant) : undefined;
    return botMove(game, seat, level, solved ? { solved } : {});
  };
}

/** Undefined where there is no perfect play; that is told. */
async function solutionOf(context: Context, variant: Variant): Promise<Solution | undefined> {
  if (variant.family !== 'scorecard') return undefined;
  const tables = tablesFor(context, variant);
  if (tables.ok) return keptSolution(context, tables.value, new AbortController().signal);
  context.output.note(`yaht: ${context.messages.solver.notPerfect(tables.error)}`);
  return undefined;
}
