import { sidesOf } from '@yaht/rules';
import { expect, test } from 'vitest';
import { commitmentOf, fairChance } from './draw.ts';
import { formatSeed, parseSeed, randomSeed, seedFromText, type Seed } from './seed.ts';

const lastByteOne: Seed = Uint8Array.from({ length: 32 }, (_, i) => (i === 31 ? 1 : 0));
const demo = { seed: lastByteOne, gameId: 'demo', playerSeeds: ['alice-seed', 'bob-seed'] };
const chance = fairChance(demo);
const five = sidesOf(5, 6);

test('[F1] the commitment is the SHA-256 of the seed', () => {
  expect(commitmentOf(lastByteOne)).toBe('ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5');
});

test.each([
  [1, 1, '34421'],
  [1, 2, '64126'],
  [1, 3, '22536'],
  [2, 1, '55362'],
])('[F2] turn %i roll %i of the published test vector shows %s', (turn, roll, faces) => {
  expect(chance('dice', { turn, roll }, five).join('')).toBe(faces);
});

test('[F2] the same question always has the same answer', () => {
  expect(chance('dice', { turn: 9, roll: 2 }, five)).toEqual(fairChance(demo)('dice', { turn: 9, roll: 2 }, five));
});

test('[F2] fewer dice take the first values of the same draw', () => {
  expect(chance('dice', { turn: 1, roll: 1 }, sidesOf(2, 6))).toEqual([3, 4]);
});

test('[F3] streams, steps, seeds, games and places do not disturb each other', () => {
  const many = sidesOf(40, 6);
  const draws = [
    chance('dice', { turn: 1, roll: 1 }, many),
    chance('shop', { turn: 1, roll: 1 }, many),
    chance('effects', { turn: 1, roll: 1 }, many),
    chance('effects', { turn: 1, roll: 1, step: 2 }, many),
    chance('order', { turn: 0, roll: 1 }, many),
    chance('dice', { turn: 11, roll: 1 }, many),
    fairChance({ ...demo, gameId: 'other' })('dice', { turn: 1, roll: 1 }, many),
    fairChance({ ...demo, playerSeeds: ['alice-seed', ''] })('dice', { turn: 1, roll: 1 }, many),
    fairChance({ ...demo, seed: seedFromText('1') })('dice', { turn: 1, roll: 1 }, many),
  ].map(String);
  expect(new Set(draws).size).toBe(draws.length);
});

// 100,000 dice; a fair die stays below 35 in all but about one of a million series.
test.each([2, 3, 6, 7, 20, 256])('[F4] every face of a die with %i sides is equally likely', sides => {
  const perDraw = 1_000;
  const counts = new Map<number, number>();
  for (let turn = 1; turn <= 100; turn++) {
    for (const value of chance('dice', { turn, roll: 1 }, sidesOf(perDraw, sides)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect([...counts.keys()].every(value => value >= 1 && value <= sides)).toBe(true);
  const expected = (100 * perDraw) / sides;
  const chiSquare = Array.from({ length: sides }, (_, i) => ((counts.get(i + 1) ?? 0) - expected) ** 2 / expected).reduce(
    (a, b) => a + b,
  );
  const freedom = sides - 1;
  expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 20);
});

test('[F4] the published figure for 100,000 dice', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let turn = 1; turn <= 20_000; turn++) {
    for (const value of chance('dice', { turn, roll: 1 }, five)) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  }
  const expected = 100_000 / 6;
  const chiSquare = counts.map(count => (count - expected) ** 2 / expected).reduce((a, b) => a + b);
  expect(chiSquare).toBeLessThan(15.09);
});

test('[F5] seeds read back as they were written, and nothing else is a seed', () => {
  const seed = randomSeed();
  expect(parseSeed(formatSeed(seed))).toEqual({ ok: true, value: seed });
  for (const text of ['', '00', 'g'.repeat(64), ` ${formatSeed(seed)}`, `${formatSeed(seed)}0`]) {
    expect(parseSeed(text)).toEqual({ ok: false, error: 'invalid-seed' });
  }
});

test('[F5] two random seeds differ', () => {
  expect(formatSeed(randomSeed())).not.toBe(formatSeed(randomSeed()));
});
