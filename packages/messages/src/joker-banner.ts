/** The banner for dice that are all alike when their own category is filled: six situations, each told in a line. */
import {
  isFilled,
  isUpper,
  jokerFor,
  offersFor,
  patternOf,
  upperCategory,
  yahtzeeCategory,
  type Card,
  type Dice,
  type Joker,
  type ScorecardVariant,
} from '@yaht/rules';
import type { Messages } from './messages.ts';
import { categoryName } from './names.ts';
import type { NamedPoints } from './words.ts';

/** What these dice bring and where they may go, or undefined when they are ordinary dice. */
export function jokerBanner(messages: Messages, variant: ScorecardVariant, card: Card, dice: Dice): string | undefined {
  const joker = jokerFor(variant, card, dice);
  const box = yahtzeeCategory(variant);
  if (!joker || box === undefined) return undefined;
  const words = messages.joker;
  const wasScored = (card.points[box] ?? 0) > 0;
  const where = placementOf(messages, variant, card, dice, joker);
  if (!wasScored && where === undefined) return words.noBonusNoJoker;

  const name = categoryName(messages, variant, box);
  const bonus = joker.bonus > 0 ? words.bonus(name, joker.bonus) : wasScored ? undefined : words.noBonus(name);
  const still = wasScored ? undefined : words.stillApplies;
  return [bonus, still, where].filter(part => part !== undefined).join(' ');
}

/** The name of the upper category that the joker rule asks for now, if it does. */
export function jokerCategory(messages: Messages, variant: ScorecardVariant, card: Card, dice: Dice): string | undefined {
  const joker = jokerFor(variant, card, dice);
  const upper = joker?.placement === 'upper' ? upperCategory(variant, joker.face) : undefined;
  return upper === undefined ? undefined : categoryName(messages, variant, upper);
}

function placementOf(messages: Messages, variant: ScorecardVariant, card: Card, dice: Dice, joker: Joker): string | undefined {
  const words = messages.joker;
  const upper = upperCategory(variant, joker.face);
  const name = upper === undefined ? '' : categoryName(messages, variant, upper);
  if (joker.placement === 'upper') return words.mustUse({ category: name, points: joker.face * dice.length });
  if (joker.placement === 'zero') return words.onlyUpperLeft;
  if (joker.pays) return words.counts(paidInFull(messages, variant, card, dice));
  const isFree = variant.joker === 'free' && upper !== undefined && !isFilled(card, upper);
  const isInForce = (card.points[yahtzeeCategory(variant) ?? ''] ?? 0) > 0 || variant.jokerAfterZero === true;
  return isFree && isInForce ? words.upperIsOpen(name) : undefined;
}

/** The open lower categories whose fixed points a joker earns. */
function paidInFull(messages: Messages, variant: ScorecardVariant, card: Card, dice: Dice): readonly NamedPoints[] {
  return offersFor(variant, card, dice).flatMap(({ category, points, allowed }) => {
    const pattern = patternOf(variant, category);
    const isFixed = pattern !== undefined && !isUpper(pattern) && 'points' in pattern && pattern.points !== undefined;
    return isFixed && allowed && points !== null ? [{ category: categoryName(messages, variant, category), points }] : [];
  });
}
