import { describe, expect, test } from 'vitest';
import type { Flaws } from './database/tables.ts';
import { simulate, type Verdict } from './simulate.ts';

const SEEDS = 30;
/** Each flaw must show within so many seeds. */
const MOST = 150;

const seedsFrom = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => first + i);

test.each(seedsFrom(1, SEEDS))(
  '[P1] [P2] [P3] [P6] [P7] whatever goes wrong in seed %i, nothing is lost or doubled, and every game ends',
  async seed => {
    const { problems } = await simulate(seed);
    // `npm run simulate-nodes -- --seed N --trace` tells how it came to that.
    expect(problems).toEqual([]);
  },
);

test('the same seed is the same life, to the letter; another one is another', async () => {
  const [first, second, other] = [
    await simulate(7, { isTraced: true }),
    await simulate(7, { isTraced: true }),
    await simulate(8),
  ];
  expect(second.trace).toEqual(first.trace);
  expect(second.fingerprint).toBe(first.fingerprint);
  expect((await simulate(7)).fingerprint).toBe(first.fingerprint);
  expect(other.fingerprint).not.toBe(first.fingerprint);
});

describe('what the simulation would notice', () => {
  const controls: readonly [string, Flaws, RegExp][] = [
    ['a database that does not compare epochs', { ignoresEpochs: true }, /in epoch \d+, when it was|by .* and by/],
    ['a database that does not know commands again', { forgetsCommands: true }, /a second time|was granted/],
    ['a database that answers before it has stored', { answersEarly: true }, /was told \d+ of/],
  ];

  test.each(controls)('%s', async (_, flaws, expected) => {
    const noticed = await firstFailure(flaws);
    expect(noticed?.problems.join('\n')).toMatch(expected);
  });

  async function firstFailure(flaws: Flaws): Promise<Verdict | undefined> {
    for (const seed of seedsFrom(1, MOST)) {
      const verdict = await simulate(seed, { flaws });
      if (verdict.problems.length > 0) return verdict;
    }
    return undefined;
  }
});
