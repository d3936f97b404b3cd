import { fairChance, formatSeed, seedFromText } from '@yaht/fair';
import { sidesOf } from '@yaht/rules';
import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';

const games = [
  { gameId: 'demo', playerSeeds: ['alice-seed', 'bob-seed'] },
  { gameId: 'ABCDEF-12', playerSeeds: ['', ''] },
  { gameId: 'Größe', playerSeeds: [] },
];

test.each(games)('[F2] the server draws what anybody can draw again: %o', keys => {
  const seed = seedFromText('server');
  const published = fairChance({ seed, ...keys });
  const ours = chanceOf(formatSeed(seed))(keys);
  for (const sides of [sidesOf(5, 6), sidesOf(6, 6), sidesOf(200, 20), [256, 2, 100]]) {
    for (let turn = 0; turn < 20; turn++) {
      expect(ours('dice', { turn, roll: 1 }, sides)).toEqual(published('dice', { turn, roll: 1 }, sides));
      expect(ours('shop', { turn, roll: 3, step: 2 }, sides)).toEqual(published('shop', { turn, roll: 3, step: 2 }, sides));
    }
  }
});

test('[F2] the published test vector', () => {
  const chance = chanceOf(`${'0'.repeat(63)}1`)({ gameId: 'demo', playerSeeds: ['alice-seed', 'bob-seed'] });
  expect(chance('dice', { turn: 1, roll: 2 }, sidesOf(5, 6)).join('')).toBe('64126');
});
