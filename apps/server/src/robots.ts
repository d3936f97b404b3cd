/** Bots for the tables: those that play solved games read from the library that advice reads from. */
import { botMove } from '@yaht/bots';
import type { BotLevel, Command, Game, Seat } from '@yaht/rules';
import { sent, type Run } from './advice/errands.ts';
import type { Library } from './advice/library.ts';

/** What a seat played by the house does next. */
export type Robots = (game: Game, seat: Seat, level: BotLevel) => Promise<Command>;

/**
 * Until a variant is solved, and where it cannot be, `optimal` and `winning` play as `normal`. To think about winning takes seconds at
 * the end of a game, so it is done in a thread; one that is busy leaves play for points.
 */
export const createRobots =
  (library: Pick<Library, 'advisorFor'>, think?: Run): Robots =>
  async (game, seat, level) => {
    if (game.family !== 'scorecard' || (level !== 'optimal' && level !== 'winning')) return botMove(game, seat, level);
    const advisor = library.advisorFor(game.start.variant);
    if (!advisor.ok) return botMove(game, seat, level);
    const { solution } = advisor.value;
    const points = (): Command => botMove(game, seat, 'optimal', { solved: solution });
    if (level === 'optimal' || !think || game.start.players.length < 2 || !game.state.turn?.dice) return points();
    return think('winningMove', { ...sent(solution), game, seat }).catch(points);
  };
