/** Numbers, plurals and lists as a language writes them; made at first use, because most sentences need none of them. */

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
  const plurals = once(() => new Intl.PluralRules(locale));
  const ands = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const ors = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));

  const number = (value: number): string => numbers().format(value);
  const decimal = (value: number, digits: number): string =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const plural = (count: number, forms: Forms): string => (plurals().select(count) === 'one' ? forms.one : forms.other);
  return {
    number,
    decimal,
    plural,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    and: items => ands().format(items),
    or: items => ors().format(items),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
