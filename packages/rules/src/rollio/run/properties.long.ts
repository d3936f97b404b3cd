import { expect, test } from 'vitest';
import { replay } from '../../game.ts';
import { randomRun } from '../../testing/random-run.ts';

test('10,000 random runs with random charms break no bound and no rule', () => {
  for (let seed = 1; seed <= 10_000; seed++) {
    const game = randomRun(seed, 600, seed % 4 !== 0);
    if (seed % 40 === 0) expect(replay(JSON.parse(JSON.stringify(game.events)))).toEqual(game);
  }
});
