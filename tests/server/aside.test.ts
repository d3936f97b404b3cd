/** The thread beside the tables, as it is built. */
import { CHARM_IDS, plainHand, standardCombinations } from '@yaht/rules';
import { afterEach, expect, test } from 'vitest';
import { Aside, type AsideOptions } from '../../apps/server/src/advice/aside.ts';

const asides: Aside[] = [];
afterEach(async () => {
  await Promise.all(asides.splice(0).map(aside => aside.close()));
});

function open(options: AsideOptions): Aside {
  const aside = new Aside(options);
  asides.push(aside);
  return aside;
}

const quick = { combinations: standardCombinations, hand: plainHand([1, 1, 1]), charms: [], limit: 10 };
/** Takes many seconds. */
const endless = {
  combinations: standardCombinations,
  hand: plainHand(new Array<number>(20).fill(1)).map(die => ({ ...die, material: 'mirror' as const })),
  charms: CHARM_IDS,
  limit: 100_000,
};

test('errands are done one after the other by one thread', async () => {
  const aside = open({ maxWaiting: 8 });
  const answers = await Promise.all([1, 2, 3].map(() => aside.run('rollioScore', quick)));
  // Only the time that the search took may differ.
  expect(new Set(answers.map(answer => answer.replace(/"milliseconds":[\d.e-]+/, ''))).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ schema: 'yaht.rollio/1', dice: [1, 1, 1] });
});

test('one that takes too long is given up, and the next one is done', async () => {
  const aside = open({ maxWaiting: 8, deadline: 1_000 });
  await expect(aside.run('rollioScore', endless)).rejects.toMatchObject({ code: 'too-long' });
  const patient = open({ maxWaiting: 8 });
  expect(await patient.run('rollioScore', quick)).toContain('yaht.rollio/1');
});

test('too many that wait are refused, and closing refuses the rest', async () => {
  const aside = open({ maxWaiting: 1 });
  const first = aside.run('rollioScore', endless);
  const second = aside.run('rollioScore', quick);
  const refusals = Promise.all([
    expect(first).rejects.toMatchObject({ code: 'closed' }),
    expect(second).rejects.toMatchObject({ code: 'closed' }),
  ]);
  await expect(aside.run('rollioScore', quick)).rejects.toMatchObject({ code: 'busy' });
  await aside.close();
  await refusals;
});

test('an errand that fails says so, and the thread goes on', async () => {
  const aside = open({ maxWaiting: 8 });
  await expect(aside.run('rollioScore', { ...quick, hand: undefined as never })).rejects.toThrow();
  expect(await aside.run('rollioScore', quick)).toContain('yaht.rollio/1');
});
