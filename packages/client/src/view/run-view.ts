/** A run of Rollio as it is drawn: the level, the dice, the ways to score a selection, the shop and everything the player owns. */
import {
  arrange,
  consumableOf,
  isSilenced,
  knowsWays,
  progressOf,
  runOffersFor,
  runScore,
  sellingPrice,
  tableOf,
  type BossId,
  type CharmId,
  type CombinationLevels,
  type CombinationTable,
  type ConsumableId,
  type DiceSetId,
  type DieKind,
  type Hold,
  type LevelPlan,
  type Op,
  type Refusal,
  type RunGame,
  type RunOffers,
  type RunProspect,
  type RunState,
} from '@yaht/rules';
import type { TableRefusal } from '../table.ts';
import type { NumberedAction, RollioDieView } from './rollio-view.ts';
import { lastGains, standingOf, type CharmGain } from './run-charm.ts';
import { hasChoice, wayViews, type RunWayView } from './run-ways.ts';

export type RunDieView = RollioDieView & DieKind;

export type RunCharmView = {
  readonly id: CharmId;
  readonly sells: number;
  readonly usesLeft: number | null;
  readonly silent: boolean;
  /** What it does now whatever the dice show. */
  readonly standing: Op | null;
  /** What it brought the last time it was at work. */
  readonly last: CharmGain | null;
};
export type RunConsumableView = {
  readonly id: ConsumableId;
  readonly sells: number;
  /** It wants to be told which die. */
  readonly onDie: boolean;
  readonly refusal: Refusal | null;
};

export type RunView = {
  readonly family: 'run';
  readonly phase: RunState['phase'];
  /** The sets to choose from, and the one that was chosen. */
  readonly sets: readonly DiceSetId[];
  readonly set: DiceSetId | null;
  /** The dice of the set, as the next round begins with them. */
  readonly kinds: readonly DieKind[];
  /** So many levels win the run. */
  readonly levels: number;
  readonly flopsInARow: number;
  readonly level: RunState['level'];
  readonly boss: BossId | null;
  readonly money: number;
  readonly score: number;
  readonly won: boolean;
  readonly pot: number;
  readonly hotDice: number;
  readonly dice: readonly RunDieView[];
  /** What scores at all, with what charms add and the boss takes away. */
  readonly table: CombinationTable;
  readonly selected: readonly number[];
  /** The best average first; `complete` is false when there are more. */
  readonly ways: readonly RunWayView[];
  readonly complete: boolean;
  /** Whether another way than the best may be the better one. */
  readonly hasChoice: boolean;
  /** The ways are not listed yet, because that takes long. */
  readonly isListing: boolean;
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
  /** Consumables that were used and wait for a scoring. */
  readonly armed: readonly ConsumableId[];
  /** Levels that combinations have gained. */
  readonly levelsGained: CombinationLevels;
  readonly wares: RunOffers['wares'];
  readonly rerollShop: RunOffers['rerollShop'];
  /** The next level as it comes, while the shop is open. */
  readonly nextLevel: { readonly plan: LevelPlan; readonly boss: BossId | null } | null;
};

/** The run with these dice selected. Looking never changes what comes next: nothing here can draw. */
export function runView(
  game: RunGame,
  chosen: Hold,
  refusal: TableRefusal | null,
  { way = 0, isPatient = false }: { readonly way?: number; readonly isPatient?: boolean },
): RunView {
  const { state } = game;
  const { turn } = state;
  const selected = turn?.dice ? chosen.flatMap((flag, die) => (flag && turn.aside[die] === false ? [die] : [])) : [];
  const isListing = isPatient && !isQuick(state, selected) && !knowsWays(state, selected);
  const offers = runOffersFor(game.start.variant, state, isListing ? [] : selected);
  const ways = wayViews(offers.ways, way);
  return {
    family: 'run',
    phase: state.phase,
    sets: game.start.variant.sets,
    set: state.set,
    kinds: state.kinds,
    levels: game.start.variant.levels.thresholds.length,
    flopsInARow: state.counts.flopsInARow,
    level: state.level,
    boss: state.level.boss,
    money: state.money,
    score: runScore(state),
    won: state.won,
    pot: turn?.pot ?? 0,
    hotDice: turn?.hotDice ?? 0,
    dice: diceViews(state, selected, offers),
    table: tableOf(game.start.variant, state),
    selected,
    ways,
    complete: offers.complete,
    hasChoice: hasChoice(offers.ways),
    isListing,
    problem: isListing ? null : offers.problem,
    now: offers.now,
    next: offers.next,
    isFlopping: offers.isFlopping,
    ...actions(state, offers, ways[way]?.preview.average, refusal),
    ...kitViews(game, offers),
    armed: state.armed,
    levelsGained: state.levels,
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

/** So many dice without wild faces and with few chances are listed before anybody notices. */
const QUICK = { dice: 8, rainbows: 2 };

function isQuick({ turn }: RunState, selected: readonly number[]): boolean {
  const materials = selected.map(die => turn?.kinds[die]?.material);
  const rainbows = materials.filter(material => material === 'rainbow').length;
  return selected.length <= QUICK.dice && rainbows <= QUICK.rainbows && !materials.includes('mirror');
}

function kitViews(game: RunGame, offers: RunOffers): Pick<RunView, 'charms' | 'charmSlots' | 'consumables' | 'consumableSlots'> {
  const { state } = game;
  const gains = lastGains(game);
  const row = arrange(state.charms);
  return {
    charms: state.charms.map((id, place) => ({
      id,
      sells: offers.charmPrices[place] ?? 0,
      usesLeft: offers.shields[place] ?? null,
      silent: state.phase === 'round' && isSilenced(state, place),
      standing: standingOf(row, place, progressOf(state)),
      last: gains.get(id) ?? null,
    })),
    charmSlots: state.charmSlots,
    consumables: state.consumables.map((id, place) => ({
      id,
      sells: sellingPrice({ kind: 'consumable', id }),
      onDie: consumableOf(id).onDie,
      refusal: offers.consumables[place] ?? null,
    })),
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
