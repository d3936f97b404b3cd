import { expect, test } from 'vitest';
import { settled } from '../testing/hand-clock.ts';
import { Client, TestHouse } from '../testing/house.ts';

test('the first message must be there within ten seconds', async () => {
  const house = new TestHouse();
  const client = house.connect();
  await house.clock.move(9_999);
  expect(client.closed).toBeUndefined();
  await house.clock.move(1);
  expect(client.heard).toEqual([{ type: 'Bye', code: 'no-hello' }]);
  expect(client.closed).toBe('no-hello');
});

/** Somebody whose connection has no words for a refusal. */
const wordless = (house: TestHouse): Client => {
  const sentence = (): never => {
    throw new Error('no words');
  };
  return new Client({ ...house.parts, sentence });
};

test('a connection that breaks is told so and closed, and the fault is noted', async () => {
  const house = new TestHouse();
  const client = wordless(house);
  expect(await client.say({ type: 'Nonsense' })).toEqual([{ type: 'Bye', code: 'fault' }]);
  expect(client.closed).toBe('fault');
  expect(house.faults).toMatchObject([{ message: 'no words' }]);
});

test('one that cannot even be told is closed all the same', async () => {
  const house = new TestHouse();
  const client = wordless(house);
  client.isBroken = true;
  expect(await client.say({ type: 'Nonsense' })).toEqual([]);
  expect(client.closed).toBe('fault');
  expect(house.faults).toMatchObject([{ message: 'no words' }, { message: 'the wire is broken' }]);
});

test('something that is no message is no first message', async () => {
  const house = new TestHouse();
  const client = house.connect();
  await client.say({ type: 'Nonsense' });
  await house.clock.move(10_000);
  expect(client.closed).toBe('no-hello');
});

test('a silent client is asked every twenty seconds and let go after forty-five', async () => {
  const house = new TestHouse();
  const client = house.connect();
  client.isSilent = true;
  await client.say({ type: 'ListRooms' });
  await house.clock.move(44_999);
  expect(client.all('Ping').length).toBeGreaterThanOrEqual(2);
  expect(client.closed).toBeUndefined();
  await house.clock.move(1);
  expect(client.closed).toBe('silent');
});

test('a client that answers stays', async () => {
  const house = new TestHouse();
  const client = await house.open();
  await house.clock.move(3_600_000);
  expect(client.closed).toBeUndefined();
});

test('too many messages are refused, and the connection stays unless it goes on', async () => {
  const house = new TestHouse({ rate: { perSecond: 10, burst: 20 } });
  const client = house.connect();
  for (let i = 0; i < 30; i++) client.session.hear({ type: 'Ping', id: `p${i}` });
  await settled();
  expect(client.all('Pong')).toHaveLength(20);
  expect(client.all('Error')).toHaveLength(10);
  expect(client.last('Error')).toMatchObject({ code: 'too-many-requests', id: 'p29' });
  await house.clock.move(1_000);
  expect(await client.say({ type: 'Ping' })).toMatchObject([{ type: 'Pong' }]);
  for (let i = 0; i < 400; i++) client.session.hear({ type: 'Ping' });
  await settled();
  expect(client.closed).toBe('too-many-requests');
});

test('no more than sixty-four messages wait to be judged', async () => {
  const house = new TestHouse();
  const client = house.connect();
  for (let i = 0; i < 70; i++) client.session.hear({ type: 'ListRooms' });
  await settled();
  expect(client.all('RoomList')).toHaveLength(64);
  expect(client.all('Error')).toHaveLength(6);
});

test('a ping is answered at once, whatever waits', async () => {
  const house = new TestHouse();
  const client = house.connect();
  client.session.hear({ type: 'Ping' });
  expect(client.all('Pong')).toHaveLength(1);
  client.session.hear({ type: 'ListRooms' });
  client.session.hear({ type: 'Ping' });
  expect(client.all('Pong')).toHaveLength(2);
  await settled();
  expect(client.types).toEqual(['Pong', 'Pong', 'RoomList']);
});

test('[P9] a client in view is let go after ten seconds of silence, until it says that it is not', async () => {
  const house = new TestHouse();
  const client = house.connect();
  client.isSilent = true;
  await client.say({ type: 'Ping', inView: true });
  for (let i = 0; i < 5; i++) {
    await house.clock.move(9_999);
    await client.say({ type: 'Ping' });
  }
  expect(client.closed).toBeUndefined();
  await client.say({ type: 'Ping', inView: false });
  await house.clock.move(44_999);
  expect(client.closed).toBeUndefined();
  await client.say({ type: 'Ping', inView: true });
  await house.clock.move(9_999);
  expect(client.closed).toBeUndefined();
  await house.clock.move(1);
  expect(client.closed).toBe('silent');
});

