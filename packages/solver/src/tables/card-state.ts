/** A player's card as the solver sees it. */
import { err, ok, tally, type Card, type Result, type ScorecardVariant } from '@yaht/rules';
import { allFilled, slotOf, type CardState, type Tables } from './tables.ts';

/** What the future depends on, read from a player's card; five alike matter only where bonus or joker do. */
export function cardStateOf({ variant, categories, upper, joker }: Tables, card: Card): CardState {
  const alike = joker ? (card.points[categories[joker.category] ?? ''] ?? 0) : 0;
  return {
    filled: setOf(categories, Object.keys(card.points)),
    upperScore: Math.min(upper.cap, tally(variant, card).upper),
    scoredAlike: alike > 0,
  };
}

/** Points on a card without the upper bonus, which is paid at the end and part of every value until then. */
export function pointsOn(variant: ScorecardVariant, card: Card): number {
  const { upper, lower, yahtzeeBonus } = tally(variant, card);
  return upper + lower + yahtzeeBonus;
}

/** The bits of these categories; unknown names are left out. */
export const setOf = (categories: readonly string[], ids: readonly string[]): number =>
  categories.reduce((set, id, category) => (ids.includes(id) ? set | (1 << category) : set), 0);

/** The card itself when a game can show it and a category is open. */
export function checkCard(tables: Tables, card: CardState): Result<CardState, 'no-such-card' | 'card-full'> {
  const { filled, upperScore } = card;
  const isSet = Number.isInteger(filled) && filled >= 0 && filled <= allFilled(tables);
  const isScore = Number.isInteger(upperScore) && upperScore >= 0;
  if (!isSet || !isScore || slotOf(tables, card) === undefined) return err('no-such-card');
  return filled === allFilled(tables) ? err('card-full') : ok(card);
}
