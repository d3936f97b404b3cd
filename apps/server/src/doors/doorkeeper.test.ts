import { expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { addressKey, Doorkeeper, isLoopback } from './doorkeeper.ts';

const limits = { connections: 2, messages: { perSecond: 1, burst: 3 }, arrivals: { perSecond: 1, burst: 1 } };

test('an address has so many connections, and again one more when one has gone', () => {
  const keeper = new Doorkeeper(limits, new HandClock());
  const first = keeper.admit('203.0.113.7');
  expect(keeper.admit('203.0.113.7')).toBeDefined();
  expect(keeper.admit('203.0.113.7')).toBeUndefined();
  expect(keeper.admit('203.0.113.8')).toBeDefined();
  first?.leave();
  expect(keeper.admit('203.0.113.7')).toBeDefined();
});

test('all connections of an address share what it may say, and coming back does not help', async () => {
  const clock = new HandClock();
  const keeper = new Doorkeeper(limits, clock);
  const [one, two] = [keeper.admit('203.0.113.7'), keeper.admit('203.0.113.7')];
  expect([one, two, one, two].map(guest => guest?.mayTalk(clock.now()))).toEqual([true, true, true, false]);
  expect([await one?.mayArrive(clock.now()), await two?.mayArrive(clock.now())]).toEqual([true, false]);
  one?.leave();
  two?.leave();
  expect(keeper.admit('203.0.113.7')?.mayTalk(clock.now())).toBe(false);
  await clock.move(1_000);
  expect(keeper.admit('203.0.113.7')?.mayTalk(clock.now())).toBe(true);
});

test('what other nodes have granted an address is no longer left here, and what is refused here asks nobody', async () => {
  const clock = new HandClock();
  const asked: string[] = [];
  const arrivals = async (address: string) => ({ isGranted: asked.push(address) < 3, left: Math.max(0, 2 - asked.length) });
  const keeper = new Doorkeeper({ ...limits, arrivals: { perSecond: 1, burst: 60 } }, clock, undefined, undefined, arrivals);
  const guest = keeper.admit('203.0.113.7');
  const granted = [];
  for (let i = 0; i < 4; i++) granted.push(await guest?.mayArrive(clock.now()));
  expect(granted).toEqual([true, true, false, false]);
  expect(asked).toEqual(['203.0.113.7', '203.0.113.7']);
  expect(keeper.quota('203.0.113.7', 'arrivals', clock.now())).toMatchObject({ left: 0, wait: 1 });
});

test('this machine is not limited, unless told otherwise', () => {
  const keeper = new Doorkeeper({ ...limits, connections: 0 }, new HandClock());
  expect(keeper.admit('127.0.0.1')).toBeDefined();
  expect(new Doorkeeper({ ...limits, connections: 0 }, new HandClock(), () => false).admit('127.0.0.1')).toBeUndefined();
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::', false],
])('%s is this machine: %s', (address, expected) => expect(isLoopback(address)).toBe(expected));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:db8:1:2fe::6', '2001:db8:1:200'],
  ['2001:db8:1:300::6', '2001:db8:1:300'],
  ['2001:db8:1:ff00::', '2001:db8:1:ff00'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::2', '0:0:0:0'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));
