/** Whole runs played by bots, and what became of them. */
import {
  fault,
  levelsCleared,
  play,
  runScore,
  startGame,
  type BossId,
  type BotLevel,
  type CharmId,
  type Command,
  type ConsumableId,
  type DiceSetId,
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
  /** Consumables that were ever bought or used, and bosses that were met. */
  readonly boughtConsumables: readonly ConsumableId[];
  readonly used: readonly ConsumableId[];
  readonly met: readonly BossId[];
  /** The boss of the level that was lost. */
  readonly beatenBy: BossId | null;
  readonly moves: number;
};

/** A player of runs. */
export type RunPlayer = (game: RunGame) => Command;

/** The bot of a level as a player. */
export const runBot =
  (level: BotLevel): RunPlayer =>
  game =>
    runMove(game, level);

/** What a simulated run begins with beside its seed. */
export type RunBeginning = {
  /** The dice; the player's choice without it. */
  readonly set?: DiceSetId;
  /** A charm from nowhere, to see what it does alone. */
  readonly charm?: CharmId;
};

/** One run from its seed; the same seed, player and beginning give the same run. */
export function simulateRun(variant: RunVariant, player: RunPlayer, seed: number, { set, charm }: RunBeginning = {}): RunResult {
  const chance = quickChance(seed);
  const started = startGame({ id: 'simulation', variant, players: [{ name: 'Bot' }] }, chance);
  if (!started.ok) return fault(started.error);
  let { game } = started.value;
  const bought: CharmId[] = [];
  const boughtConsumables: ConsumableId[] = [];
  const used: ConsumableId[] = [];
  const offered = new Set<CharmId>();
  let moves = 0;
  for (; !game.over; moves++) {
    const command: Command = set && game.state.phase === 'set' ? { type: 'ChooseSet', set } : player(game);
    const ware = command.type === 'BuyWare' ? game.state.shop?.wares[command.ware] : undefined;
    if (ware?.kind === 'charm') bought.push(ware.id);
    if (ware?.kind === 'consumable') boughtConsumables.push(ware.id);
    const spent = command.type === 'UseConsumable' ? game.state.consumables[command.consumable] : undefined;
    if (spent) used.push(spent);
    for (const sold of game.state.shop?.wares ?? []) if (sold?.kind === 'charm') offered.add(sold.id);
    const played = play(game, 0, command, chance);
    // What happened before is of no use to a bot, and copying it would cost most of the time.
    game = played.ok ? { ...played.value.game, events: [] } : fault(`a bot was refused: ${played.error}`);
    if (charm && command.type === 'ChooseSet') game = { ...game, state: { ...game.state, charms: [charm] } };
  }
  return { ...resultOf(game.state), bought, offered: [...offered], boughtConsumables, used, moves };
}

const resultOf = (state: RunState): Pick<RunResult, 'cleared' | 'won' | 'score' | 'charms' | 'met' | 'beatenBy'> => ({
  met: state.met,
  beatenBy: state.phase === 'round' ? state.level.boss : null,
  cleared: levelsCleared(state),
  won: state.won,
  score: runScore(state),
  charms: state.charms,
});
