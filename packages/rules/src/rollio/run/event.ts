/** What can happen in a run of Rollio. Rolls, scores, banks and flops have the names and fields they have in a classic game, and more. */
import type { Hold } from '../../dice.ts';
import type { Seat } from '../../event.ts';
import type { BossId } from '../content/bosses.ts';
import type { CharmId } from '../content/charms.ts';
import type { ConsumableId, Kit } from '../content/consumables.ts';
import type { DiceSetId } from '../content/dice-sets.ts';
import type { DieKind } from '../die.ts';
import type { Step } from '../effects/event.ts';
import type { LevelPlan } from '../level-plan.ts';
import type { Banked, DiceScored, Flopped, RollioDiceRolled, RollioTurnStarted, TurnPassed } from '../state.ts';
import type { Drawn } from './drawer.ts';

/** The player took a set of dice. */
export type SetChosen = {
  readonly type: 'SetChosen';
  readonly seat: Seat;
  readonly set: DiceSetId;
  readonly kinds: readonly DieKind[];
  readonly drawn: Drawn;
};
/** A level begins, with everything that charms and the boss make of it. */
export type LevelStarted = {
  readonly type: 'LevelStarted';
  readonly seat: Seat;
  readonly plan: LevelPlan;
  readonly boss: BossId | null;
  /** Charms that others destroyed before it; left out when there are none. */
  readonly meals?: readonly Meal[];
};
/** A charm that another destroyed, and what that one grew by. */
export type Meal = { readonly by: CharmId; readonly charm: CharmId; readonly worth: number };
/** Dice on the table were thrown again without scoring. */
type DiceRerolled = {
  readonly type: 'DiceRerolled';
  readonly seat: Seat;
  readonly hold: Hold;
  readonly dice: readonly number[];
};
/** What a scoring brought, step by step. */
type Outcome = {
  readonly money: number;
  readonly steps: readonly Step[];
  readonly drawn: Drawn;
};
/** Dice were set aside for points. */
export type RunDiceScored = DiceScored &
  Outcome & {
    /** Consumables that came with it. */
    readonly gained: readonly ConsumableId[];
    /** Dice of which there is one more from the next round on. */
    readonly cloned: readonly number[];
  };
export type RunBanked = Banked & Outcome;
/** A charm took a flop upon itself: the pot stays, and the player rolls on or banks. */
export type FlopShielded = {
  readonly type: 'FlopShielded';
  readonly seat: Seat;
  readonly charm: CharmId;
  readonly usesLeft: number;
};
/** `penalty` and `banks` were lost beside the pot. */
export type RunFlopped = Flopped & { readonly penalty: number; readonly banks: number };
/** The threshold was reached. */
export type LevelCleared = {
  readonly type: 'LevelCleared';
  readonly seat: Seat;
  readonly level: number;
  readonly income: Income;
};
/** Money after a level, by where it comes from. */
export type Income = { readonly level: number; readonly banks: number; readonly boss: number; readonly charms: number };
/** No bank or no round is left below the threshold. */
type LevelLost = { readonly type: 'LevelLost'; readonly seat: Seat; readonly level: number };
/** The last level that counts was cleared; what follows is endless. */
type RunWon = { readonly type: 'RunWon'; readonly seat: Seat; readonly level: number };

/** Something for sale. */
export type Ware = { readonly kind: 'charm'; readonly id: CharmId } | { readonly kind: 'consumable'; readonly id: ConsumableId };
/** The shop is open; `boss` is that of the next level. */
export type ShopOpened = {
  readonly type: 'ShopOpened';
  readonly seat: Seat;
  readonly wares: readonly Ware[];
  readonly boss: BossId | null;
  readonly drawn: Drawn;
};
type ShopRerolled = {
  readonly type: 'ShopRerolled';
  readonly seat: Seat;
  readonly paid: number;
  readonly wares: readonly Ware[];
  readonly drawn: Drawn;
};
/** `ware` is its place in the shop. */
export type WareBought = { readonly type: 'WareBought'; readonly seat: Seat; readonly ware: number; readonly paid: number };
type CharmSold = { readonly type: 'CharmSold'; readonly seat: Seat; readonly charm: number; readonly got: number };
type ConsumableSold = {
  readonly type: 'ConsumableSold';
  readonly seat: Seat;
  readonly consumable: number;
  readonly got: number;
};
export type CharmMoved = { readonly type: 'CharmMoved'; readonly seat: Seat; readonly from: number; readonly to: number };
/** `kit` is what the player has after it. */
export type ConsumableUsed = {
  readonly type: 'ConsumableUsed';
  readonly seat: Seat;
  readonly consumable: number;
  readonly die: number | null;
  readonly kit: Kit;
  readonly drawn: Drawn;
};
type ShopLeft = { readonly type: 'ShopLeft'; readonly seat: Seat };
/** The player ends a run that is won. */
type RunEnded = { readonly type: 'RunEnded'; readonly seat: Seat };

/** The facts of a run. */
export type RunEvent =
  | SetChosen
  | LevelStarted
  | RollioTurnStarted
  | RollioDiceRolled
  | DiceRerolled
  | RunDiceScored
  | RunBanked
  | FlopShielded
  | RunFlopped
  | TurnPassed
  | LevelCleared
  | LevelLost
  | RunWon
  | ShopOpened
  | ShopRerolled
  | WareBought
  | CharmSold
  | ConsumableSold
  | CharmMoved
  | ConsumableUsed
  | ShopLeft
  | RunEnded;
