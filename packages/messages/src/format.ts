/**
 * Numbers, plurals and lists as a language writes them. The browser could tell all of it, but needs a noticeable moment before
 * its first answer; so it is asked only for what is hard: signs, and the rounding of decimals.
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

/** What tells a language from the others. */
export type Marks = {
  readonly locale: string;
  /** Between thousands. */
  readonly thousands: string;
  /** Before the last of a list. */
  readonly and: string;
  readonly or: string;
};

/** How a language with these marks writes numbers, plurals and lists. */
export function formatFor({ locale, thousands, and, or }: Marks): Format {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const decimals = perDigits(
    digits => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const number = (value: number): string =>
    /^\d+$/.test(String(value)) && !Object.is(value, -0) ? grouped(value, thousands) : numbers().format(value);
  const plural = (count: number, forms: Forms): string => (Math.abs(count) === 1 ? forms.one : forms.other);
  return {
    number,
    decimal: (value, digits) => decimals(digits).format(value),
    plural,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    and: items => joined(items, and),
    or: items => joined(items, or),
  };
}

/** Every three digits, from the right. */
const grouped = (value: number, thousands: string): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);

const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function perDigits<T>(make: (digits: number) => T): (digits: number) => T {
  const made: T[] = [];
  return digits => (made[digits] ??= make(digits));
}
