import { expect, test } from 'vitest';
import { TestHouse } from '../testing/house.ts';

test('a player who drops is waited for, visibly, and then the policy acts', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game({ awaySeconds: 60 });
  ann.cut();
  expect(bob.last('Presence')).toEqual({ type: 'Presence', playerId: 0, online: false, until: house.clock.now() + 60_000 });
  await house.clock.move(59_999);
  expect(bob.all('SeatPlayedBy')).toEqual([]);
  await house.clock.move(1);
  expect(bob.last('SeatPlayedBy')).toMatchObject({ playerId: 0, by: 'zero' });
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, zero: 'passed' });
  expect(bob.last('TurnStarted')).toMatchObject({ playerId: 1 });
});

test('once the countdown has run out, later turns are acted for at once', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  ann.cut();
  await house.clock.move(60_000);
  await bob.say({ type: 'ScoreCategory', category: 'chance' });
  await house.clock.move(0);
  expect(bob.all('ScoreRecorded')).toMatchObject([{ playerId: 0 }, { playerId: 1 }, { playerId: 0, zero: 'passed' }]);
  expect(bob.last('TurnStarted')).toMatchObject({ playerId: 1 });
});

test('where bots play for who is away, they play', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game({ whenAway: 'bot' });
  ann.cut();
  await house.clock.move(70_000);
  expect(bob.last('SeatPlayedBy')).toMatchObject({ playerId: 0, by: 'bot' });
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0 });
  expect(bob.last('TurnStarted')).toMatchObject({ playerId: 1 });
});

test('who comes back within the countdown has lost nothing', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game();
  const seen = ann.last('TurnStarted').seq;
  ann.cut();
  await bob.say({ type: 'Chat', text: 'where is she?' });
  await house.clock.move(30_000);
  const back = await house.resume(ann, seen);
  expect(back.types).toEqual(['ChatMessage', 'Presence', 'Ack']);
  expect(bob.last('Presence')).toEqual({ type: 'Presence', playerId: 0, online: true });
  await house.clock.move(60_000);
  expect(back.all('SeatPlayedBy')).toEqual([]);
  await back.say({ type: 'ScoreCategory', category: 'ones' });
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, category: 'ones' });
  expect((await house.tables.find(room))?.room.seq).toBe(bob.last('TurnStarted').seq);
});

test('who comes back later plays on', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  ann.cut();
  await house.clock.move(60_000);
  const back = await house.resume(ann);
  expect(bob.last('SeatPlayedBy')).toMatchObject({ playerId: 0, by: 'player' });
  await bob.say({ type: 'ScoreCategory', category: 'chance' });
  await house.clock.move(60_000);
  await back.say({ type: 'ScoreCategory', category: 'chance' });
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, category: 'chance' });
  expect(bob.last('ScoreRecorded')).not.toHaveProperty('zero');
});

test('a player who comes back in the very moment the countdown ends is not dropped', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  ann.cut();
  await house.clock.move(59_999);
  const back = house.connect();
  back.session.hear({ type: 'Resume', token: ann.welcome.token });
  await house.clock.move(1);
  await house.clock.move(60_000);
  expect(bob.all('SeatPlayedBy')).toEqual([]);
});

test('a game that everybody left for good is abandoned after ten minutes, with its seed', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game();
  const watcher = await house.join(room, 'Eve', { spectate: true });
  await ann.say({ type: 'Leave' });
  await bob.say({ type: 'Leave' });
  await house.clock.move(599_999);
  expect(watcher.all('GameOver')).toEqual([]);
  await house.clock.move(1);
  expect(watcher.last('GameOver')).toMatchObject({ abandoned: true, winners: [], seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('a game that was only dropped waits, without a single move', async () => {
  const house = new TestHouse();
  const { ann, bob, room } = await house.game();
  ann.cut();
  bob.cut();
  await house.clock.move(60_000);
  const { seq } = (await house.tables.find(room))?.room ?? { seq: 0 };
  await house.clock.move(29 * 24 * 3_600_000);
  await house.tidy();
  const back = await house.resume(bob);
  expect(back.welcome.room.phase).toBe('playing');
  expect(back.welcome.seq).toBe(seq);
  expect(house.faults).toEqual([]);
});

test('before a game, a seat becomes free when its player is away for long', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  bob.cut();
  await house.clock.move(60_000);
  expect(ann.last('PlayerLeft')).toMatchObject({ id: 1 });
});

test('a lobby that its people have left is opened again by whoever comes next', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  ann.cut();
  await house.clock.move(60_000);
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  expect(bob.welcome.room.host).toBe(1);
});

test('a host who only watches and is away for long makes room for one who sits', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  await ann.say({ type: 'LeaveSeat' });
  ann.cut();
  await house.clock.move(60_000);
  expect(bob.last('HostChanged')).toMatchObject({ member: 1 });
});

