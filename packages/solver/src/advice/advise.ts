/** Advice for one position: what every hold and every category is worth, and which is best. Values are points still to come. */
import { err, isFace, ok, type Dice, type Result, type Hold } from '@yaht/rules';
import { checkCard } from '../tables/card-state.ts';
import { DICE, keepOf, rollOf } from '../tables/dice-tables.ts';
import { valueAt, type Solution } from '../solve/solve.ts';
import { endingsOf } from '../solve/solved.ts';
import type { CardState } from '../tables/tables.ts';
import { plainTurns, type Turns } from './turns.ts';

/** What a player has to decide: a card, the dice in the player's order, and how often some may be thrown again. */
export type Position = { readonly card: CardState; readonly dice: Dice; readonly rerollsLeft: number };

export type CategoryAdvice = {
  readonly category: number;
  readonly id: string;
  /** What would be recorded there. */
  readonly points: number;
  /** Points, bonus and future together. */
  readonly expected: number;
  /** The same for recording a zero instead. */
  readonly scratched: number;
};

/** A hold is a mask: bit i is set when die i stays. */
export type Action =
  { readonly type: 'hold'; readonly hold: number } | { readonly type: 'score' | 'scratch'; readonly category: number };

export type Advice = {
  readonly value: number;
  /** By mask, 0 to 31; holding all dice is scoring them now. Empty when no reroll is left. */
  readonly holds: readonly number[];
  /** The open categories that may be used, in the order of the card. */
  readonly categories: readonly CategoryAdvice[];
  /** Points on top for five alike, wherever they are scored; part of every expected value. */
  readonly bonus: number;
  readonly best: Action & { readonly expected: number };
};

export type NoAdvice = 'no-such-card' | 'card-full' | 'invalid-dice' | 'too-many-rerolls';

export const ALL_HELD = 2 ** DICE - 1;

/** The advice for a position, or why there is none. With many questions, give it `kernelTurns`. */
export function advise(solution: Solution, position: Position, turns: Turns = plainTurns(solution)): Result<Advice, NoAdvice> {
  const checked = checkPosition(solution, position);
  if (!checked.ok) return checked;
  const { bonus, categories } = adviseCategories(solution, position.card, position.dice);
  const scoring = bestCategory(categories);
  if (position.rerollsLeft === 0) return ok({ value: scoring.expected, holds: [], categories, bonus, best: scoring });
  const holds = adviseHolds(solution, position, turns, scoring.expected);
  const hold = holds.reduce((most, expected, mask) => (expected > (holds[most] ?? 0) ? mask : most), ALL_HELD);
  const expected = holds[hold] ?? 0;
  const best = hold === ALL_HELD ? scoring : ({ type: 'hold', hold, expected } as const);
  return ok({ value: expected, holds, categories, bonus, best });
}

/** What a card is worth before the first roll of a turn. */
export function adviseStart(solution: Solution, card: CardState): Result<number, 'no-such-card'> {
  const value = valueAt(solution, card);
  return value === undefined ? err('no-such-card') : ok(value);
}

/** What an action gives away against the best one; undefined when it is not possible. */
export function costOf(advice: Advice, action: Action): number | undefined {
  const expected = expectedOf(advice, action);
  return expected === undefined ? undefined : Math.max(0, advice.value - expected);
}

/** What an action is worth; undefined when it is not possible. */
export function expectedOf({ holds, categories }: Advice, action: Action): number | undefined {
  if (action.type === 'hold') return holds[action.hold];
  const found = categories.find(({ category }) => category === action.category);
  return action.type === 'score' ? found?.expected : found?.scratched;
}

function checkPosition({ tables }: Solution, { card, dice, rerollsLeft }: Position): Result<CardState, NoAdvice> {
  if (dice.length !== DICE || !dice.every(isFace)) return err('invalid-dice');
  if (!Number.isInteger(rerollsLeft) || rerollsLeft < 0 || rerollsLeft >= tables.rolls) return err('too-many-rerolls');
  return checkCard(tables, card);
}

/** The open categories for these dice, with the bonus that five alike bring. */
export function adviseCategories(solution: Solution, card: CardState, dice: Dice): Pick<Advice, 'bonus' | 'categories'> {
  const { tables } = solution;
  const endings = endingsOf(solution, card, rollOf(tables.dice, dice));
  const categories = endings.flatMap(({ category, points, worth, scratched }, i): CategoryAdvice[] => {
    if (scratched) return [];
    // A zero by choice, where it differs, comes right after the points.
    const other = endings[i + 1];
    const zero = other?.scratched ? other.worth : worth;
    return [{ category, id: tables.categories[category] ?? '', points, expected: worth, scratched: zero }];
  });
  return { bonus: endings[0]?.bonus ?? 0, categories };
}

/** Among equals the first on the card; scratching only where it is worth more than the points. */
function bestCategory(categories: readonly CategoryAdvice[]): Action & { readonly expected: number } {
  let best: Action & { readonly expected: number } = { type: 'score', category: -1, expected: -Infinity };
  for (const { category, expected, scratched } of categories) {
    if (expected > best.expected) best = { type: 'score', category, expected };
    if (scratched > best.expected) best = { type: 'scratch', category, expected: scratched };
  }
  return best;
}

/** Masks of the same multiset are the same keep. */
function adviseHolds({ tables }: Solution, { card, dice, rerollsLeft }: Position, turns: Turns, scoring: number): number[] {
  const valueOf = turns(card, rerollsLeft);
  return Array.from({ length: ALL_HELD + 1 }, (_, mask) =>
    mask === ALL_HELD ? scoring : valueOf(keepOf(tables.dice, heldBy(dice, mask))),
  );
}

/** A hold as a mask: bit i is set when die i stays. */
export const maskOf = (hold: Hold): number => hold.reduce((mask, held, die) => (held ? mask | (1 << die) : mask), 0);

/** The dice that a mask holds. */
export const heldBy = (dice: Dice, mask: number): Dice => dice.filter((_, die) => mask & (1 << die));
