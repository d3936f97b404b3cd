import { CHAIN_DAYS, chainOf, formatSeed, seedFromText } from '@yaht/fair';
import { expect, test } from 'vitest';
import { seedsFrom } from './chain-file.ts';

test('the seeds of a server are those that anybody computes who is told the secret', () => {
  const root = seedFromText('root');
  expect(seedsFrom(root).map(formatSeed)).toEqual(chainOf(root, CHAIN_DAYS).map(formatSeed));
});
