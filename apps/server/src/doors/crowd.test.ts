import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { Crowd } from './crowd.ts';
import { Doorkeeper, USUAL_ADDRESS_LIMITS } from './doorkeeper.ts';

const limits = { connections: 3, messages: { perSecond: 1, burst: 2 } };

/** Everybody comes from this machine, which is not limited by its address. */
function house() {
  const clock = new HandClock();
  return { clock, keeper: new Doorkeeper(USUAL_ADDRESS_LIMITS, clock, () => true, new Crowd(limits, clock)) };
}

test('there is room for so many connections, and again for one more when one has gone', () => {
  const { keeper } = house();
  const [first] = [1, 2, 3].map(() => keeper.admit('127.0.0.1'));
  expect(keeper.isFull).toBe(true);
  expect(keeper.admit('203.0.113.7')).toBeUndefined();
  first?.leave();
  expect(keeper.isFull).toBe(false);
  expect(keeper.admit('203.0.113.7')).toBeDefined();
});

test('what a member may say does not grow by coming back, and grows again with time', async () => {
  const { clock, keeper } = house();
  const talks = (times: number) => {
    const guest = keeper.admit('127.0.0.1');
    guest?.sit('ROOM 0');
    const answers = Array.from({ length: times }, () => guest?.mayTalk(clock.now()));
    guest?.leave();
    return answers;
  };
  expect(talks(1)).toEqual([true]);
  expect(talks(2)).toEqual([true, false]);
  await clock.move(1_000);
  expect(talks(2)).toEqual([true, false]);
  await clock.move(60_000);
  expect(talks(3)).toEqual([true, true, false]);
});

test('members do not take from each other, and who is nobody yet takes from nobody', () => {
  const { clock, keeper } = house();
  const [ann, bob, nobody] = ['ROOM 0', 'ROOM 1', undefined].map(name => {
    const guest = keeper.admit('127.0.0.1');
    if (name !== undefined) guest?.sit(name);
    return guest;
  });
  expect([ann, ann, ann, bob].map(guest => guest?.mayTalk(clock.now()))).toEqual([true, true, false, true]);
  expect([1, 2, 3, 4].map(() => nobody?.mayTalk(clock.now()))).toEqual([true, true, true, true]);
});
