/** What effects can see: the dice being scored, how far the round and the run have come, and what already happened in this action. */
import type { CombinationTable } from '../combinations.ts';
import { dieAt, type Hand, type RollioDie } from '../die.ts';
import type { LevelPlan, LevelRest } from '../level-plan.ts';
import type { Partition, PlacedCombination } from '../placing.ts';
import type { Rarity } from '../content/charm.ts';
import type { Idle, Odds, Op, Source, Step } from './event.ts';

/** Counts that effects read. A round ends with a bank or a flop. */
export type Progress = {
  readonly money: number;
  /** Hot dice in this round. */
  readonly hotDice: number;
  /** Crystal dice scored in this round. */
  readonly crystals: number;
  /** Straights scored in this run. */
  readonly straights: number;
  readonly flops: number;
  readonly flopsInARow: number;
  /** Chances of rainbow dice that came true in this run. */
  readonly rainbows: number;
  /** Banks since the last flop. */
  readonly banksInARow: number;
  /** Consumables used in this run. */
  readonly used: number;
  /** Charms owned. */
  readonly charms: number;
  /** Dice in the set. */
  readonly dice: number;
  /** Points of this level so far. */
  readonly total: number;
  readonly banksLeft: number;
  /** Whether the level has a boss. */
  readonly boss: boolean;
  /** Slots for charms, used or not. */
  readonly charmSlots?: number;
  /** Levels that combinations have gained in this run, all together. */
  readonly combinationLevels?: number;
  /** How far each charm has grown, by id. */
  readonly grown?: Readonly<Partial<Record<string, number>>>;
};

/** A run that has just begun. */
export const noProgress: Progress = {
  money: 0,
  hotDice: 0,
  crystals: 0,
  straights: 0,
  flops: 0,
  flopsInARow: 0,
  rainbows: 0,
  banksInARow: 0,
  used: 0,
  charms: 0,
  dice: 0,
  total: 0,
  banksLeft: 0,
  boss: false,
  charmSlots: 0,
  combinationLevels: 0,
};

/** A die with the face it counts as, which is its own choice for a mirror. */
export type ScoredDie = RollioDie & { readonly at: number };

/** One action as its effects see it. */
export type Scene = {
  readonly action: 'score' | 'bank';
  /** From left to right. */
  readonly dice: readonly ScoredDie[];
  readonly combinations: readonly PlacedCombination[];
  /** No die of the set is left to roll. */
  readonly usesAll: boolean;
  /** What the action starts with: the pot when banking. */
  readonly pot: number;
  /** Points for hot dice, if the game has them. */
  readonly hotDiceBonus: number;
  readonly progress: Progress;
};

/** The scene in the middle of the action. */
export type Now = {
  readonly scene: Scene;
  readonly points: number;
  /** Earned in this action. */
  readonly money: number;
  readonly steps: readonly Step[];
};

/** An event before it has a source. `op` is asked when its time has come; null is no event after all. */
export type Draft = {
  readonly dice?: readonly number[];
  readonly priority?: number;
  readonly odds?: Odds;
  readonly op: (now: Now) => Op | null;
};

/** An event that waits. */
export type Waiting = Draft & {
  readonly source: Source;
  readonly dice: readonly number[];
  readonly priority: number;
  /** It follows from something that came to nothing. */
  readonly answersIdle?: true;
};

/** Where an effect stands among those that take part: left and right of it are its neighbours. */
export type Own = { readonly at: number; readonly row: readonly Effect[] };

/** What a charm can grow by: the steps of a scoring, or a level that was cleared. */
export type Happening = { readonly kind: 'steps'; readonly steps: readonly Step[] } | { readonly kind: 'level' };

/** How an effect takes part; every part may be left out. */
export type Behaviour = {
  /** Its own events for this action. */
  readonly events?: (scene: Scene, own: Own) => readonly Draft[];
  /** Another event, just before it happens: what it does instead, or null to cancel it. */
  readonly change?: (event: Waiting, op: Op, now: Now, own: Own) => Op | null;
  /** Better or worse chances for another event. */
  readonly odds?: (odds: Odds, event: Waiting) => Odds;
  /** Events that follow at once on something that happened. */
  readonly react?: (step: Step & { readonly op: Op }, now: Now, own: Own) => readonly Draft[];
  /** Events that follow at once on something that was cancelled or missed; what comes to nothing among these is not answered again. */
  readonly reactToIdle?: (step: Step & { readonly op: Idle }, now: Now, own: Own) => readonly Draft[];
  /** It does in scorings what the charm at this place does; null copies nothing. */
  readonly copies?: (own: Own) => number | null;
  /** Combinations that count while it is there. */
  readonly rows?: CombinationTable;
  /** It matters to it which die is in which combination. */
  readonly seesPlacing?: boolean;
  /** Its points depend on money earned or chances that came true in the same action. */
  readonly seesChances?: boolean;
  /** How many flops it takes upon itself. */
  readonly shields?: number;
  /** A level with more or less of something. */
  readonly plan?: (plan: LevelPlan) => LevelPlan;
  /** Another price in the shop. */
  readonly price?: (price: number) => number;
  /** Money after a level. */
  readonly income?: (rest: LevelRest) => number;
  /** How much it grows by what happens while it is owned. */
  readonly grows?: (happening: Happening) => number;
  /** It sells for more as it grows. */
  readonly sells?: (price: number, grown: number) => number;
  /** As a level begins it destroys the charm to its right and grows by what that one cost. */
  readonly eats?: true;
};

/** An effect in the player's arrangement. */
export type Effect = {
  readonly kind: 'charm' | 'consumable' | 'boss';
  readonly id: string;
  readonly behaviour: Behaviour;
  /** Of a charm. */
  readonly rarity?: Rarity;
};

/** What a scene needs to know beside the dice. */
export type SceneOptions = {
  readonly usesAll?: boolean;
  readonly hotDiceBonus?: number;
  readonly progress?: Partial<Progress>;
};

/** The scene of scoring dice as this partition. */
export function scoringScene(hand: Hand, { combinations }: Partition, options: SceneOptions = {}): Scene {
  const scored: ScoredDie[] = [];
  for (const { dice, faces } of combinations) {
    dice.forEach((at, i) => {
      const { sides, material, face } = dieAt(hand, at);
      scored.push({ sides, material, at, face: faces[i] ?? face });
    });
  }
  return { ...emptyScene('score', options), dice: scored.sort((a, b) => a.at - b.at), combinations };
}

/** The scene of banking a pot. */
export const bankingScene = (pot: number, options: SceneOptions = {}): Scene => ({ ...emptyScene('bank', options), pot });

const emptyScene = (action: Scene['action'], { usesAll = false, hotDiceBonus = 0, progress }: SceneOptions): Scene => ({
  action,
  dice: [],
  combinations: [],
  usesAll,
  pot: 0,
  hotDiceBonus,
  progress: { ...noProgress, ...progress },
});
