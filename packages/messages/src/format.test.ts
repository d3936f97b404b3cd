import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marks as de } from './de/format.ts';
import { marks as en } from './en/format.ts';
import { capital, formatFor } from './format.ts';
import { marks as sv } from './sv/format.ts';

const forms = { one: 'one', other: 'other' };
const numbers = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }),
  fc.maxSafeInteger(),
  fc.double({ min: -3, max: 3, noNaN: true }),
  fc.double({ min: -5e6, max: 5e6, noNaN: true }),
  // As a number is computed from whole ones, halves among them.
  fc.integer({ min: -30_000, max: 30_000 }).map(value => value / 1000),
  fc.integer({ min: -30_000, max: 30_000 }).map(value => value / 2 ** 7),
  fc.constantFrom(-0, 1.005, 1e-7, -4e-9, 0.9999, 999.9999, 1e21, NaN, Infinity, -Infinity),
);
const lists = fc.array(fc.string({ maxLength: 5 }), { maxLength: 5 });

// What is written here without asking the engine is what the engine would write.
describe.each([en, sv, de])('$locale', marks => {
  const { locale } = marks;
  const format = formatFor(marks);

  test('numbers are written as in this language', () => {
    fc.assert(
      fc.property(numbers, value => {
        expect(format.number(value)).toBe(new Intl.NumberFormat(locale).format(value));
      }),
    );
  });

  test('decimals are written as in this language, whatever was asked before', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 9 }), (value, digits) => {
        const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        expect(format.decimal(value, digits)).toBe(new Intl.NumberFormat(locale, fixed).format(value));
      }),
    );
  });

  test('one is one, and everything else is many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 30 }), count => {
        expect(format.plural(count, forms)).toBe(new Intl.PluralRules(locale).select(count));
      }),
    );
  });

  test('lists are joined as in this language', () => {
    fc.assert(
      fc.property(lists, items => {
        expect(format.and(items)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(items));
        expect(format.or(items)).toBe(new Intl.ListFormat(locale, { type: 'disjunction' }).format(items));
      }),
    );
  });
});

test('what begins a line begins with a capital', () => {
  expect(['three 1s', 'äpfel', 'Pot', '5 alike', ''].map(capital)).toEqual(['Three 1s', 'Äpfel', 'Pot', '5 alike', '']);
});