test('[P9] a client that comes back to a server that goes away is told so and disconnected, to come back elsewhere', async () => {
  const house = new TestHouse();
  const ann = await house.open();
  await house.tables.close();
  const again = house.connect();
  await again.say({ type: 'Resume', token: ann.welcome.token });
  expect(again.last('Error')).toMatchObject({ code: 'going-away' });
  expect(again.closed).toBe('going-away');
});

test('[P8] whoever does not read is let go at 256 KiB; the others notice nothing', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  bob.isStuck = true;
  for (let i = 0; bob.closed === undefined && i < 3_000; i++) await ann.say({ type: 'Chat', text: 'x'.repeat(280) });
  expect(bob.closed).toBe('slow-reader');
  expect(bob.last('Bye')).toEqual({ type: 'Bye', code: 'slow-reader' });
  expect(bob.queued).toBeGreaterThan(256 * 1024);
  expect(bob.queued).toBeLessThan(258 * 1024);
  expect(ann.closed).toBeUndefined();
  const back = await house.resume(bob, bob.last('ChatMessage').seq);
  expect(back.closed).toBeUndefined();
  expect(back.last('Ack')).toMatchObject({ id: null });
});

test('[P3] somebody who is far behind gets every fact once, in order, while the room goes on', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  for (let i = 0; i < 450; i++) await ann.say({ type: 'Chat', text: `line ${i}` });
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  bob.cut();
  const back = house.connect();
  back.session.hear({ type: 'Resume', token: bob.welcome.token, after: 0 });
  for (let i = 0; i < 5; i++) ann.session.hear({ type: 'Chat', text: 'meanwhile' });
  await settled();
  const numbers = back.heard.flatMap(message => ('at' in message ? [message.seq] : []));
  expect(numbers).toEqual(Array.from(numbers, (_, i) => i + 1));
  expect(numbers.length).toBe((await house.tables.find(ann.welcome.room.id))?.room.seq);
});

test('a number that the room has not reached is refused, and the connection can try again', async () => {
  const house = new TestHouse();
  const ann = await house.open();
  const back = await house.resume(ann, 99);
  expect(back.last('Error')).toMatchObject({ code: 'unknown-seq', seq: ann.welcome.seq });
  expect(ann.closed).toBeUndefined();
  await back.say({ type: 'Resume', token: ann.welcome.token, after: ann.welcome.seq });
  expect(back.last('Ack')).toEqual({ type: 'Ack', id: null, seq: ann.welcome.seq });
});

test.each([
  [{ type: 'RollDice' }, 'join-first'],
  [{ type: 'Resume', token: 'x' }, 'unknown-token'],
  [{ type: 'Join', name: 'Ann', room: 'NOROOM' }, 'unknown-room'],
  [{ type: 'Join', name: 'Ann', room: '../etc' }, 'unknown-room'],
  [{ type: 'Join', name: 'Ann' }, 'unknown-room'],
  [{ type: 'Join', name: 'Ann', protocol: 2 }, 'unsupported-protocol'],
  [{ type: 'Resume', token: 'x', protocol: 9 }, 'unsupported-protocol'],
  [{ type: 'CreateRoom', name: 'Ann', variant: 'poker' }, 'unknown-variant'],
  [{ type: 'CreateRoom', name: 'Ann', variant: {} }, 'invalid-variant'],
  [{ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee', names: ['A', 'B', 'C'] }, 'room-full'],
  [{ type: 'Dance' }, 'unknown-type'],
  ['hello', 'not-a-message'],
])('%o is answered with %s', async (message, code) => {
  const client = new TestHouse().connect();
  client.session.hear(message);
  await settled();
  expect(client.last('Error')).toMatchObject({ code, msg: code });
  expect(client.closed).toBeUndefined();
});

test('who is in a room cannot come into another by the same connection', async () => {
  const house = new TestHouse();
  const ann = await house.open();
  expect(await ann.say({ type: 'Join', name: 'Ann', room: 'OTHER1' })).toMatchObject([{ code: 'already-in-a-room' }]);
  expect(await ann.say({ type: 'Resume', token: 'x' })).toMatchObject([{ code: 'already-in-a-room' }]);
});

test('over TCP each turn begins with a roll and the order is that of the seats, unless somebody wishes otherwise', async () => {
  const house = new TestHouse();
  expect((await house.open()).welcome.room.options).toMatchObject({ autoFirstRoll: true, turnOrder: 'seated' });
  expect((await house.open({ autoFirstRoll: false })).welcome.room.options.autoFirstRoll).toBe(false);
});

test('a server that is about to stop tells whoever comes back, or in, to come again, and not that its place is gone', async () => {
  const house = new TestHouse();
  const ann = await house.open({ seats: 2 });
  await house.tables.close();
  const again = await house.resume(ann, 0);
  expect(again.last('Error').code).toBe('going-away');
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  expect(bob.last('Error').code).toBe('going-away');
});
