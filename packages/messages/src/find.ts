/** From what a person typed to the category or the game meant, in any language. */
import { categoryIds, err, ok, variants, type Result, type ScorecardVariant, type Variant } from '@yaht/rules';
import { closest, folded } from './closest.ts';
import { names as de } from './de/names.ts';
import { names as en } from './en/names.ts';
import { LANGUAGES, type Language } from './language.ts';
import { categoryName, categoryShortName, variantName, wordsFor } from './names.ts';
import { names as sv } from './sv/names.ts';
import type { Names } from './words.ts';

/** The names alone: whoever asks need not have loaded a language that they do not read. */
const NAMES: Readonly<Record<Language, Names>> = { en, sv, de };
const ALL_NAMES = LANGUAGES.map(language => NAMES[language]);

/** Nothing fits (`candidates` are near misses), or several do (`candidates` are those). */
export type NotFound = { readonly code: 'unknown' | 'ambiguous'; readonly candidates: readonly string[] };

type Entry = { readonly id: string; readonly words: readonly string[] };

/** The id of a category by id, name, short name or the first letters of one, whatever the case; the reader's language wins. */
export function findCategory(variant: ScorecardVariant, text: string, language: Language = 'en'): Result<string, NotFound> {
  const entriesIn = (names: Names): readonly Entry[] =>
    categoryIds(variant).map(id => ({ id, words: wordsOf(names, variant, id) }));
  const ids = categoryIds(variant).map(id => ({ id, words: [id] }));
  return find(text, entriesIn(NAMES[language]), [...ids, ...ALL_NAMES.flatMap(entriesIn)]);
}

/** A game on offer by id or name. */
export function findVariant(text: string, language: Language = 'en'): Result<Variant, NotFound> {
  const entriesIn = (names: Names): readonly Entry[] =>
    variants.map(variant => ({ id: variant.id, words: [variant.id, variantName(names, variant)] }));
  const found = find(text, entriesIn(NAMES[language]), ALL_NAMES.flatMap(entriesIn));
  if (!found.ok) return found;
  const variant = variants.find(({ id }) => id === found.value);
  return variant ? ok(variant) : err({ code: 'unknown', candidates: [] });
}

const wordsOf = (names: Names, variant: ScorecardVariant, id: string): readonly string[] => [
  categoryName(names, variant, id),
  categoryShortName(names, variant, id),
  ...(wordsFor(names, id)?.also ?? []),
];

/** The whole word before its beginning, the reader's own words before all others. */
function find(text: string, own: readonly Entry[], all: readonly Entry[]): Result<string, NotFound> {
  const wanted = folded(text);
  if (wanted === '') return err({ code: 'unknown', candidates: [] });
  const isWhole = (word: string): boolean => word === wanted;
  const isBeginning = (word: string): boolean => word.startsWith(wanted);
  const steps = [matching(own, isWhole), matching(all, isWhole), matching(own, isBeginning), matching(all, isBeginning)];
  const ids = steps.find(step => step.length > 0) ?? [];
  const [id] = ids;
  if (id === undefined) return err({ code: 'unknown', candidates: nearest(text, own, all) });
  return ids.length === 1 ? ok(id) : err({ code: 'ambiguous', candidates: ids });
}

const matching = (entries: readonly Entry[], fits: (word: string) => boolean): readonly string[] => [
  ...new Set(entries.filter(({ words }) => words.some(word => fits(folded(word)))).map(({ id }) => id)),
];

function nearest(text: string, own: readonly Entry[], all: readonly Entry[]): readonly string[] {
  const words = [...own, ...all].flatMap(entry => entry.words.map(word => ({ word, id: entry.id })));
  const near = closest(
    text,
    words.map(({ word }) => word),
  );
  return [...new Set(near.map(word => words.find(entry => entry.word === word)?.id ?? word))];
}
