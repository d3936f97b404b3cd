/** A run of Rollio as it is drawn: the level, the dice, the ways to score a selection, the shop and everything the player owns. */
import {
  bossOf,
  runOffersFor,
  runScore,
  type BossId,
  type CharmId,
  type ConsumableId,
  type DieKind,
  type Hold,
  type LevelPlan,
  type Refusal,
  type RunGame,
  type RunOffers,
  type RunProspect,
  type RunState,
  type Way,
} from '@yaht/rules';
import type { TableRefusal } from '../table.ts';
import type { NumberedAction, RollioDieView } from './rollio-view.ts';

export type RunDieView = RollioDieView & DieKind;

/** One way to score the selected dice, after everything that bends it. */
export type RunWayView = Way & {
  /** What `ScoreDice` calls it. */
  readonly place: number;
  readonly chosen: boolean;
  readonly best: boolean;
};

export type RunCharmView = {
  readonly id: CharmId;
  readonly sells: number;
  readonly usesLeft: number | null;
  readonly silent: boolean;
};
export type RunConsumableView = { readonly id: ConsumableId; readonly refusal: Refusal | null };

export type RunView = {
  readonly family: 'run';
  readonly phase: RunState['phase'];
  readonly level: RunState['level'];
  readonly boss: BossId | null;
  readonly money: number;
  readonly score: number;
  readonly won: boolean;
  readonly pot: number;
  readonly hotDice: number;
  readonly dice: readonly RunDieView[];
  readonly selected: readonly number[];
  /** The best average first; `complete` is false when there are more. */
  readonly ways: readonly RunWayView[];
  readonly complete: boolean;
  readonly problem: RunOffers['problem'];
  /** Rolling as the round stands, and after the selection is set aside. */
  readonly now: RunProspect | null;
  readonly next: RunProspect | null;
  /** Nothing scores: throw dice again, or take the flop. */
  readonly isFlopping: boolean;
  readonly roll: NumberedAction;
  readonly reroll: NumberedAction;
  /** The average of the chosen way. */
  readonly scoring: NumberedAction;
  readonly bank: NumberedAction;
  readonly charms: readonly RunCharmView[];
  readonly charmSlots: number;
  readonly consumables: readonly RunConsumableView[];
  readonly consumableSlots: number;
  readonly wares: RunOffers['wares'];
  readonly rerollShop: RunOffers['rerollShop'];
  /** The next level as it comes, while the shop is open. */
  readonly nextLevel: { readonly plan: LevelPlan; readonly boss: BossId | null } | null;
};

/** The run with these dice selected. Looking never changes what comes next: nothing here can draw. */
export function runView(game: RunGame, chosen: Hold, refusal: TableRefusal | null, way: number): RunView {
  const { state } = game;
  const { turn } = state;
  const selected = turn?.dice ? chosen.flatMap((flag, die) => (flag && turn.aside[die] === false ? [die] : [])) : [];
  const offers = runOffersFor(game.start.variant, state, selected);
  const ways = offers.ways.map((one, place) => ({ ...one, place, chosen: place === way, best: place === 0 }));
  return {
    family: 'run',
    phase: state.phase,
    level: state.level,
    boss: state.level.boss,
    money: state.money,
    score: runScore(state),
    won: state.won,
    pot: turn?.pot ?? 0,
    hotDice: turn?.hotDice ?? 0,
    dice: diceViews(state, selected, offers),
    selected,
    ways,
    complete: offers.complete,
    problem: offers.problem,
    now: offers.now,
    next: offers.next,
    isFlopping: offers.isFlopping,
    ...actions(state, offers, ways[way]?.preview.average, refusal),
    ...kitViews(state, offers),
    wares: offers.wares,
    rerollShop: offers.rerollShop,
    nextLevel: offers.nextLevel && { plan: offers.nextLevel, boss: state.shop?.boss ?? null },
  };
}

function actions(
  { turn, level }: RunState,
  offers: RunOffers,
  points: number | undefined,
  refusal: TableRefusal | null,
): Pick<RunView, 'roll' | 'reroll' | 'scoring' | 'bank'> {
  return {
    roll: { amount: offers.now?.dice ?? 0, refusal: refusal ?? offers.roll },
    reroll: { amount: level.rerollsLeft, refusal: refusal ?? offers.reroll },
    scoring: {
      amount: points ?? 0,
      refusal: refusal ?? offers.problem?.code ?? (points === undefined ? 'invalid-partition' : null),
    },
    bank: { amount: turn?.pot ?? 0, refusal: refusal ?? offers.bank },
  };
}

function kitViews(
  state: RunState,
  offers: RunOffers,
): Pick<RunView, 'charms' | 'charmSlots' | 'consumables' | 'consumableSlots'> {
  const silences = state.phase === 'round' && state.level.boss ? (bossOf(state.level.boss).silences ?? 0) : 0;
  return {
    charms: state.charms.map((id, place) => ({
      id,
      sells: offers.charmPrices[place] ?? 0,
      usesLeft: offers.shields[place] ?? null,
      silent: place < silences,
    })),
    charmSlots: state.charmSlots,
    consumables: state.consumables.map((id, place) => ({ id, refusal: offers.consumables[place] ?? null })),
    consumableSlots: state.consumableSlots,
  };
}

const diceViews = ({ turn }: RunState, selected: readonly number[], offers: RunOffers): readonly RunDieView[] =>
  (turn?.kinds ?? []).map((kind, die) => ({
    ...kind,
    face: turn?.dice?.[die] ?? null,
    selected: selected.includes(die),
    aside: turn?.aside[die] ?? false,
    scorable: offers.scorable[die] ?? false,
    locked: !turn?.dice || turn.aside[die] === true,
  }));
