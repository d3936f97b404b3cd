import { groups } from '@yaht/rules';
import { expect, test } from 'vitest';
import { makeKernel } from '../kernel/kernel.ts';
import { gather, solve } from '../node.ts';
import { solveReference, valueCard } from '../plain/reference.ts';
import { solveHere, solveWith, valueAt, type Solution } from './solve.ts';
import { allFilled, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { smallVariants, tablesOf, variantWith } from '../testing/index.ts';

const yahtzee = variantWith('yahtzee');
const yatzy = variantWith('yatzy');
const sameFace = (category: string, sizes: readonly number[]) => ({
  ...yatzy,
  categories: { ...yatzy.categories, [category]: { ...groups(sizes), sameFace: true } },
});

test.each([
  ['yatzy', yatzy, 248.4399893779],
  ['yatzy, four alike are two pairs', sameFace('twoPairs', [2, 2]), 248.6440589],
  ['yatzy, five alike are a full house', sameFace('fullHouse', [3, 2]), 248.4680909],
  ['forced joker after 50', yahtzee, 254.48484588],
  ['forced joker after 50 or 0', variantWith('yahtzee-official'), 254.58772873],
  ['free joker after 50 or 0', { ...yahtzee, joker: 'free', jokerAfterZero: true } as const, 254.58960948],
  ['free joker after 50', { ...yahtzee, joker: 'free' } as const, 254.48645573],
  ['100 bonus, no joker', { ...yahtzee, joker: 'none' } as const, 253.97024119],
  ['kniffel', variantWith('kniffel'), 245.87077451],
])('perfect play expects: %s', async (_, variant, expected) => {
  const tables = tablesOf(variant);
  const digits = String(expected).split('.')[1]?.length ?? 0;
  const double = await solve(tables, { precision: 'f64', threads: 2 });
  expect(Math.abs(double.expected - expected)).toBeLessThan(Math.max(1e-9, 0.6 * 10 ** -digits));
  const single = await solve(tables, { threads: 2 });
  expect(Math.abs(single.expected - expected)).toBeLessThan(5e-5);
  for (const card of sampleOf(tables)) {
    expect(valueAt(double, card)).toBeCloseTo(valueCard(tables, double.values, card), 10);
    expect(Math.abs((valueAt(single, card) ?? NaN) - (valueAt(double, card) ?? NaN))).toBeLessThan(5e-5);
  }
});

/** Cards from all over the game. */
function sampleOf(tables: Tables): readonly CardState[] {
  return Array.from({ length: 300 }, (_, i) => {
    const filled = Math.imul(i + 1, 0x9e3779b1) >>> (32 - tables.categories.length);
    const scores = tables.upper.scores[tables.upper.setOf[filled] ?? 0] ?? [];
    return { filled, upperScore: scores[i % scores.length] ?? 0, scoredAlike: i % 2 === 1 };
  });
}

/** The largest difference between two sets of values, over every card. */
function worstOf(tables: Tables, { values }: Solution, reference: Float64Array): number {
  let worst = 0;
  for (let filled = 0; filled <= allFilled(tables); filled++) {
    for (const upperScore of tables.upper.scores[tables.upper.setOf[filled] ?? 0] ?? []) {
      for (const scoredAlike of [false, true]) {
        const slot = slotOf(tables, { filled, upperScore, scoredAlike }) ?? -1;
        worst = Math.max(worst, Math.abs((values[slot] ?? NaN) - (reference[slot] ?? NaN)));
      }
    }
  }
  return worst;
}

test.each(Object.entries(smallVariants))('%s: the kernel finds the values of the reference for every card', (_, variant) => {
  const tables = tablesOf(variant);
  const reference = solveReference(tables);
  expect(worstOf(tables, solveHere(tables, { precision: 'f64' }), reference)).toBeLessThan(1e-9);
  expect(worstOf(tables, solveHere(tables), reference)).toBeLessThan(5e-5);
});

/** Value by value, without a word about those that differ: there are too many. */
const isSame = ({ values }: Solution, other: Solution): boolean =>
  values.length === other.values.length && values.every((value, slot) => value === other.values[slot]);

test('any number of threads finds the same values', async () => {
  const tables = tablesOf(variantWith('kniffel', { upperBonus: { target: 20, points: 35 } }));
  const alone = solveHere(tables);
  for (const threads of [1, 3])
    for (const aside of [false, true]) expect(isSame(await solve(tables, { threads, aside }), alone)).toBe(true);
});

test('a card that no game can show has no value', () => {
  const tables = tablesOf(smallVariants['one upper category'] ?? yatzy);
  const solution = solveHere(tables);
  expect(valueAt(solution, { filled: 1, upperScore: 18, scoredAlike: false })).toBe(50);
  expect(valueAt(solution, { filled: 1, upperScore: 12, scoredAlike: false })).toBe(0);
  expect(valueAt(solution, { filled: 1, upperScore: 13, scoredAlike: false })).toBeUndefined();
});

test('progress rises to 1', async () => {
  const here: number[] = [];
  solveHere(tablesOf(variantWith('kniffel')), { onProgress: done => here.push(done) });
  expect(here).toEqual([...here].sort((one, other) => one - other));
  expect(here.at(-1)).toBe(1);
  const threads: number[] = [];
  await solve(tablesOf(variantWith('kniffel')), { onProgress: done => threads.push(done) });
  expect(threads.at(-1)).toBe(1);
});

test.each([
  ['this thread alone', { threads: 1 }],
  ['this thread and another', { threads: 2 }],
  ['two threads aside', { threads: 2, aside: true }],
])('%s: a solver that is told to stop stops, and leaves no thread behind', async (_, options) => {
  const tables = tablesOf(yatzy);
  const before = handles();
  const controller = new AbortController();
  const solving = solve(tables, { precision: 'f64', signal: controller.signal, ...options });
  setTimeout(() => controller.abort(), 60);
  await expect(solving).rejects.toThrow('aborted');
  await expect(solve(tables, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  expect(() => solveHere(tables, { signal: AbortSignal.abort() })).toThrow('aborted');
  expect(handles()).toBeLessThanOrEqual(before);
});

test.each([{ aside: false }, { aside: true }])(
  'a team solves again and again, also after it was told to stop: %o',
  async options => {
    const tables = tablesOf(variantWith('kniffel', { upperBonus: { target: 20, points: 35 } }));
    const alone = solveHere(tables);
    const before = handles();
    const team = gather({ threads: 2, ...options });
    const controller = new AbortController();
    const stopped = solveWith(team, tablesOf(yatzy), {
      precision: 'f64',
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(stopped).rejects.toThrow('aborted');
    for (let time = 0; time < 3; time++) expect(isSame(await solveWith(team, tables), alone)).toBe(true);
    await team.dismiss();
    expect(handles()).toBeLessThanOrEqual(before);
  },
);

test('a team that was dismissed does not leave a solve waiting', async () => {
  const team = gather({ threads: 2, aside: true });
  const solving = solveWith(team, tablesOf(yatzy), { precision: 'f64' });
  await Promise.all([team.dismiss(), expect(solving).rejects.toThrow('the solver thread ended early')]);
  await expect(solveWith(team, tablesOf(yatzy))).rejects.toThrow('the solver thread ended early');
});

const handles = (): number => process.getActiveResourcesInfo().filter(name => /Worker|MessagePort/.test(name)).length;

test('the module of a variant is small', () => {
  expect(makeKernel(tablesOf(yatzy), 'f32', 1, false).module.length).toBeLessThan(51_000);
});
