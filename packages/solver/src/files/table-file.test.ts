import { groups } from '@yaht/rules';
import { expect, test, vi } from 'vitest';
import { formatCache, formatVariances, parseCache, parseVariances } from './cache-file.ts';
import { solve } from '../node.ts';
import { solveHere, valueAt } from '../solve/solve.ts';
import { formatTable, parseTable } from './table-file.ts';
import { EMPTY_CARD } from '../tables/tables.ts';
import { smallVariants, tablesOf, variantWith } from '../testing/index.ts';
import { variantHash } from '../tables/variant-hash.ts';

const yatzy = await solve(tablesOf(variantWith('yatzy')));
const written = formatTable(yatzy);
const file = written.ok ? written.value : new Uint8Array();
const small = solveHere(tablesOf(smallVariants['forced joker'] ?? variantWith('yahtzee')), { precision: 'f64' });
const cache = formatCache(small);

const changed = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
};

/** With another value for a card. */
const altered = (upperScore: number, filled: number, value: number): Uint8Array => {
  const copy = file.slice();
  new DataView(copy.buffer).setFloat32(16 + 4 * (upperScore * 2 ** 15 + filled), value, true);
  return copy;
};

const { categories } = variantWith('yatzy');
const houseRules = formatTable(
  await solve(tablesOf(variantWith('yatzy', { categories: { ...categories, twoPairs: { ...groups([2, 2]), sameFace: true } } }))),
);

test('the table of yatzy is 8,388,624 bytes with a header of four words', () => {
  expect(file).toHaveLength(8_388_624);
  expect([...file.subarray(0, 16)]).toEqual([0x53, 0x5a, 0x54, 0x59, 3, 0, 0, 0, 0, 0, 0x20, 0, 0, 0, 0, 0]);
});

test('a value lies at upper score × 2^15 + filled set, and 0 where no game can be', () => {
  const values = new DataView(file.buffer, 16);
  const at = (upperScore: number, filled: number): number => values.getFloat32(4 * (upperScore * 2 ** 15 + filled), true);
  expect(at(0, 0)).toBeCloseTo(248.43999, 4);
  expect(at(63, 2 ** 15 - 1)).toBe(50);
  expect(at(62, 2 ** 15 - 1)).toBe(0);
  expect(at(1, 0)).toBe(0);
  expect(at(18, 0b100000)).toBe(valueAt(yatzy, { filled: 0b100000, upperScore: 18, scoredAlike: false }));
  expect(at(0, 2 ** 15 - 1 - 2 ** 14)).toBeCloseTo(2.301432, 5);
});

test('what is written can be read', () => {
  const read = parseTable(yatzy.tables, file);
  expect(read.ok && read.value.expected).toBe(yatzy.expected);
  const again = read.ok ? formatTable(read.value) : read;
  expect(again.ok && Buffer.compare(again.value, file)).toBe(0);
  const cached = parseCache(small.tables, cache);
  expect(cached.ok && cached.value.values).toEqual(small.values.slice());
  expect(cached.ok && cached.value.precision).toBe('f64');
  for (const found of [read, cached]) expect(found.ok && found.value.values.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test.each([
  ['wrong-size', file.subarray(0, 10)],
  ['wrong-size', file.subarray(0, 8_388_620)],
  ['not-a-table', changed(file, 0, 0)],
  ['other-version', changed(file, 4, 2)],
  ['other-variant', changed(file, 10, 0x10)],
  ['damaged', changed(file, 16 + 3, 0x7f)],
  ['damaged', changed(file, 16 + 3, 0)],
  ['damaged', changed(file, 16 + 4 * 77 + 3, 0xff)],
  ['damaged', altered(0, 0, 248.63)],
  ['damaged', altered(5, 0b11111, NaN)],
  ['damaged', altered(5, 0b11111, -3)],
  ['damaged', altered(1, 0, NaN)],
  ['other-variant', houseRules.ok ? houseRules.value : file],
])('a table is refused: %s', (reason, bytes) => {
  const read = parseTable(yatzy.tables, bytes);
  expect(read.ok ? 'read' : read.error).toBe(reason);
});

test('a table with the joker has no exchange format', () => {
  expect(formatTable(small)).toEqual({ ok: false, error: 'cannot-be-exchanged' });
  expect(parseTable(small.tables, file)).toEqual({ ok: false, error: 'cannot-be-exchanged' });
});

test.each([
  ['wrong-size', cache.subarray(0, 20)],
  ['wrong-size', cache.subarray(0, cache.length - 8)],
  ['not-a-table', file],
  ['other-version', changed(cache, 4, 9)],
  ['other-variant', changed(cache, 16, 1 + (cache[16] ?? 0))],
  ['wrong-size', changed(cache, 8, 32)],
  ['damaged', changed(cache, cache.length - 1, 3)],
])('a cache is refused: %s', (reason, bytes) => {
  const read = parseCache(small.tables, bytes);
  expect(read.ok ? 'read' : read.error).toBe(reason);
});

test('a cache belongs to rules, not to names', () => {
  const yahtzee = variantWith('yahtzee');
  expect(variantHash({ ...yahtzee, id: 'mine', name: 'Mine' })).toEqual(variantHash(yahtzee));
  const others = [variantWith('yahtzee-official'), variantWith('kniffel'), variantWith('yatzy'), { ...yahtzee, rolls: 4 }];
  for (const other of others) expect(variantHash(other)).not.toEqual(variantHash(yahtzee));
  expect(parseCache(tablesOf(yahtzee), cache)).toEqual({ ok: false, error: 'other-variant' });
});

test('a table inside a larger buffer can be read', () => {
  const larger = new Uint8Array(file.length + 8);
  larger.set(file, 4);
  expect(parseTable(yatzy.tables, larger.subarray(4, 4 + file.length)).ok).toBe(true);
  expect(valueAt(yatzy, EMPTY_CARD)).toBe(yatzy.expected);
});

test('a page that has no memory to share reads a cache in place', () => {
  vi.stubGlobal('SharedArrayBuffer', undefined);
  const read = parseCache(small.tables, cache);
  vi.unstubAllGlobals();
  expect(read.ok && read.value.values).toEqual(small.values.slice());
  expect(read.ok && read.value.values.buffer).toBe(cache.buffer);
});

test('variances are kept like values, and never taken for them', () => {
  const variances = Float64Array.from({ length: small.tables.slots }, (_, slot) => slot / 3);
  const kept = formatVariances(small.tables, variances);
  expect(parseVariances(small.tables, kept)).toEqual({ ok: true, value: variances });
  expect(parseVariances(small.tables, changed(kept, 40, 1))).toEqual({ ok: false, error: 'damaged' });
  expect(parseVariances(small.tables, cache)).toEqual({ ok: false, error: 'not-a-table' });
  expect(parseCache(small.tables, kept)).toEqual({ ok: false, error: 'not-a-table' });
});
