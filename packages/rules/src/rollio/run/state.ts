/** Where a run stands. */
import type { GameStarted, PlayedBy } from '../../event.ts';
import type { CombinationLevels } from '../combinations.ts';
import type { BossId } from '../content/bosses.ts';
import type { CharmId } from '../content/charms.ts';
import { charmOf } from '../content/charms.ts';
import type { ConsumableId, Kit } from '../content/consumables.ts';
import type { DiceSetId } from '../content/dice-sets.ts';
import type { DieKind, Hand } from '../die.ts';
import type { LevelPlan } from '../level-plan.ts';
import type { RollioTurn } from '../state.ts';
import type { Ware } from './event.ts';

/** Choosing dice, playing a level, buying between two of them. */
export const RUN_PHASES = ['set', 'round', 'shop'] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/** The round that is on, or the place of one while dice are chosen or the shop is open. */
export type RunTurn = RollioTurn & {
  /** The dice of this round. */
  readonly kinds: readonly DieKind[];
  /** Crystal dice scored in it. */
  readonly crystals: number;
};

/** The level that is on, or the latest one. */
export type RunLevel = LevelPlan & {
  readonly boss: BossId | null;
  readonly total: number;
  readonly banksLeft: number;
  readonly roundsLeft: number;
  readonly rerollsLeft: number;
};

/** The shop between two levels. */
export type RunShop = {
  /** Null where something was bought. */
  readonly wares: readonly (Ware | null)[];
  readonly rerolls: number;
  /** The boss of the next level. */
  readonly boss: BossId | null;
};

/** What is counted over the whole run. */
export type RunCounts = {
  readonly straights: number;
  readonly flops: number;
  readonly flopsInARow: number;
  readonly banksInARow: number;
  readonly rainbows: number;
  readonly used: number;
};

/** A run between two facts. */
export type RunState = {
  readonly phase: RunPhase;
  /** Null when the run is over. */
  readonly turn: RunTurn | null;
  /** Rounds begun so far. */
  readonly turns: number;
  readonly playedBy: readonly PlayedBy[];
  readonly set: DiceSetId | null;
  readonly money: number;
  /** The dice of the set, from the next round on. */
  readonly kinds: readonly DieKind[];
  readonly charms: readonly CharmId[];
  readonly charmSlots: number;
  readonly consumables: readonly ConsumableId[];
  readonly consumableSlots: number;
  /** How many flops a charm has taken upon itself. */
  readonly shielded: Readonly<Partial<Record<CharmId, number>>>;
  readonly level: RunLevel;
  readonly shop: RunShop | null;
  readonly counts: RunCounts;
  /** How far charms have grown. */
  readonly grown: Readonly<Partial<Record<CharmId, number>>>;
  /** Consumables that were used and wait for their scoring. */
  readonly armed: readonly ConsumableId[];
  /** Levels that combinations have gained. */
  readonly levels: CombinationLevels;
  /** What the latest flop took. */
  readonly lastLost: number;
  /** Bosses of this run so far. */
  readonly met: readonly BossId[];
  /** Points of the levels that are over. */
  readonly score: number;
  readonly won: boolean;
};

/** The most money anybody can hold. */
export const MAX_MONEY = 9_999;

/** Money within its bounds. */
export const boundedMoney = (money: number): number => Math.min(MAX_MONEY, Math.max(0, money));

/** Points that can still be counted exactly. */
export const boundedPoints = (points: number): number => Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, points));

const noLevel: RunLevel = {
  level: 0,
  threshold: 0,
  banks: 0,
  rounds: 0,
  rerolls: 0,
  boss: null,
  total: 0,
  banksLeft: 0,
  roundsLeft: 0,
  rerollsLeft: 0,
};

/** A turn without dice: before the first round, and in the shop. */
export const restingTurn = (number: number): RunTurn => ({
  seat: 0,
  number,
  rolls: 0,
  dice: null,
  aside: [],
  scored: false,
  pot: 0,
  hotDice: 0,
  kinds: [],
  crystals: 0,
});

/** The state before a set is chosen. */
export const beginRun = ({ players }: Pick<GameStarted, 'players'>): RunState => ({
  phase: 'set',
  turn: restingTurn(0),
  turns: 0,
  playedBy: players.map(() => 'player'),
  set: null,
  money: 0,
  kinds: [],
  charms: [],
  charmSlots: 0,
  consumables: [],
  consumableSlots: 0,
  shielded: {},
  grown: {},
  armed: [],
  levels: {},
  level: noLevel,
  shop: null,
  counts: { straights: 0, flops: 0, flopsInARow: 0, banksInARow: 0, rainbows: 0, used: 0 },
  lastLost: 0,
  met: [],
  score: 0,
  won: false,
});

/** The points of the run so far. */
export const runScore = ({ score, phase, level }: RunState): number =>
  boundedPoints(score + (phase === 'round' ? level.total : 0));

/** How many levels were cleared; the one that is on does not count. */
export const levelsCleared = ({ phase, level }: RunState): number => Math.max(0, level.level - (phase === 'shop' ? 0 : 1));

/** What the player has, as consumables see it. */
export const kitOf = (state: RunState): Kit => ({
  money: state.money,
  dice: state.kinds,
  charms: state.charms,
  charmSlots: state.charmSlots,
  consumableSlots: state.consumableSlots,
  pot: state.turn?.pot ?? 0,
  lastLost: state.lastLost,
  rerolls: state.level.rerollsLeft,
  // Runs of the first release know neither, and their facts stay as they are.
  ...(state.armed.length > 0 && { armed: state.armed }),
  ...(Object.keys(state.levels).length > 0 && { levels: state.levels }),
});

/** The dice on the table; none before the first roll. */
export const handOf = ({ kinds, dice }: Pick<RunTurn, 'kinds' | 'dice'>): Hand =>
  (dice ?? []).map((face, die) => {
    const { sides, material } = kinds[die] ?? PLAIN;
    return { sides, material, face };
  });

const PLAIN: DieKind = { sides: 6, material: 'plastic' };

/** How many flops the charm can still take upon itself. */
export const shieldsLeft = ({ shielded }: Pick<RunState, 'shielded'>, id: CharmId): number =>
  (charmOf(id).behaviour.shields ?? 0) - (shielded[id] ?? 0);
