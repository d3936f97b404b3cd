/** What games and categories are called: by the language where score sheets have a word, else by the variant itself. */
import { variantById, type ScorecardVariant } from '@yaht/rules';
import { capital } from './format.ts';
import { KNOWN_CATEGORIES, SHORT_NAME_WIDTH, type CategoryWords, type KnownCategory, type Names } from './words.ts';

/** The name of a game. A custom game keeps the name it was given. */
export function variantName(messages: Names, variant: Pick<ScorecardVariant, 'id' | 'name'>): string {
  const isOffered = variantById(variant.id)?.name === variant.name;
  return (isOffered ? messages.games[variant.id] : undefined) ?? variant.name;
}

/** The name of a category as a score sheet prints it. */
export const categoryName = (messages: Names, variant: ScorecardVariant, category: string): string =>
  variant.names?.[category] ?? wordsFor(messages, category)?.name ?? spelledOut(category);

/** The name for a narrow column. */
export const categoryShortName = (messages: Names, variant: ScorecardVariant, category: string): string =>
  variant.names?.[category] === undefined && isKnown(category)
    ? messages.categories[category].short
    : shortened(categoryName(messages, variant, category));

/** The words of a known category. */
export const wordsFor = (messages: Names, category: string): CategoryWords | undefined =>
  isKnown(category) ? messages.categories[category] : undefined;

const isKnown = (category: string): category is KnownCategory => KNOWN_CATEGORIES.includes(category as KnownCategory);

/** `bigStraight` and `big_straight` as `Big straight`. */
function spelledOut(category: string): string {
  const words = category
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return capital(words);
}

const shortened = (name: string): string => (name.length > SHORT_NAME_WIDTH ? `${name.slice(0, SHORT_NAME_WIDTH - 1)}.` : name);
