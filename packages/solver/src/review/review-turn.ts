/** One played turn against perfect play: what every decision cost, and what every roll gave or took. */
import { noneHeld, type Card, type Dice, type PlayedBy, type Seat } from '@yaht/rules';
import { choicesOf, holdChoice, type Choice } from '../advice/choices.ts';
import { DICE, FIRST_ROLL, rollOf } from '../tables/dice-tables.ts';
import type { Forecast, Forecaster } from '../chances/forecast.ts';
import { valueAfter } from '../plain/last-roll.ts';
import { accuracyOf, errorClassOf, PERCENT_PER_POINT, type ErrorClass } from './judgement.ts';
import type { PlayedTurn, Throw } from './played-turn.ts';
import { cardStateOf } from '../tables/card-state.ts';
import type { Ending, Solved } from '../solve/solved.ts';
import { slotOf, type CardState } from '../tables/tables.ts';
import { turnValues, type TurnValues } from '../advice/turn-values.ts';
import type { Chances, Measure as WinMeasure, WinTurn } from '../chances/win-turn.ts';

export type RollReview = {
  readonly type: 'roll';
  readonly turn: number;
  readonly dice: Dice;
  readonly rollsLeft: number;
  readonly by: PlayedBy;
  /** What the dice gave, or took, against the mean of all throws. */
  readonly luck: number;
  /** The final score to expect now. */
  readonly expected: number;
  /** In a game with opponents. */
  readonly win: RollWin | null;
};

/** The chance to win now, what the dice gave or took of it, and how both were found. */
export type RollWin = { readonly chance: number; readonly change: number; readonly measure: WinMeasure };

/** The same for a decision: what it changed against the best play for points (or, in the end of two, for winning). */
export type DecisionWin = RollWin & {
  /** What the best choice for winning would have added. */
  readonly loss: number;
  /** That choice; among equals the one that brings most points. */
  readonly best: ReviewedChoice;
};

export type DecisionReview = {
  readonly type: 'decision';
  readonly turn: number;
  /** Null when the house ended the turn before a roll. */
  readonly dice: Dice | null;
  readonly rollsLeft: number;
  readonly by: PlayedBy;
  readonly chosen: ReviewedChoice;
  /** The best choices, the best first, at most `TOP`. */
  readonly best: readonly ReviewedChoice[];
  readonly loss: number;
  /** In a game with opponents. */
  readonly win: DecisionWin | null;
  /** By the chance to win where there is one, else by points. */
  readonly class: ErrorClass;
  /** From 0 to 100, by the same measure. */
  readonly accuracy: number;
  /** Nothing else was sensible, and it was played: the game's accuracy leaves it out. */
  readonly forced: boolean;
  /** Points by category and bonus that the chosen way brings more or fewer than the best one; their sum is the loss, negative. */
  readonly difference: Forecast | null;
};

/** A choice with the final score to expect after it. */
export type ReviewedChoice = Choice & { readonly expected: number };

export type MoveReview = RollReview | DecisionReview;

/** How many alternatives a decision lists. */
export const TOP = 5;

/** A choice that costs more than this is not sensible. */
const SENSIBLE = 4;

/** What one turn is measured with. */
type Measure = {
  readonly solved: Solved;
  readonly forecaster: Forecaster | null;
  readonly win: WinTurn | null;
  readonly tell: TellWin;
  readonly seat: Seat;
  readonly played: PlayedTurn;
  readonly card: CardState;
  /** Points on the card when the turn began. */
  readonly points: number;
  /** What the card was worth then. */
  readonly start: number;
  readonly values: TurnValues;
};

/** What a turn is looked at with beside the values. */
export type TurnTools = {
  readonly forecaster: Forecaster | null;
  /** Null without opponents. */
  readonly win: WinTurn | null;
  /** Told of every roll and decision with the chances of all seats before and after it. */
  readonly tell: TellWin;
};

export type TellWin = (kind: 'luck' | 'decision', before: Chances, after: Chances) => void;

/** The rolls and decisions of one turn, in order. `points` are those on the card so far, without the upper bonus. */
export function reviewTurn(
  solved: Solved,
  { forecaster, win, tell }: TurnTools,
  before: Card,
  points: number,
  played: PlayedTurn,
): readonly MoveReview[] {
  const card = cardStateOf(solved.tables, before);
  const start = solved.values[slotOf(solved.tables, card) ?? 0] ?? 0;
  const values = turnValues(solved, card, solved.tables.rolls - 1);
  const { seat } = played;
  const measure: Measure = { solved, forecaster, win, tell, seat, played, card, points, start, values };
  const rolls = played.throws.flatMap((thrown, i) => reviewThrow(measure, thrown, played.throws[i - 1]));
  return played.score ? [...rolls, reviewScore(measure, played.score)] : rolls;
}

/** A throw is the decision what to hold, except for the first one, and then luck. */
function reviewThrow(measure: Measure, thrown: Throw, before: Throw | undefined): readonly MoveReview[] {
  const { solved, values, start, points, played } = measure;
  const { dice, rollsLeft, by } = thrown;
  const worth = worthOf(measure, thrown);
  const chosen = before && holdChoice(solved, values, before.dice, thrown.hold ?? noneHeld(DICE), before.rollsLeft);
  const luck = worth - (chosen?.worth ?? start);
  const decided = before && chosen ? [reviewDecision(measure, before, by, chosen)] : [];
  const win = rollWin(measure, thrown, before && chosen ? { choice: chosen, rerolls: before.rollsLeft } : null);
  return [...decided, { type: 'roll', turn: played.number, dice, rollsLeft, by, luck, expected: points + worth, win }];
}

