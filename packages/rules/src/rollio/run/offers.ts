/** What a screen asks about a run: how a selection scores, what a roll risks, what the shop has. Nothing here draws anything. */
import type { Refusal } from '../../refusal.ts';
import { bossOf } from '../content/bosses.ts';
import type { LevelPlan } from '../level-plan.ts';
import type { Way } from '../scoring.ts';
import { staying, type ScoreProblem } from '../table.ts';
import { tableOf } from './bend.ts';
import { untimelyFor } from './decide-kit.ts';
import { isFlopping } from './decide-round.ts';
import { hasRoomFor } from './decide-shop.ts';
import type { Ware } from './event.ts';
import { handRisk } from './hand-risk.ts';
import { nextPlan } from './level.ts';
import { priceOf, rerollPrice, sellingPrice } from './shop.ts';
import { shieldsLeft, type RunState, type RunTurn } from './state.ts';
import type { RunVariant } from './variant.ts';
import { scorableInRun, waysInRun } from './ways.ts';

/** Where a round stands before it is rolled on. */
export type RunProspect = {
  /** How many dice a roll would throw. */
  readonly dice: number;
  /** The chance that none of them scores. */
  readonly flopRisk: number;
  /** False when so many different dice are only looked at by samples. */
  readonly isExact: boolean;
};

/** Something for sale, with what keeps the player from buying it. */
export type WareOffer = { readonly ware: Ware; readonly price: number; readonly refusal: Refusal | null };

/** What can be done now, ready to be shown. */
export type RunOffers = {
  readonly scorable: readonly boolean[];
  /** The best average first; `ScoreDice` names one by its place here. */
  readonly ways: readonly Way[];
  /** False when there are more ways than were looked at. */
  readonly complete: boolean;
  readonly problem: ScoreProblem | null;
  readonly now: RunProspect | null;
  /** After the selection is set aside. */
  readonly next: RunProspect | null;
  /** Nothing scores, and a reroll may save it. */
  readonly isFlopping: boolean;
  readonly roll: Refusal | null;
  readonly reroll: Refusal | null;
  readonly bank: Refusal | null;
  /** By place; null where something was bought. */
  readonly wares: readonly (WareOffer | null)[];
  readonly rerollShop: { readonly price: number; readonly refusal: Refusal | null };
  /** What each charm brings when it is sold. */
  readonly charmPrices: readonly number[];
  /** How many flops each charm can still take upon itself; null for those that take none. */
  readonly shields: readonly (number | null)[];
  /** Why each consumable cannot be used now; null when it can. */
  readonly consumables: readonly (Refusal | null)[];
  /** The next level as it comes, while the shop is open. */
  readonly nextLevel: LevelPlan | null;
};

/** Everything about this moment with these dice selected. */
export function runOffersFor(variant: RunVariant, state: RunState, selected: readonly number[] = []): RunOffers {
  const { turn, phase } = state;
  const found = waysInRun(variant, state, selected);
  return {
    scorable: scorableInRun(variant, state),
    ways: found.ok ? found.value.ways : [],
    complete: found.ok ? found.value.complete : true,
    problem: found.ok ? null : found.error,
    now: turn && phase === 'round' ? prospect(variant, state, turn) : null,
    next: turn && found.ok ? prospect(variant, state, withAside(turn, selected)) : null,
    isFlopping: isFlopping(variant, state),
    roll: turn?.dice && !turn.scored ? 'score-first' : null,
    reroll: rerollRefusal(state),
    bank: bankRefusal(state),
    ...shopOffers(variant, state),
    charmPrices: state.charms.map(id => sellingPrice({ kind: 'charm', id }, state.grown)),
    shields: state.charms.map(id => shieldsLeft(state, id) || null),
    consumables: state.consumables.map(id => untimelyFor(state, id)),
  };
}

function shopOffers(variant: RunVariant, state: RunState): Pick<RunOffers, 'wares' | 'rerollShop' | 'nextLevel'> {
  const price = rerollPrice(variant, state);
  return {
    wares: (state.shop?.wares ?? []).map(ware => ware && wareOffer(state, ware)),
    rerollShop: { price, refusal: price > state.money ? 'not-enough-money' : null },
    nextLevel: state.phase === 'shop' ? nextPlan(variant, state) : null,
  };
}

function wareOffer(state: RunState, ware: Ware): WareOffer {
  const price = priceOf(state, ware);
  const refusal = !hasRoomFor(state, ware) ? 'no-free-slot' : price > state.money ? 'not-enough-money' : null;
  return { ware, price, refusal };
}

function rerollRefusal({ turn, level }: RunState): Refusal | null {
  if (!turn?.dice) return 'roll-first';
  if (turn.scored) return 'dice-are-scored';
  return level.rerollsLeft === 0 ? 'no-rerolls-left' : null;
}

function bankRefusal({ turn, level }: RunState): Refusal | null {
  if (!turn?.dice) return 'roll-first';
  if (!turn.scored) return 'score-first';
  return level.boss && turn.pot < (bossOf(level.boss).leastPot ?? 0) ? 'pot-too-small' : null;
}

function prospect(variant: RunVariant, state: RunState, turn: RunTurn): RunProspect {
  const stays = staying(turn);
  const kinds = turn.kinds.filter((_, die) => !stays[die]);
  return { dice: kinds.length, ...handRisk(kinds, tableOf(variant, state)) };
}

const withAside = (turn: RunTurn, selected: readonly number[]): RunTurn => ({
  ...turn,
  aside: turn.aside.map((aside, die) => aside || selected.includes(die)),
});
