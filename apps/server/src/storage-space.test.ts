import { expect, test } from 'vitest';
import { StorageSpace } from './storage-space.ts';
import { HandClock } from './testing/hand-clock.ts';

test('a storage is full once nothing can be written, until something can be, which is tried once a second', async () => {
  const clock = new HandClock();
  const tries: boolean[] = [];
  let hasSpace = true;
  const space = new StorageSpace(clock, async () => {
    tries.push(hasSpace);
    return hasSpace;
  });
  for (let i = 0; i < 5; i++) expect(await space.isFull()).toBe(false);
  hasSpace = false;
  space.ranOut();
  expect(await space.isFull()).toBe(true);
  clock.pass(1_000);
  for (let i = 0; i < 5; i++) expect(await space.isFull()).toBe(true);
  hasSpace = true;
  clock.pass(1_000);
  expect(await space.isFull()).toBe(false);
  expect(tries).toEqual([true, false, true]);
});
