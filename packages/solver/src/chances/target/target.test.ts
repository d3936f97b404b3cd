import type { Dice } from '@yaht/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { target } from '../../node.ts';
import { atLeast, beating, bestWorth, expectedPoints } from '../objective.ts';
import { solveReference } from '../../plain/reference.ts';
import { cardAfter, EMPTY_CARD, slotOf } from '../../tables/tables.ts';
import { targetBytes, targetChance } from './target.ts';
import { smallVariants, tablesOf, variantWith } from '../../testing/index.ts';

const some = ['one category', 'one upper category', 'no upper category', 'one roll', 'five rolls', 'a bonus out of reach'];
const jokers = ['forced joker', 'free joker after a zero', 'bonus without joker', 'joker without an upper section'];
const whole = Object.entries(smallVariants).filter(([name]) => [...some, ...jokers].includes(name));

test.each(whole)('%s: the chance to reach any target is that of the plain recursion', (_, variant) => {
  const tables = tablesOf(variant);
  for (const target of [20, 95, 180]) {
    const worthOf = bestWorth(tables, atLeast(target));
    const chance = targetChance(tables, target);
    expect(chance.ok && chance.value).toBeCloseTo(worthOf(), 5);
    const card = cardAfter(tables, EMPTY_CARD, 0, 0);
    const later = targetChance(tables, target, { card, points: 11 });
    expect(later.ok && later.value).toBeCloseTo(worthOf(card, 11), 5);
  }
});

test.each(whole)('%s: with points as the objective, the recursion finds the values', (_, variant) => {
  const tables = tablesOf(variant);
  expect(bestWorth(tables, expectedPoints)()).toBeCloseTo(solveReference(tables)[slotOf(tables, EMPTY_CARD) ?? 0] ?? NaN, 9);
});

test('helpers on other threads change nothing', async () => {
  const tables = tablesOf(smallVariants['forced joker'] ?? variantWith('yatzy'));
  for (const points of [40, 95, 180]) expect(await target(tables, points, {}, 3)).toEqual(targetChance(tables, points));
});

test('what is done is told by its size, up to the end and a hundred times at most', () => {
  const tables = tablesOf(smallVariants['forced joker'] ?? variantWith('yatzy'));
  const told: number[] = [];
  expect(targetChance(tables, 95, { onProgress: done => told.push(done) }).ok).toBe(true);
  expect(told.length).toBeGreaterThan(tables.categories.length);
  expect(told.length).toBeLessThanOrEqual(100);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
});

const one = tablesOf(smallVariants['one category'] ?? variantWith('yatzy'));

test('from dice on the table', () => {
  const chanceOf = (dice: Dice, rerollsLeft: number, target: number) => targetChance(one, target, { dice, rerollsLeft });
  expect(chanceOf([6, 6, 6, 6, 6], 0, 30)).toEqual({ ok: true, value: 1 });
  expect(chanceOf([6, 6, 6, 6, 5], 0, 30)).toEqual({ ok: true, value: 0 });
  const last = chanceOf([6, 6, 6, 6, 5], 1, 30);
  expect(last.ok && last.value).toBeCloseTo(1 / 6, 6);
  const two = chanceOf([6, 6, 6, 6, 5], 2, 30);
  expect(two.ok && two.value).toBeCloseTo(11 / 36, 6);
});

test('a target that is reached is certain, one that is too high impossible', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 40 }), (target, points) => {
      const chance = targetChance(one, target, { points });
      const value = chance.ok ? chance.value : NaN;
      if (points + 5 >= target) expect(value).toBeCloseTo(1, 9);
      else if (points + 30 < target) expect(value).toBe(0);
      else expect(value).toBeGreaterThan(0);
    }),
  );
});

test('a tie with others is split', () => {
  expect([19, 20, 21].map(beating([20, 20, 7]))).toEqual([0, 1 / 3, 1]);
});

test('what cannot be computed is refused, with the memory it would take', () => {
  const yatzy = tablesOf(variantWith('yatzy'));
  const bytes = targetBytes(yatzy, 300);
  expect(targetChance(yatzy, 300, { maxBytes: 1e6 })).toEqual({ ok: false, error: { code: 'too-much-memory', bytes } });
  expect(bytes).toBeLessThan(2 ** 28);
  expect(targetChance(yatzy, 300.5)).toEqual({ ok: false, error: { code: 'target-not-whole' } });
  const odd = tablesOf(smallVariants['the same face three times'] ?? variantWith('yatzy'));
  expect(targetChance(odd, 10)).toEqual({ ok: false, error: { code: 'points-not-whole' } });
});
