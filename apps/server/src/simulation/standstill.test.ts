import { expect, test } from 'vitest';
import { SINGLE_FAULTS, standstillOf } from './standstill.ts';

/** What a house promises, in milliseconds: a dead writer has a lease that others wait for, and who sits there has to notice. */
const ELSEWHERE = 5_000;
const THERE = 10_000;
/** After the database has come back. */
const FOR_ALL = 2_000;
const SEEDS = [1, 2, 3];

test.each(Object.entries(SINGLE_FAULTS))('[P9] when %s, nobody waits for longer than is promised', async (_, fault) => {
  for (const seed of SEEDS) {
    const { elsewhere, there, problems } = await standstillOf(fault, seed);
    expect(problems).toEqual([]);
    expect(elsewhere).toBeLessThanOrEqual(fault.isForAll ? FOR_ALL : ELSEWHERE);
    expect(there).toBeLessThanOrEqual(fault.isForAll ? FOR_ALL : THERE);
  }
});

const people: readonly [string, string, boolean][] = [
  ['is sent away by a node that alone does not reach the database', 'a node is cut off from the database, both', true],
  ['and by one that is not answered', 'a node is cut off from the database, back', true],
  ['stays while no node reaches it', 'the database is down', false],
  ['stays where only the bus is out of reach', 'a node is cut off from the bus, both', false],
  ['stays where only another node is out of reach', 'two nodes are cut off from each other, both', false],
];

test.each(people)('[P9] everybody %s', async (_, name, isSent) => {
  const fault = SINGLE_FAULTS[name];
  expect(fault && (await standstillOf(fault, 4)).sentAway > 0).toBe(isSent);
});
