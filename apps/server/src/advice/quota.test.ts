import { err, ok } from '@yaht/rules';
import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { Quota } from './quota.ts';

test('an address has so many, and gets them back with time; this machine is not counted', () => {
  const clock = new HandClock();
  const quota = new Quota({ perSecond: 2, burst: 10 }, clock);
  expect(quota.take('203.0.113.7', 8)).toEqual(ok(true));
  expect(quota.take('203.0.113.7', 8)).toEqual(err(3));
  expect(quota.take('203.0.113.8', 8)).toEqual(ok(true));
  expect(quota.take('127.0.0.1', 1_000)).toEqual(ok(true));
  clock.pass(3_000);
  expect(quota.take('203.0.113.7', 8)).toEqual(ok(true));
});
