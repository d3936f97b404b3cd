/**
 * What the advice calls for Yatzy answer. A card is told as an upper score and a set of filled categories, a choice of dice as
 * a mask of those thrown again, in the order the dice were sent.
 */
import { categoryName, messagesFor, type Language } from '@yaht/messages';
import { categoryIds, err, fault, ok, pointsFor, variantById, type Dice, type Result, type ScorecardVariant } from '@yaht/rules';
import { adviseStart, advise, ALL_HELD, DICE, expectedOf, type Advice as Advised, type CardState } from '@yaht/solver';
import type { Advisor } from './library.ts';

const found = variantById('yatzy');
export const yatzyVariant: ScorecardVariant = found?.family === 'scorecard' ? found : fault('the house has no Yatzy');

const CATEGORIES = categoryIds(yatzyVariant);
export const YATZY_CATEGORIES = CATEGORIES.length;

export type YatzyCard = { readonly upper_score: number; readonly scored_categories: number };
export type YatzyPosition = YatzyCard & { readonly dice: Dice; readonly rerolls_remaining: number };
export type UserAction = { readonly best_reroll: number } | { readonly best_category: number };

/** Why a position has no answer. */
type NoAnswer = 'no-such-card' | 'game-over' | 'no-rolls-left' | 'category-filled';
export type Answer = Result<object, NoAnswer>;

export function stateValue({ solution }: Advisor, card: YatzyCard): Answer {
  const value = adviseStart(solution, stateOf(card));
  return value.ok ? ok({ ...card, expected_final_score: value.value }) : value;
}

export const categoryScore = (dice: Dice, id: number, language: Language) => ({
  category_id: id,
  category_name: nameOf(id, language),
  score: scoreOf(dice, id),
});

/** All fifteen, the filled ones too. */
export const availableCategories = (dice: Dice, scored: number, language: Language) => ({
  categories: CATEGORIES.map((_, id) => ({
    id,
    name: nameOf(id, language),
    score: scoreOf(dice, id),
    valid: (scored & (1 << id)) === 0,
  })),
});

/** The open ones, with what the game is worth after each. */
export function allCategories(advisor: Advisor, position: YatzyPosition, language: Language): Answer {
  const advised = adviseOn(advisor, { ...position, rerolls_remaining: 0 });
  if (!advised.ok) return advised;
  const categories = advised.value.categories.map(({ category, points, expected }) => ({
    id: category,
    name: nameOf(category, language),
    score: points,
    expected_value_if_chosen: expected,
  }));
  return ok({ categories });
}

/** All 32 masks; throwing nothing again is scoring now. */
export function allActions(advisor: Advisor, position: YatzyPosition): Answer {
  const advised = adviseOn(advisor, position);
  if (!advised.ok) return advised;
  if (position.rerolls_remaining === 0) return err('no-rolls-left');
  const actions = advised.value.holds.map((_, mask) => ({ mask, expected_value: advised.value.holds[thrownOrHeld(mask)] ?? 0 }));
  return ok({ actions });
}

export function optimalAction(advisor: Advisor, position: YatzyPosition, language: Language): Answer {
  const advised = adviseOn(advisor, position);
  if (!advised.ok) return advised;
  const { best } = advised.value;
  if (position.rerolls_remaining > 0) {
    const id = best.type === 'hold' ? thrownOrHeld(best.hold) : 0;
    return ok({ best_reroll: { id, expected_value: best.expected, mask_binary: BINARY[id] ?? '' } });
  }
  const id = best.type === 'hold' ? fault('a hold without a reroll') : best.category;
  return ok({ best_category: { id, name: nameOf(id, language), expected_value: best.expected } });
}

export function actionValue(advisor: Advisor, position: YatzyPosition, action: UserAction): Answer {
  const advised = adviseOn(advisor, position);
  if (!advised.ok) return advised;
  if ('best_category' in action) {
    const expected = expectedOf(advised.value, { type: 'score', category: action.best_category });
    return expected === undefined ? err('category-filled') : ok({ expected_value: expected });
  }
  const expected = expectedOf(advised.value, { type: 'hold', hold: thrownOrHeld(action.best_reroll) });
  return expected === undefined ? err('no-rolls-left') : ok({ expected_value: expected });
}

function adviseOn({ solution, turns }: Advisor, position: YatzyPosition): Result<Advised, NoAnswer> {
  const { dice, rerolls_remaining: rerollsLeft } = position;
  const advised = advise(solution, { card: stateOf(position), dice, rerollsLeft }, turns);
  if (advised.ok) return advised;
  return err(advised.error === 'card-full' ? 'game-over' : 'no-such-card');
}

const stateOf = ({ upper_score, scored_categories }: YatzyCard): CardState => ({
  filled: scored_categories,
  upperScore: upper_score,
  scoredAlike: false,
});

/** Those thrown again are those not held. */
const thrownOrHeld = (mask: number): number => ALL_HELD & ~mask;

/** `10010`: the first and the fourth die are thrown again. */
const BINARY = Array.from({ length: ALL_HELD + 1 }, (_, mask) =>
  Array.from({ length: DICE }, (_, die) => (mask & (1 << die) ? 1 : 0)).join(''),
);

function scoreOf(dice: Dice, id: number): number {
  const pattern = yatzyVariant.categories[CATEGORIES[id] ?? ''];
  return pattern ? pointsFor(pattern, dice) : fault('a category that Yatzy does not have');
}

const nameOf = (id: number, language: Language): string =>
  categoryName(messagesFor(language), yatzyVariant, CATEGORIES[id] ?? '');
