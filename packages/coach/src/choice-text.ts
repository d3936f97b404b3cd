/** Decisions and advice in words. */
import { categoryName, variantName, type Words } from '@yaht/messages';
import { categoryIds, formatDice, type Dice, type ScorecardVariant } from '@yaht/rules';
import { unsolvableReason, type Advice, type Choice, type WinAdvice } from '@yaht/solver';
import { ascending } from './ascending.ts';
import { bestOf, type Best } from './wish.ts';

/** `hold 3 3 3`, `throw all` or `Full house 25`. */
export function choiceText(words: Words, variant: ScorecardVariant, dice: Dice | null, choice: Choice): string {
  if (choice.type === 'end') {
    const { category, points } = choice.ending;
    return `${categoryName(words, variant, categoryIds(variant)[category] ?? '')} ${points}`;
  }
  const held = heldIn(dice, choice.hold);
  return held.length === 0 ? words.analysis.throwAll : words.analysis.hold(formatDice(ascending(held)));
}

/** The dice that stay. */
export const heldIn = (dice: Dice | null, hold: readonly boolean[]): Dice => (dice ?? []).filter((_, die) => hold[die]);

/** Why there is never a hint in a game of these rules; null where there is. */
export function unsolvableSentence(words: Words, variant: ScorecardVariant): string | null {
  const reason = unsolvableReason(variant);
  return reason && words.solver.unsolvable(variantName(words, variant), reason);
}

/** What to do, in a sentence. */
export const hintSentence = (
  words: Words,
  variant: ScorecardVariant,
  dice: Dice,
  advice: Pick<Advice, 'best' | 'categories'>,
): string => bestSentence(words, variant, dice, bestOf(variant, dice, advice));

/** The same, once it is known what to do. */
export function bestSentence(words: Words, variant: ScorecardVariant, dice: Dice, best: Best): string {
  const { solver } = words;
  if ('category' in best) {
    const name = categoryName(words, variant, best.category);
    return best.points === 0 ? solver.scratchNow(name) : solver.scoreNow(name, best.points);
  }
  const [held, thrown] = [dice.filter((_, die) => best[die]), dice.filter((_, die) => !best[die])];
  return held.length === 0 ? solver.throwAll : solver.holdAndThrow(formatDice(held), formatDice(thrown));
}

/** What to do to win, beside a hint for points: the same, or something else. */
export function winHintSentence(words: Words, variant: ScorecardVariant, dice: Dice, advice: WinAdvice): string {
  const { solver } = words;
  const { best, forPoints, chance, chanceForPoints } = advice;
  if (best === forPoints) return solver.hintChance(solver.percent(chance));
  const what = bestSentence(words, variant, dice, bestOfChoice(variant, best));
  return solver.hintToWin(what, solver.percent(chance), solver.percent(chanceForPoints));
}

const bestOfChoice = (variant: ScorecardVariant, choice: Choice): Best =>
  choice.type === 'hold'
    ? choice.hold
    : { category: categoryIds(variant)[choice.ending.category] ?? '', points: choice.ending.points };

/** The same, with what it is worth. */
export const hintWithWorth = (words: Words, variant: ScorecardVariant, dice: Dice, advice: Advice): string =>
  `${hintSentence(words, variant, dice, advice)} ${words.solver.hintWorth(words.solver.decimal(advice.value, 1))}`;
