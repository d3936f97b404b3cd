/** All dice alike when their own category is filled: what they bring and where they may go, each situation told in a line. */
import { jokerSituation, type Card, type Dice, type JokerSituation, type RowPoints, type ScorecardVariant } from '@yaht/rules';
import type { Words } from './messages.ts';
import { categoryName } from './names.ts';
import type { NamedPoints } from './words.ts';

/** What these dice bring and where they may go, or undefined when they are ordinary dice. */
export function jokerBanner(messages: Words, variant: ScorecardVariant, card: Card, dice: Dice): string | undefined {
  const situation = jokerSituation(variant, card, dice);
  return situation ? jokerSentence(messages, variant, situation) : undefined;
}

/** The whole of it: the bonus, and the place. */
export function jokerSentence(messages: Words, variant: ScorecardVariant, situation: JokerSituation): string {
  const { joker } = messages;
  const { code, box, bonus, afterZero } = situation;
  if (code === 'nothing') return joker.noBonusNoJoker;
  const name = categoryName(messages, variant, box);
  const paid = bonus > 0 ? joker.bonus(name, bonus) : afterZero ? joker.noBonus(name) : '';
  const still = afterZero ? joker.stillApplies : '';
  return [paid, still, jokerPlacement(messages, variant, situation)].filter(Boolean).join(' ');
}

/** Where the dice may go; empty when there is nothing to say about that. */
export function jokerPlacement(messages: Words, variant: ScorecardVariant, situation: JokerSituation): string {
  const { joker } = messages;
  const named = ({ category, points }: RowPoints): NamedPoints => ({
    category: categoryName(messages, variant, category),
    points,
  });
  switch (situation.code) {
    case 'must-use':
      return joker.mustUse(named(situation.row));
    case 'counts':
      return joker.counts(situation.rows.map(named));
    case 'only-upper':
      return joker.onlyUpperLeft;
    case 'upper-is-open':
      return joker.upperIsOpen(named(situation.row).category);
    case 'bonus-only':
    case 'nothing':
      return '';
  }
}

/** The name of the upper category that the joker rule asks for now, if it does. */
export function jokerCategory(messages: Words, variant: ScorecardVariant, card: Card, dice: Dice): string | undefined {
  const situation = jokerSituation(variant, card, dice);
  return situation?.code === 'must-use' ? categoryName(messages, variant, situation.row.category) : undefined;
}
