/** Many games of one player alone, by the rules themselves: slower than the solver’s own simulation, and for every card there is. */
import { fault, play, startGame, type ScorecardVariant } from '@yaht/rules';
import { chanceOfGame } from '@yaht/solver';
import { positionOf } from '../position.ts';
import type { Player } from './players.ts';

type Simulation = {
  readonly games: number;
  readonly seed: number;
  /** Told the part that is done, from 0 to 1, before each game. */
  readonly onProgress?: (done: number) => void;
};

/** The final score of every game. */
export const simulateCards = (variant: ScorecardVariant, player: Player, { games, seed, onProgress }: Simulation): Float64Array =>
  Float64Array.from({ length: games }, (_, game) => {
    onProgress?.(game / games);
    return scoreOf(variant, player, seed, game);
  });

function scoreOf(variant: ScorecardVariant, player: Player, seed: number, number: number): number {
  const chance = chanceOfGame(seed, number);
  const started = startGame({ id: 'simulation', variant, players: [{ name: 'Bot' }] }, chance);
  if (!started.ok) return fault(started.error);
  let { game } = started.value;
  while (!game.over) {
    const position = positionOf(game, 0);
    const { dice } = position.turn;
    const played = play(game, 0, dice ? player({ ...position, dice }) : { type: 'RollDice' }, chance);
    // What happened before is of no use to a player, and copying it would cost most of the time.
    game = played.ok ? { ...played.value.game, events: [] } : fault(`a player was refused: ${played.error}`);
  }
  return game.over.totals[0] ?? 0;
}
