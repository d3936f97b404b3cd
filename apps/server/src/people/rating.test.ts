import { expect, test } from 'vitest';
import { newcomer as newcomerOf, rated, shownRating, type Rating } from './rating.ts';

const newcomer = newcomerOf();

test('a newcomer begins at zero', () => {
  expect(shownRating(newcomer)).toBe(0);
});

test('who wins rises, who loses falls, and both are known better', () => {
  const [winner = newcomer, loser = newcomer] = rated([newcomer, newcomer], [250, 200]);
  expect(winner.mu).toBeGreaterThan(newcomer.mu);
  expect(loser.mu).toBeLessThan(newcomer.mu);
  for (const { sigma } of [winner, loser]) expect(sigma).toBeLessThan(newcomer.sigma);
});

test('equal scores are a draw, whatever the seats', () => {
  const [one, other] = rated([newcomer, newcomer], [200, 200]);
  expect(one).toEqual(other);
});

test('of three the one in the middle stays in the middle', () => {
  const [last, first, middle] = rated([newcomer, newcomer, newcomer], [100, 300, 200]).map(({ mu }) => mu);
  expect([first, middle, last]).toEqual([first, middle, last].sort((a, b) => (b ?? 0) - (a ?? 0)));
  expect(new Set([first, middle, last]).size).toBe(3);
});

test('who wins again and again ends above everybody', () => {
  let people: readonly Rating[] = [newcomer, newcomer];
  for (let i = 0; i < 30; i++) people = rated(people, [300 - (i % 10 === 0 ? 200 : 0), 200]);
  const [better = 0, worse = 0] = people.map(shownRating);
  expect(better).toBeGreaterThan(worse + 500);
});

test('what was given is not changed', () => {
  const before = Object.freeze({ mu: 25, sigma: 8 });
  rated([before, before], [1, 2]);
  expect(before).toEqual({ mu: 25, sigma: 8 });
});