test('somebody whose connection was cut while coming in does not keep the seat for ever', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  const bob = house.connect();
  bob.session.hear({ type: 'Join', room: ann.welcome.room.id, name: 'Bob' });
  bob.cut();
  await house.clock.move(60_000);
  const carl = await house.join(ann.welcome.room.id, 'Carl');
  expect(carl.welcome.playerId).toBe(1);
});

test('a connection that was cut while coming back does not count as being there', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  ann.cut();
  const again = house.connect();
  again.session.hear({ type: 'Resume', token: ann.welcome.token });
  again.cut();
  await house.clock.move(60_000);
  expect(bob.last('SeatPlayedBy')).toMatchObject({ playerId: 0, by: 'zero' });
});

test('the newest connection of a member wins, and the older one is told so', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  const second = await house.resume(ann);
  expect(ann.last('Bye')).toEqual({ type: 'Bye', code: 'replaced' });
  expect(ann.closed).toBe('replaced');
  expect(bob.heard.filter(message => message.type === 'Presence' && !message.online)).toEqual([]);
  await second.say({ type: 'ScoreCategory', category: 'chance' });
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0 });
  expect(ann.all('ScoreRecorded')).toEqual([]);
});

test('[P5] after a restart everybody has at least fifteen seconds to come back, however short the countdown is', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game({ awaySeconds: 5 });
  house.restart(60_000);
  const back = await house.resume(ann);
  expect(back.all('Presence')).toContainEqual({
    type: 'Presence',
    playerId: 1,
    online: false,
    until: house.clock.now() + 15_000,
  });
  await house.clock.move(14_999);
  expect(back.all('SeatPlayedBy')).toEqual([]);
  await house.resume(bob);
  await house.clock.move(60_000);
  expect(back.all('SeatPlayedBy')).toEqual([]);
});

test('[P5] while the process stands still, nobody who is away is given up', async () => {
  const house = new TestHouse({ isWatchful: true });
  const { ann, bob } = await house.game({ awaySeconds: 60 });
  ann.cut();
  const { until } = bob.last('Presence');
  await house.clock.move(30_000);
  house.clock.jump(600_000);
  await house.clock.move(1_000);
  expect(bob.last('Presence')).toMatchObject({ playerId: 0, online: false, until: (until ?? 0) + 600_000 });
  expect(bob.all('SeatPlayedBy')).toEqual([]);
  expect(bob.closed).toBeUndefined();
  await house.clock.move(30_000);
  expect(bob.last('SeatPlayedBy')).toMatchObject({ playerId: 0, by: 'zero' });
});

test('a seat that resigned is passed at once, and its player’s presence does not bring it back', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  await ann.say({ type: 'Resign' });
  expect(bob.last('Resigned')).toMatchObject({ playerId: 0 });
  await house.clock.move(0);
  expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, zero: 'passed' });
  expect(bob.last('TurnStarted')).toMatchObject({ playerId: 1 });
  expect(bob.all('SeatPlayedBy')).toEqual([]);
  expect((await ann.say({ type: 'RollDice' })).at(-1)).toMatchObject({ type: 'Error', code: 'has-resigned' });
  ann.cut();
  await house.clock.move(60_000);
  await house.resume(ann, bob.last('TurnStarted').seq);
  expect(bob.all('SeatPlayedBy')).toEqual([]);
});

test('where bots play for who is away, they play for who resigned', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game({ whenAway: 'bot' });
  await ann.say({ type: 'Resign' });
  await house.clock.move(10_000);
  expect(bob.all('SeatPlayedBy')).toMatchObject([{ playerId: 0, by: 'bot' }]);
  expect(bob.last('TurnStarted')).toMatchObject({ playerId: 1 });
});

test('a game is abandoned when one has resigned and the others have left', async () => {
  const house = new TestHouse();
  const { ann, bob } = await house.game();
  await ann.say({ type: 'Resign' });
  await bob.say({ type: 'Leave' });
  await house.clock.move(10 * 60_000);
  expect(ann.last('GameOver')).toMatchObject({ abandoned: true });
});

test.each([{ whenAway: 'wait' }, { private: true }] as const)(
  'a table with %j waits for who is away, without a countdown',
  async options => {
    const house = new TestHouse();
    const { ann, bob } = await house.game(options);
    ann.cut();
    expect(bob.last('Presence')).toEqual({ type: 'Presence', playerId: 0, online: false });
    await house.clock.move(24 * 3_600_000);
    expect(bob.all('SeatPlayedBy')).toEqual([]);
    expect(bob.all('ScoreRecorded')).toEqual([]);
    const again = await house.resume(ann);
    await again.say({ type: 'ScoreCategory', category: 'ones' });
    expect(bob.last('ScoreRecorded')).toMatchObject({ playerId: 0, category: 'ones' });
  },
);
