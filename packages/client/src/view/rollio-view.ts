/** A game of Rollio as it is drawn: dice, the ways to score a selection, the pot and what rolling on risks. */
import {
  rollioOffersFor,
  type Hold,
  type PlacedCombination,
  type Prospect,
  type Refusal,
  type RollioGame,
  type RollioOffers,
  type Seat,
} from '@yaht/rules';
import { lockedDice } from '../selection.ts';
import type { TableRefusal } from '../table.ts';

export type RollioDieView = {
  readonly face: number | null;
  readonly selected: boolean;
  /** Set aside in this turn. */
  readonly aside: boolean;
  /** Part of some combination. */
  readonly scorable: boolean;
  /** It cannot be selected now. */
  readonly locked: boolean;
};

/** One way to score the selected dice. */
export type WayView = {
  /** What `ScoreDice` calls it. */
  readonly partition: number;
  readonly combinations: readonly PlacedCombination[];
  readonly points: number;
  readonly chosen: boolean;
  readonly best: boolean;
};

/** A button with a number on it. */
export type NumberedAction = { readonly amount: number; readonly refusal: TableRefusal | null };

export type RollioView = {
  readonly family: 'rollio';
  readonly dice: readonly RollioDieView[];
  /** Positions of the selected dice. */
  readonly selected: readonly number[];
  /** Every way to score them, most points first. */
  readonly ways: readonly WayView[];
  /** Why the selection cannot be scored, and which dice are to blame. */
  readonly problem: { readonly code: Refusal; readonly dice: readonly number[] } | null;
  readonly pot: number;
  /** By seat. */
  readonly banked: readonly number[];
  readonly target: number;
  /** The seat that reached the target first: the last round is on. */
  readonly closer: Seat | null;
  /** Rolling as the turn stands, and after the selection is scored in the chosen way. */
  readonly now: Prospect | null;
  readonly next: Prospect | null;
  /** How often all dice were set aside in this turn. */
  readonly hotDice: number;
  /** How many dice would be thrown, how many points set aside, how many banked. */
  readonly roll: NumberedAction;
  readonly score: NumberedAction;
  readonly bank: NumberedAction;
};

/** The table of Rollio with these dice selected. */
export function rollioView(game: RollioGame, chosen: Hold, refusal: TableRefusal | null, way: number): RollioView {
  const { variant } = game.start;
  const { turn, totals, closer } = game.state;
  const selected = turn?.dice ? chosen.flatMap((flag, die) => (flag && !turn.aside[die] ? [die] : [])) : [];
  const offers = turn && rollioOffersFor(variant, turn, selected);
  const ways = waysOf(offers, way);
  const points = ways.find(({ chosen: isChosen }) => isChosen)?.points ?? 0;
  return {
    family: 'rollio',
    dice: diceViews(game, selected, offers),
    selected,
    ways,
    problem: offers?.problem ?? null,
    pot: turn?.pot ?? 0,
    banked: totals,
    target: variant.target,
    closer,
    now: offers?.now ?? null,
    next: nextProspect(offers, points, turn?.pot ?? 0),
    hotDice: turn?.hotDice ?? 0,
    roll: { amount: offers?.now.dice ?? variant.dice, refusal: refusal ?? offers?.roll ?? null },
    score: { amount: points, refusal: refusal ?? offers?.problem?.code ?? (ways.length > way ? null : 'invalid-partition') },
    bank: { amount: turn?.pot ?? 0, refusal: refusal ?? offers?.bank ?? null },
  };
}

const waysOf = (offers: RollioOffers | null, way: number): readonly WayView[] =>
  (offers?.ways ?? []).map(({ combinations, points }, partition) => ({
    partition,
    combinations,
    points,
    chosen: partition === way,
    best: partition === 0,
  }));

/** The rules tell of the best way; another one leaves the same dice with another pot. */
const nextProspect = (offers: RollioOffers | null, points: number, pot: number): Prospect | null =>
  offers?.next ? { ...offers.next, pot: pot + points } : null;

function diceViews(game: RollioGame, selected: readonly number[], offers: RollioOffers | null): readonly RollioDieView[] {
  const { turn } = game.state;
  return lockedDice(game).map((locked, die) => ({
    face: turn?.dice?.[die] ?? null,
    selected: selected.includes(die),
    aside: turn?.aside[die] ?? false,
    scorable: offers?.scorable[die] ?? false,
    locked,
  }));
}
