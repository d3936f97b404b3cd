/** Bots for the tables: the perfect one reads from the library that advice reads from. */
import { botMove } from '@yaht/bots';
import type { BotLevel, Command, Game, Seat } from '@yaht/rules';
import type { Library } from './advice/library.ts';

/** What a seat played by the house does next. */
export type Robots = (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;

/** Until a variant is solved, and where it cannot be, `optimal` plays as `normal`. */
export const createRobots =
  (library: Pick<Library, 'advisorFor'>): Robots =>
  async (game, seat, level) => {
    const advisor = level === 'optimal' && game.family === 'scorecard' ? library.advisorFor(game.start.variant) : undefined;
    return botMove(game, seat, level, advisor?.ok ? { solved: advisor.value.solution } : {});
  };
