import { expect, test } from 'vitest';
import { type Client, TestHouse } from '../testing/house.ts';

const turnOf = (client: Client): unknown => client.last('TurnStarted')['playerId'];
const until = (client: Client): number => client.last('TurnClock').until;

test.each([30, 60, 90] as const)('a turn of %d seconds ends by itself: a zero, and the next player is on', async turnSeconds => {
  const house = new TestHouse();
  const { ann } = await house.game({ turnSeconds });
  expect(until(ann) - house.clock.now()).toBe(1_000 * turnSeconds);
  await house.clock.move(1_000 * turnSeconds - 1);
  expect(ann.all('ScoreRecorded')).toEqual([]);
  await house.clock.move(1);
  expect(ann.last('ScoreRecorded')).toMatchObject({ playerId: 0, score: 0, zero: 'passed' });
  expect(turnOf(ann)).toBe(1);
  expect(until(ann) - house.clock.now()).toBe(1_000 * turnSeconds);
  expect(house.faults).toEqual([]);
});

test('without a limit nobody is hurried', async () => {
  const house = new TestHouse();
  const { ann } = await house.game();
  await house.clock.move(24 * 3_600_000);
  expect(ann.all('ScoreRecorded')).toEqual([]);
  expect(ann.all('TurnClock')).toEqual([]);
});

test.each(['wait', 'bot'] as const)(
  'a turn out of time is a zero, also where the table does %s for who is away',
  async whenAway => {
    const house = new TestHouse();
    const { ann } = await house.game({ turnSeconds: 30, whenAway });
    await house.clock.move(30_000 - 1);
    expect(ann.all('ScoreRecorded')).toEqual([]);
    await house.clock.move(1);
    expect(ann.last('ScoreRecorded')).toMatchObject({ playerId: 0, zero: 'passed' });
    expect(turnOf(ann)).toBe(1);
    expect(ann.all('SeatPlayedBy')).toEqual([]);
  },
);

test('a move within the turn does not prolong it, a new turn has its full time', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game({ turnSeconds: 30, autoFirstRoll: false });
  await house.clock.move(20_000);
  await ann.say({ type: 'RollDice' });
  await house.clock.move(5_000);
  await ann.say({ type: 'ScoreCategory', category: 'chance' });
  expect(until(bob) - house.clock.now()).toBe(30_000);
  await house.clock.move(29_999);
  expect(bob.all('ScoreRecorded')).toHaveLength(1);
});

test('a score that was on its way when the time ran out counts, and nobody else is passed for it', async () => {
  const house = new TestHouse();
  const { ann } = await house.game({ turnSeconds: 30 });
  await house.clock.move(29_999);
  ann.session.hear({ type: 'ScoreCategory', category: 'chance' });
  await house.clock.move(1);
  expect(ann.all('ScoreRecorded')).toMatchObject([{ playerId: 0, category: 'chance' }]);
  expect(turnOf(ann)).toBe(1);
  expect(house.faults).toEqual([]);
});

test('[P5] the time left survives a restart, and the time between is not charged', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game({ turnSeconds: 60, autoFirstRoll: false });
  await house.clock.move(20_000);
  await ann.say({ type: 'RollDice' });
  house.restart(3_600_000);
  const back = await house.resume(ann);
  await house.resume(bob);
  expect(back.last('TurnClock').until - house.clock.now()).toBe(40_000);
  await house.clock.move(39_999);
  expect(back.all('ScoreRecorded')).toEqual([]);
  await house.clock.move(1);
  expect(back.last('ScoreRecorded')).toMatchObject({ playerId: 0, zero: 'passed' });
});

test('[P5] after a restart everybody has at least fifteen seconds', async () => {
  const house = new TestHouse();
  const { ann } = await house.game({ turnSeconds: 30, autoFirstRoll: false });
  await house.clock.move(29_000);
  await ann.say({ type: 'RollDice' });
  house.restart(5_000);
  const back = await house.resume(ann);
  expect(back.last('TurnClock').until - house.clock.now()).toBe(15_000);
});

test('[P5] while the process stands still, nobody is charged, and everybody hears how long the turn lasts now', async () => {
  const house = new TestHouse({ isWatchful: true });
  const { ann, bob } = await house.game({ turnSeconds: 60 });
  const until = bob.last('TurnClock').until;
  await house.clock.move(20_000);
  house.clock.jump(3_600_000);
  await house.clock.move(1_000);
  expect(bob.last('TurnClock')).toEqual({ type: 'TurnClock', playerId: 0, until: until + 3_600_000 });
  expect(ann.all('ScoreRecorded')).toEqual([]);
  await house.clock.move(38_000);
  expect(ann.all('ScoreRecorded')).toEqual([]);
  await house.clock.move(2_000);
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, zero: 'passed' });
});

test('[P5] a clock that is set back gives nobody an hour more', async () => {
  const house = new TestHouse({ isWatchful: true });
  const { bob } = await house.game({ turnSeconds: 60 });
  await house.clock.move(20_000);
  house.clock.jump(-3_600_000);
  await house.clock.move(38_000);
  expect(bob.all('ScoreRecorded')).toEqual([]);
  await house.clock.move(4_000);
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, zero: 'passed' });
});
