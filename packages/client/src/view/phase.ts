/** Where the table stands for whoever sits at this screen. */
import type { Game } from '@yaht/rules';
import { isPlayedHere } from '../own-seats.ts';
import type { TableState } from '../table.ts';

export const TABLE_PHASES = [
  /** A server has not answered yet. */
  'entering',
  'lobby',
  'opening-roll',
  /** Own turn: nothing thrown yet; thrown and free to go on; thrown and bound to score. */
  'ready',
  'rolled',
  'must-score',
  'others-turn',
  'bots-turn',
  'over',
  'closed',
] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** The phase; `isOpening` says that the screen still shows the opening roll. */
export function phaseOf({ room, game, seats, connection }: TableState, isOpening: boolean): TablePhase {
  if (connection.state === 'closed' || room?.phase === 'closed') return 'closed';
  if (room?.phase === 'lobby') return 'lobby';
  if (!game) return 'entering';
  if (game.over) return 'over';
  if (isOpening && game.events.some(({ type }) => type === 'OpeningRolled')) return 'opening-roll';
  const seat = game.state.turn?.seat ?? -1;
  if (isPlayedHere({ game, seats }, seat)) return ownPhase(game);
  return isPlayedByProgram(game, seat) ? 'bots-turn' : 'others-turn';
}

function ownPhase(game: Game): TablePhase {
  if (!game.state.turn?.dice) return 'ready';
  const mustScore = game.family === 'scorecard' ? game.state.turn?.rollsLeft === 0 : !game.state.turn?.scored;
  return mustScore ? 'must-score' : 'rolled';
}

const isPlayedByProgram = ({ start, state }: Game, seat: number): boolean =>
  start.players[seat]?.bot !== undefined || state.playedBy[seat] === 'bot';