/** What the dice did to the chances: before the first throw of a turn, or after the hold before this one. */
function rollWin(
  { win, tell, seat }: Measure,
  { dice, rollsLeft }: Throw,
  held: { readonly choice: Choice; readonly rerolls: number } | null,
): RollWin | null {
  if (!win) return null;
  const before = held ? win.after(held.choice, held.rerolls) : win.start;
  const after = win.rolled(dice, rollsLeft);
  tell('luck', before, after);
  return { chance: after[seat] ?? 0, change: (after[seat] ?? 0) - (before[seat] ?? 0), measure: win.measure };
}

/** What the dice on the table are worth to a perfect player. */
const worthOf = ({ solved, values }: Measure, { dice, rollsLeft }: Throw): number =>
  values.rolls[rollsLeft]?.[FIRST_ROLL + rollOf(solved.tables.dice, dice)] ?? 0;

function reviewScore(measure: Measure, score: NonNullable<PlayedTurn['score']>): DecisionReview {
  const { tables, values } = measure.solved;
  const category = tables.categories.indexOf(score.category);
  const { points, bonus } = score;
  const worth = points + bonus + valueAfter(tables, values, measure.card, category, points);
  const ending: Ending = { category, points, bonus, scratched: score.zero === 'scratched', worth };
  return reviewDecision(measure, measure.played.throws.at(-1), score.by, { type: 'end', ending, worth });
}

/** Weighs a choice against everything the dice allowed; before the first roll, against rolling. */
function reviewDecision(measure: Measure, thrown: Throw | undefined, by: PlayedBy, chosen: Choice): DecisionReview {
  const { played, start, points } = measure;
  const rollsLeft = thrown?.rollsLeft ?? measure.solved.tables.rolls;
  const choices = thrown ? choicesAt(measure, thrown) : [firstThrow(start)];
  const best = choices[0] ?? chosen;
  const loss = withoutNoise((thrown ? worthOf(measure, thrown) : start) - chosen.worth);
  const sensible = choices.filter(({ worth }) => best.worth - worth <= SENSIBLE).length;
  const expectedOf = (choice: Choice): ReviewedChoice => ({ ...choice, expected: points + choice.worth });
  const win = winOf(measure, choices.map(expectedOf), expectedOf(chosen), thrown);
  return {
    type: 'decision',
    turn: played.number,
    dice: thrown?.dice ?? null,
    rollsLeft,
    by,
    chosen: expectedOf(chosen),
    best: choices.slice(0, TOP).map(expectedOf),
    loss,
    win,
    class: win ? errorClassOf(win.loss, 'winChance') : errorClassOf(loss),
    accuracy: accuracyOf(win ? 100 * win.loss : PERCENT_PER_POINT * loss),
    forced: errorClassOf(loss) === 'best' && sensible < 2,
    difference: errorClassOf(loss) === 'best' ? null : differenceOf(measure, rollsLeft, chosen, best),
  };
}

/** Chances that differ by less are the same. */
const EQUAL = 1e-9;

/** The best choice for winning may be another one than the best for points. */
function winOf(
  { win, tell, seat, solved }: Measure,
  choices: readonly ReviewedChoice[],
  chosen: ReviewedChoice,
  thrown: Throw | undefined,
): DecisionWin | null {
  if (!win) return null;
  const rerolls = thrown?.rollsLeft ?? solved.tables.rolls;
  const before = thrown ? win.rolled(thrown.dice, thrown.rollsLeft) : win.start;
  const after = win.after(chosen, rerolls);
  tell('decision', before, after);
  const chance = after[seat] ?? 0;
  let [best, most] = [chosen, chance];
  for (const choice of choices) {
    const other = win.own(choice, rerolls);
    if (other > most + EQUAL) [best, most] = [choice, other];
  }
  return { chance, change: withoutNoise(chance - (before[seat] ?? 0)), loss: most - chance, best, measure: win.measure };
}

/**
 * Sums in another order differ by a hair. Anything larger counts, also a gain: the house may pass with dice that a joker binds,
 * and so find a way that no player has.
 */
const withoutNoise = (loss: number): number => (Math.abs(loss) < 1e-9 ? 0 : loss);

const choicesAt = ({ solved, card, values }: Measure, { dice, rollsLeft }: Throw): readonly Choice[] =>
  choicesOf(solved, card, values, dice, rollsLeft);

/** Before the first roll there is one thing to do. */
const firstThrow = (worth: number): Choice => ({ type: 'hold', hold: noneHeld(DICE), keep: 0, worth });

function differenceOf({ forecaster, card }: Measure, rollsLeft: number, chosen: Choice, best: Choice): Forecast | null {
  if (!forecaster) return null;
  const forecastOf = (choice: Choice): Forecast =>
    choice.type === 'hold' ? forecaster.afterHold(card, choice.keep, rollsLeft) : forecaster.afterEnding(card, choice.ending);
  const reference = forecastOf(best);
  return forecastOf(chosen).map((points, i) => points - (reference[i] ?? 0));
}
