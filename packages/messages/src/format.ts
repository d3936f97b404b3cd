/**
 * Numbers, plurals and lists as a language writes them. A browser needs a noticeable moment to get ready for the writing of
 * any language, so it is asked at first use, and only for what is not the same in all of them.
 */

/** The forms English, Swedish and German have. */
export type Forms = { readonly one: string; readonly other: string };

export type Format = {
  /** 1575 as `1,575`, `1 575` or `1.575`. */
  readonly number: (value: number) => string;
  /** With so many decimals: 248.44 or 248,44. */
  readonly decimal: (value: number, digits: number) => string;
  /** The form alone: `roll` or `rolls`. */
  readonly plural: (count: number, forms: Forms) => string;
  /** Number and form: `2 rolls`. */
  readonly count: (count: number, forms: Forms) => string;
  /** `Ann, Ben and Cy`. */
  readonly and: (items: readonly string[]) => string;
  /** `Ann, Ben or Cy`. */
  readonly or: (items: readonly string[]) => string;
};

/** How this locale writes numbers, plurals and lists. */
export function formatFor(locale: string): Format {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const decimals = perKey((digits: number) => {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  });
  const ands = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const ors = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));

  const number = (value: number): string => (isPlain(value) ? String(value) : numbers().format(value));
  const plural = (count: number, forms: Forms): string => (Math.abs(count) === 1 ? forms.one : forms.other);
  return {
    number,
    decimal: (value, digits) => decimals(digits).format(value),
    plural,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    and: items => (items.length < 2 ? items.join('') : ands().format(items)),
    or: items => (items.length < 2 ? items.join('') : ors().format(items)),
  };
}

/** Digits alone, without a sign, a comma or a space between thousands. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000 && !Object.is(value, -0);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function perKey<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return key => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
