/** What the solver's tests share. Not part of the product. */
import { chance, face, fault, groups, inARow, ofAKind, type ScorecardVariant } from '@yaht/rules';
import { variantOf } from '@yaht/rules/testing';
import { compileTables, type Tables } from '../tables/tables.ts';

/** A variant by its id, with some fields changed. */
export const variantWith = (id: string, changes: Partial<ScorecardVariant> = {}): ScorecardVariant => ({
  ...variantOf(id),
  ...changes,
});

/** The tables of a variant that can be solved. */
export function tablesOf(variant: ScorecardVariant): Tables {
  const compiled = compileTables(variant);
  return compiled.ok ? compiled.value : fault(`cannot be solved: ${compiled.error}`);
}

/** A custom variant of a few categories. */
export const custom = (
  categories: ScorecardVariant['categories'],
  changes: Partial<ScorecardVariant> = {},
): ScorecardVariant => ({
  family: 'scorecard',
  id: 'custom',
  name: 'Custom',
  dice: 5,
  rolls: 3,
  upperBonus: { target: 0, points: 0 },
  categories,
  ...changes,
});

const joker = { joker: 'forced', yahtzeeBonus: 100, upperBonus: { target: 12, points: 35 } } as const;
const jokerCard = { fives: face(5), house: groups([3, 2], 25), alike: groups([5], 50), sixes: face(6) };

/** Small variants, some of them odd, on which everything is compared with everything. */
export const smallVariants: Readonly<Record<string, ScorecardVariant>> = {
  'one category': custom({ chance }),
  'one upper category': custom({ sixes: face(6) }, { upperBonus: { target: 18, points: 50 } }),
  'no upper category': custom({ pair: groups([2]), alike: groups([5], 50), kind: ofAKind(3), chance }),
  'one roll': custom({ ones: face(1), chance, row: inARow(4, 30) }, { rolls: 1, upperBonus: { target: 3, points: 10 } }),
  'five rolls': custom({ ones: face(1), twos: face(2), row: inARow(5, 40) }, { rolls: 5, upperBonus: { target: 9, points: 10 } }),
  'the same face three times': custom(
    { a: face(4), b: face(4), c: face(4), chance },
    { upperBonus: { target: 33, points: 20.5 } },
  ),
  'lower before upper': custom(
    { chance, house: groups([3, 2]), threes: face(3), pairs: groups([2, 2]), ones: face(1) },
    { rolls: 2, upperBonus: { target: 10, points: 7 } },
  ),
  'a bonus for nothing': custom({ ones: face(1), chance }, { upperBonus: { target: -3, points: 5 } }),
  'a bonus out of reach': custom({ ones: face(1), twos: face(2), chance }, { upperBonus: { target: 105, points: 50 } }),
  'two categories for five alike': custom(
    { alike: groups([5], 50), again: groups([5]), fives: face(5), chance, house: groups([3, 2], 25) },
    { ...joker, joker: 'free', jokerAfterZero: true },
  ),
  'forced joker': custom(jokerCard, joker),
  'forced joker after a zero': custom(jokerCard, { ...joker, jokerAfterZero: true }),
  'forced joker without bonus': custom(jokerCard, { ...joker, yahtzeeBonus: 0 }),
  'forced joker that costs more than it brings': custom(
    { alike: groups([5], 0.5), sixes: face(6), ones: face(1), kind: ofAKind(2) },
    { ...joker, yahtzeeBonus: 0 },
  ),
  'forced joker after a zero without bonus': custom(jokerCard, { ...joker, yahtzeeBonus: 0, jokerAfterZero: true }),
  'forced joker, a face twice': custom({ fives: face(5), alike: groups([5], 50), more: face(5), row: inARow(5, 40) }, joker),
  'free joker': custom(jokerCard, { ...joker, joker: 'free' }),
  'free joker after a zero': custom(jokerCard, { ...joker, joker: 'free', jokerAfterZero: true }),
  'bonus without joker': custom(jokerCard, { ...joker, joker: 'none', yahtzeeBonus: 33 }),
  'joker without an upper section': custom({ house: groups([3, 2], 25), alike: groups([5], 50), row: inARow(5, 40) }, joker),
  'joker without another lower category': custom({ ones: face(1), twos: face(2), alike: groups([5], 50) }, joker),
};
