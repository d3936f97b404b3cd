/** Bots at a table of this machine: the perfect one reads the kept table of its game. All of it is loaded when the first one moves. */
import type { BotLevel, Command, Game, Seat } from '@yaht/rules';
import type { Context } from '../context.ts';

export type BotMoves = (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;

/** What bots do in a game that is played here. */
export function botMoves(context: Context): BotMoves {
  let loading: Promise<BotMoves> | undefined;
  return async (game, seat, level) => {
    loading ??= import('../solver/bots.ts').then(({ loadedBots }) => loadedBots(context));
    return (await loading)(game, seat, level);
  };
}
