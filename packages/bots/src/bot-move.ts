/** Players that are programs: a position goes in, a command comes out, and the same position always gives the same command. */
import {
  ownRun,
  type BotLevel,
  type Command,
  type DuelGame,
  type Game,
  type RollioGame,
  type RunGame,
  type ScorecardGame,
  type Seat,
} from '@yaht/rules';
import { positionOf } from './position.ts';
import { rollioMove } from './rollio.ts';
import { runMove } from './run/run-move.ts';
import { scorecardMove, type Parts } from './scorecard.ts';

/** What the bot in this seat does next. It must be the seat's turn. */
export const botMove = (game: Game, seat: Seat, level: BotLevel, parts: Parts = {}): Command =>
  movers[game.family](game as never, seat, level, parts);

/** By family: a mover only ever meets games of its own. */
const movers = {
  scorecard: (game: ScorecardGame, seat: Seat, level: BotLevel, parts: Parts) =>
    scorecardMove(positionOf(game, seat), level, parts, { game, seat }),
  rollio: (game: RollioGame, _seat: Seat, level: BotLevel) => rollioMove(game, level),
  run: (game: RunGame, _seat: Seat, level: BotLevel) => runMove(game, level),
  duel: (game: DuelGame, seat: Seat, level: BotLevel) => runMove(ownRun(game, seat), level),
};
