/** Whole runs played by bots, and what became of them. */
import {
  fault,
  levelsCleared,
  play,
  runScore,
  startGame,
  type BotLevel,
  type CharmId,
  type Command,
  type RunGame,
  type RunState,
  type RunVariant,
} from '@yaht/rules';
import { quickChance } from './quick-chance.ts';
import { runMove } from './run-move.ts';

/** How a run ended. */
export type RunResult = {
  /** Levels cleared. */
  readonly cleared: number;
  readonly won: boolean;
  readonly score: number;
  /** Charms owned at the end. */
  readonly charms: readonly CharmId[];
  /** Charms that were ever bought, and those that a shop ever offered. */
  readonly bought: readonly CharmId[];
  readonly offered: readonly CharmId[];
  readonly moves: number;
};

/** A player of runs. */
export type RunPlayer = (game: RunGame) => Command;

/** The bot of a level as a player. */
export const runBot =
  (level: BotLevel): RunPlayer =>
  game =>
    runMove(game, level);

/** One run from its seed; the same seed and player give the same run. */
export function simulateRun(variant: RunVariant, player: RunPlayer, seed: number): RunResult {
  const chance = quickChance(seed);
  const started = startGame({ id: 'simulation', variant, players: [{ name: 'Bot' }] }, chance);
  if (!started.ok) return fault(started.error);
  let { game } = started.value;
  const bought: CharmId[] = [];
  const offered = new Set<CharmId>();
  let moves = 0;
  for (; !game.over; moves++) {
    const command = player(game);
    const ware = command.type === 'BuyWare' ? game.state.shop?.wares[command.ware] : undefined;
    if (ware?.kind === 'charm') bought.push(ware.id);
    for (const sold of game.state.shop?.wares ?? []) if (sold?.kind === 'charm') offered.add(sold.id);
    const played = play(game, 0, command, chance);
    // What happened before is of no use to a bot, and copying it would cost most of the time.
    game = played.ok ? { ...played.value.game, events: [] } : fault(`a bot was refused: ${played.error}`);
  }
  return { ...resultOf(game.state), bought, offered: [...offered], moves };
}

const resultOf = (state: RunState): Omit<RunResult, 'bought' | 'offered' | 'moves'> => ({
  cleared: levelsCleared(state),
  won: state.won,
  score: runScore(state),
  charms: state.charms,
});
