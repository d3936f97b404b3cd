/** Advice as data, for programs. */
import { fault, type Hold } from '@yaht/rules';
import type { Action, Advice } from './advise.ts';
import { DICE } from '../tables/dice-tables.ts';
import type { Tables } from '../tables/tables.ts';

const ADVICE_SCHEMA = 'yaht.advice/1';

/** The mask of a hold as flags, in the player's own dice order. */
const holdOf = (mask: number): Hold => Array.from({ length: DICE }, (_, die) => (mask & (1 << die)) !== 0);

/** The document of a position with dice: holds and categories with the best first. */
export function adviceDocument(tables: Tables, { value, holds, categories, best }: Advice, chances?: Float64Array) {
  return {
    schema: ADVICE_SCHEMA,
    value,
    holds: holds.map((expected, mask) => ({ hold: holdOf(mask), expected })).sort(byExpected),
    categories: categories
      .map(({ category, id, points, expected, scratched }) => ({
        id,
        points,
        expected,
        ...(scratched > expected ? { scratched } : {}),
        ...(chances ? { chance: chances[category] ?? 0 } : {}),
      }))
      .sort(byExpected),
    best: bestDocument(tables, best),
  };
}

/** The document of a card before the first roll of a turn. */
export const startDocument = (value: number) => ({ schema: ADVICE_SCHEMA, value, holds: [], categories: [], best: null });

function bestDocument({ categories }: Tables, best: Action & { readonly expected: number }) {
  const { expected } = best;
  if (best.type === 'hold') return { hold: holdOf(best.hold), expected };
  const category = categories[best.category] ?? fault('a category without a name');
  return best.type === 'scratch' ? { category, scratch: true, expected } : { category, expected };
}

const byExpected = (one: { readonly expected: number }, other: { readonly expected: number }): number =>
  other.expected - one.expected;
