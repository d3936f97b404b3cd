import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

type Tokens = Readonly<Record<string, string>>;

/** The rules of the file in their order: whom they are for, and what they set. */
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map(text => text.trim()),
  tokens: Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])) as Tokens,
}));

/** What holds on a page with this theme and this paper. */
function tokensOf(theme: string, stock: string): Tokens {
  const applies = [':root', `[data-theme='${theme}']`, `[data-theme='${theme}'][data-stock='${stock}']`];
  return Object.assign({}, ...rules.filter(rule => rule.selectors.some(text => applies.includes(text))).map(rule => rule.tokens));
}

/** WCAG 2: relative luminance of #rgb or #rrggbb. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(long.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: readonly (readonly [string, string])[] = [
  ['ink', 'paper'],
  ['ink', 'bar'],
  ['ink', 'desk'],
  ['ink', 'stock'],
  ['soft', 'paper'],
  ['soft', 'bar'],
  ['soft', 'desk'],
  ['pencil', 'paper'],
  ['pencil', 'bar'],
  ['pencil', 'field'],
  ['red', 'paper'],
  ['red', 'red-bg'],
  ['stamp', 'paper'],
  ['stamp', 'bar'],
  ['stamp', 'stock'],
  ['tab-ink', 'tab'],
  ['on-tray', 'tray'],
  ['on-tray', 'raised'],
  ['on-tray-soft', 'tray'],
  ['on-go', 'go'],
  ['go', 'tray'],
  ['stamp', 'paper'],
  ['on-boss', 'boss'],
  ['on-boss-soft', 'boss'],
];
const PARTS: readonly (readonly [string, string])[] = [
  ['line', 'paper'],
  ['line', 'bar'],
  ['line', 'field'],
  ['line', 'stock'],
  ['face', 'tray'],
  ['pip', 'face'],
  ['tray-line', 'tray'],
  ['focus', 'paper'],
  ['focus', 'desk'],
  ['focus-tray', 'tray'],
  ...[1, 2, 3, 4, 5, 6].flatMap(heat => [[`risk-${heat}`, 'paper'] as const, [`risk-${heat}t`, 'tray'] as const]),
  ...['A', 'B', 'C', 'D', 'E', 'F'].flatMap(seat => [[`p${seat}`, 'paper'] as const, [`p${seat}t`, 'tray'] as const]),
];

const pages = ['light', 'dark', 'black', 'contrast', 'contrast-dark'].flatMap(theme =>
  ['yahtzee', 'yatzy', 'rollio'].map(stock => [theme, stock] as const),
);

test.each(pages)('text and parts can be told from their ground: %s, %s', (theme, stock) => {
  const tokens = tokensOf(theme, stock);
  const read = (name: string): string => tokens[`--${name}`] ?? expect.fail(`no token --${name}`);
  const tooLow = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter(([one, other]) => contrast(read(one), read(other)) < least).map(pair => pair.join(' on '));
  expect(tooLow(TEXT, 4.5)).toEqual([]);
  expect(tooLow(PARTS, 3)).toEqual([]);
});
