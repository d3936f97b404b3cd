/** A player's card as the solver sees it. */
import { err, ok, tally, yahtzeeCategory, type Card, type Result } from '@yaht/rules';
import { allFilled, slotOf, type CardState, type Tables } from './tables.ts';

/** The state of a card of the rules. */
export function cardStateOf({ variant, categories }: Tables, card: Card): CardState {
  const alike = yahtzeeCategory(variant);
  return {
    filled: setOf(categories, Object.keys(card.points)),
    upperScore: tally(variant, card).upper,
    scoredAlike: alike !== undefined && (card.points[alike] ?? 0) > 0,
  };
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
