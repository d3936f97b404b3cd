/** What a screen asks about a turn of Rollio: which dice score, how a selection scores, and what rolling on risks. */
import type { Refusal } from '../refusal.ts';
import type { Partition } from './placing.ts';
import { flopRisk } from './risk.ts';
import type { RollioTurn } from './state.ts';
import { scorableDice, staying, waysToScore, type ScoreProblem } from './table.ts';
import type { RollioVariant } from './variant.ts';

/** Where a turn stands before it is rolled on or banked. */
export type Prospect = {
  readonly pot: number;
  /** How many dice a roll would throw. */
  readonly dice: number;
  /** The exact chance that such a roll flops. */
  readonly flopRisk: number;
  /** All dice were set aside and come back. */
  readonly hotDice: boolean;
};

/** What can be done in a turn, ready to be shown. */
export type RollioOffers = {
  /** By die: it is part of some combination. */
  readonly scorable: readonly boolean[];
  /** Every way to score the selection, most points first; `ScoreDice` names one by its place here. */
  readonly ways: readonly Partition[];
  /** Why the selection cannot be scored; `nothing-selected` while it is empty. */
  readonly problem: ScoreProblem | null;
  readonly now: Prospect;
  /** After scoring the selection in the best way. */
  readonly next: Prospect | null;
  /** Why rolling or banking is refused; null when it is not. */
  readonly roll: Refusal | null;
  readonly bank: Refusal | null;
};

/** Everything about this turn with these dice selected. */
export function rollioOffersFor(variant: RollioVariant, turn: RollioTurn, selected: readonly number[] = []): RollioOffers {
  const found = waysToScore(variant, turn, selected);
  const ways = found.ok ? found.value.partitions : [];
  const mustScore = turn.dice !== null && !turn.scored;
  return {
    scorable: scorableDice(variant, turn),
    ways,
    problem: found.ok ? null : found.error,
    now: prospect(variant, turn),
    next: ways[0] ? prospect(variant, withAside(turn, selected, ways[0].points)) : null,
    roll: mustScore ? 'score-first' : null,
    bank: bankRefusal(turn, mustScore),
  };
}

function bankRefusal(turn: RollioTurn, mustScore: boolean): Refusal | null {
  if (!turn.dice) return 'roll-first';
  return mustScore ? 'score-first' : null;
}

function prospect(variant: RollioVariant, turn: RollioTurn): Prospect {
  const dice = staying(turn).filter(stays => !stays).length;
  return {
    pot: turn.pot,
    dice,
    flopRisk: flopRisk(dice, variant.combinations, variant.sides),
    hotDice: turn.aside.every(Boolean),
  };
}

const withAside = (turn: RollioTurn, selected: readonly number[], points: number): RollioTurn => ({
  ...turn,
  aside: turn.aside.map((aside, die) => aside || selected.includes(die)),
  pot: turn.pot + points,
});
