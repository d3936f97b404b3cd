/** Players that are programs: a position goes in, a command comes out, and the same position always gives the same command. */
import type { BotLevel, Command, Game, Seat } from '@yaht/rules';
import { rollioMove } from './rollio.ts';
import { positionOf } from './position.ts';
import { scorecardMove, type Parts } from './scorecard.ts';

/** What the bot in this seat does next. It must be the seat's turn. */
export const botMove = (game: Game, seat: Seat, level: BotLevel, parts: Parts = {}): Command =>
  game.family === 'rollio' ? rollioMove(game, level) : scorecardMove(positionOf(game, seat), level, parts);
