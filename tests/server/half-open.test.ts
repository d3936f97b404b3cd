/** Connections whose other half is gone without a word, and a clock that is moved by hand. */
import { tiny } from '@yaht/room/testing';
import { CLOSE_CODES } from '@yaht/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHandDoors } from '../../apps/server/src/testing/hand-doors.ts';
import { Client, textIn } from './lib/client.ts';
import { DOORS, type DoorName } from './lib/wire.ts';

let doors: Awaited<ReturnType<typeof openHandDoors>>;
beforeEach(async () => {
  doors = await openHandDoors();
});
afterEach(() => doors.close());

const codeOf: Readonly<Record<DoorName, number>> = { tcp: 0, websocket: CLOSE_CODES.silent };

test.each(DOORS)(
  'asked twice for a sign of life over %s, and dropped after 45 seconds although its half stays open',
  async door => {
    const client = await Client.connect(doors.ports, door, { isGone: true });
    client.send({ type: 'Ping' });
    await client.type('Pong');
    await doors.house.clock.move(44_999);
    await expect.poll(() => client.heard.slice(1)).toEqual([{ type: 'Ping' }, { type: 'Ping' }]);
    await doors.house.clock.move(1);
    expect(await client.type('Bye')).toEqual({ type: 'Bye', code: 'silent' });
    // The server does not wait for the other half for ever.
    await expect.poll(doors.connections).toBe(0);
    client.socket.destroy();
    expect(await client.closed).toBe(codeOf[door]);
  },
);

/** Time goes by, and this one shows again and again that it is there. */
async function passWith(client: Client, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    await doors.house.clock.move(1_000 * Math.min(5, left));
    const from = client.heard.length;
    client.send({ type: 'Ping' });
    await client.type('Pong', from);
  }
}

test.each(DOORS)(
  'whose half is gone over %s in the middle of a game is seen to be away, waited for and played for, while the other plays on',
  async door => {
    const ann = await Client.connect(doors.ports, door, { isGone: true });
    const welcome = await ann.enter({ type: 'CreateRoom', name: 'Ann', variant: tiny, autoFirstRoll: true, awaySeconds: 60 });
    const bob = await Client.connect(doors.ports, door === 'tcp' ? 'websocket' : 'tcp');
    await bob.enter({ type: 'Join', name: 'Bob', room: (welcome['room'] as { id: string }).id });
    await bob.ask({ type: 'Ready' });
    await ann.ask({ type: 'StartGame' });
    await ann.ask({ type: 'ScoreCategory', category: 'chance' });
    await passWith(bob, 45);
    const isAway = { type: 'Presence', playerId: 0, online: false, until: doors.house.clock.now() + 60_000 };
    expect(await bob.until(({ type, online }) => type === 'Presence' && online === false)).toEqual(isAway);
    expect(await bob.ask({ type: 'ScoreCategory', category: 'chance' })).toMatchObject({ type: 'Ack' });
    await passWith(bob, 59);
    expect(bob.heard.filter(({ type }) => type === 'SeatPlayedBy')).toEqual([]);
    await passWith(bob, 1);
    expect(await bob.type('SeatPlayedBy')).toMatchObject({ playerId: 0, by: 'zero' });
    expect(await bob.ask({ type: 'ScoreCategory', category: 'ones' })).toMatchObject({ type: 'Ack' });
    expect(bob.heard.at(-2)).toMatchObject({ type: 'GameOver' });
    const back = await Client.connect(doors.ports, door);
    back.send({ type: 'Resume', token: textIn(welcome, 'token'), after: 0 });
    expect(await back.type('GameOver')).toEqual(await bob.type('GameOver'));
    for (const client of [ann, bob, back]) client.socket.destroy();
    expect(doors.house.faults).toEqual([]);
  },
);
