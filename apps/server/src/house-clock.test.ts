import { expect, test } from 'vitest';
import { HouseClock } from './house-clock.ts';
import { HouseTime } from './house-time.ts';
import { HandClock } from './testing/hand-clock.ts';

/** A machine whose clock is wrong by so much, and a log that takes its time to answer. */
function machine(wrongBy: number) {
  const hand = new HandClock();
  const log = new HandClock();
  log.jump(hand.now() - wrongBy - log.now());
  const clock = new HouseClock(hand);
  const ask = async (there: number, back: number): Promise<void> => {
    await clock.correctBy(async () => {
      await Promise.all([hand.move(there), log.move(there)]);
      const now = log.now();
      await Promise.all([hand.move(back), log.move(back)]);
      return { now };
    });
  };
  const error = (): number => clock.now() - log.now();
  return { hand, log, clock, ask, error };
}

test.each([0, 180_000, -180_000, 86_400_000])('a clock that is wrong by %i ms is right after one question', async wrongBy => {
  const { ask, error } = machine(wrongBy);
  await ask(2, 3);
  expect(Math.abs(error())).toBeLessThanOrEqual(4);
});

test('a slow answer changes nothing that it does not disprove, and a quick one corrects what a slow one said', async () => {
  const { ask, error } = machine(60_000);
  await ask(2_000, 10);
  expect(Math.abs(error())).toBeLessThanOrEqual(2_011);
  await ask(1, 1);
  expect(Math.abs(error())).toBeLessThanOrEqual(2);
  await ask(10, 4_000);
  expect(Math.abs(error())).toBeLessThanOrEqual(2);
});

test('a machine whose time is set while a question is asked hears the next answer', async () => {
  const { hand, clock, ask, error } = machine(0);
  await ask(1, 1);
  await clock.correctBy(async () => {
    hand.jump(-30_000);
    return { now: hand.now() + 30_000 };
  });
  await ask(1, 1);
  expect(Math.abs(error())).toBeLessThanOrEqual(2);
});

test('what is known of time is asked again only after a while, and once for all who wait', async () => {
  const hand = new HandClock();
  let asked = 0;
  const log = { alive: async () => ({ now: hand.now(), lost: (asked += 1) }) };
  const time = new HouseTime(log, new HouseClock(hand), hand.now);
  await Promise.all([time.isKnown(), time.isKnown(), time.beat()]);
  expect([asked, time.lost()]).toEqual([1, 1]);
  await hand.move(1_000);
  await time.isKnown();
  expect(asked).toBe(1);
  await hand.move(10_000);
  await time.isKnown();
  expect([asked, time.lost()]).toEqual([2, 2]);
});
