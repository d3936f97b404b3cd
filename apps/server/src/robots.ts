/** Bots for the tables: the perfect one needs a solved variant, which is solved once and kept. */
import { botMove } from '@yaht/bots';
import type { BotLevel, Command, Game, Seat } from '@yaht/rules';

export const createRobots =
  () =>
  async (game: Game, seat: Seat, level: BotLevel): Promise<Command> =>
    botMove(game, seat, level);
