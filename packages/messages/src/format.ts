/**
 * Numbers, plurals and lists as a language writes them. The engine could tell all of it, but needs a noticeable moment before its
 * first answer, in a page as in a command; so it is not asked.
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
  /** Before decimals. */
  readonly point: string;
  readonly minus: string;
  /** Before the last of a list. */
  readonly and: string;
  readonly or: string;
};

/** How a language with these marks writes numbers, plurals and lists. */
export function formatFor(marks: Marks): Format {
  const number = (value: number): string => written(value, marks, size => withoutZeros(rounded(size, 3)));
  const plural = (count: number, forms: Forms): string => (Math.abs(count) === 1 ? forms.one : forms.other);
  return {
    number,
    decimal: (value, digits) => written(value, marks, size => rounded(size, digits)),
    plural,
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    and: items => joined(items, marks.and),
    or: items => joined(items, marks.or),
  };
}

/** A text that begins a line: `three 1s` as `Three 1s`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Digits before and after the point. */
type Digits = readonly [whole: string, rest: string];

function written(value: number, { thousands, point, minus }: Marks, digitsOf: (size: number) => Digits): string {
  const sign = value < 0 || Object.is(value, -0) ? minus : '';
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${sign}∞`;
  const [whole, rest] = digitsOf(Math.abs(value));
  return `${sign}${grouped(whole, thousands)}${rest === '' ? '' : point + rest}`;
}

/** So many decimals; halves are rounded up, as the number is written and not as it is stored: 1.005 becomes 1.01. */
function rounded(size: number, decimals: number): Digits {
  const [mantissa = '', exponent = '0'] = String(size).split('e');
  const [whole = '', rest = ''] = mantissa.split('.');
  const digits = whole + rest;
  const kept = whole.length + Number(exponent) + decimals;
  const last = BigInt(digits.slice(0, Math.max(0, kept)).padEnd(kept, '0'));
  const text = (last + ((digits[kept] ?? '0') < '5' ? 0n : 1n)).toString().padStart(decimals + 1, '0');
  return [text.slice(0, text.length - decimals), text.slice(text.length - decimals)];
}

const withoutZeros = ([whole, rest]: Digits): Digits => [whole, rest.replace(/0+$/, '')];

/** Every three digits, from the right. */
const grouped = (whole: string, thousands: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);

const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** A day and a time as a language writes them in short, by the clock of the reader. */
export const whenIn = (locale: string, at: Date): string =>
  at.toLocaleString(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
