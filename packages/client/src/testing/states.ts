/** States of a table for tests: a game on this device, in any position. */
import type { Game } from '@yaht/rules';
import type { TableState } from '../table.ts';

/** The table at which this game is played by everybody but its bots. */
export const localState = (game: Game): TableState => ({
  room: null,
  game,
  member: null,
  seats: game.start.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
  connection: { state: 'local' },
  shownHold: null,
  away: [],
  turnClock: null,
  clockAhead: 0,
  feed: [],
});
