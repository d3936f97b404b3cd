/** Clients that stop reading, on real sockets: what they find when they read again, and that nobody waits for them. */
import { CLOSE_CODES } from '@yaht/protocol';
import { tiny } from '@yaht/room/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHandDoors } from '../../apps/server/src/testing/hand-doors.ts';
import { Client } from './lib/client.ts';
import { DOORS, type DoorName } from './lib/wire.ts';

let doors: Awaited<ReturnType<typeof openHandDoors>>;
beforeEach(async () => {
  doors = await openHandDoors();
  // How long the server waits for somebody who does not close its side is up to the test, too.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  expect(doors.house.faults).toEqual([]);
  await doors.close();
});

/** Ann talks until Bob, who has stopped reading, is let go. */
async function talkUntilLetGo(door: DoorName): Promise<{ readonly ann: Client; readonly bob: Client }> {
  const ann = await Client.connect(doors.ports, door);
  const { room } = (await ann.enter({ type: 'CreateRoom', name: 'Ann', variant: tiny })) as unknown as { room: { id: string } };
  const bob = await Client.connect(doors.ports, door);
  await bob.enter({ type: 'Join', name: 'Bob', room: room.id });
  bob.socket.pause();
  const isLetGo = () => ann.heard.some(({ type, online }) => type === 'Presence' && online === false);
  for (let round = 0; !isLetGo() && round < 2_000; round++) {
    for (let i = 0; i < 39; i++) ann.send({ type: 'Chat', text: '🎲'.repeat(280) });
    await ann.ask({ type: 'Chat', text: 'still here' });
  }
  expect(isLetGo()).toBe(true);
  return { ann, bob };
}

const numberOf: Readonly<Record<DoorName, number>> = { tcp: 0, websocket: CLOSE_CODES['slow-reader'] };

test.each(DOORS)('[P8] whoever reads again soon over %s finds all that had left, and why it was let go', async door => {
  const { ann, bob } = await talkUntilLetGo(door);
  bob.socket.resume();
  expect(await bob.closed).toBe(numberOf[door]);
  expect(bob.heard.at(-1)).toEqual({ type: 'Bye', code: 'slow-reader' });
  const numbers = bob.heard.flatMap(message => ('at' in message ? [Number(message['seq'])] : []));
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  ann.socket.destroy();
});

test.each(DOORS)('[P8] whoever goes on not reading over %s is cut off', async door => {
  const { ann, bob } = await talkUntilLetGo(door);
  expect(doors.connections()).toBe(2);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await expect.poll(doors.connections).toBe(1);
  for (const { socket } of [ann, bob]) socket.destroy();
});
