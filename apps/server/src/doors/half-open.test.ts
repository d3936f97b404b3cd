/** Real connections whose other half is gone without a word, and a clock that is moved by hand. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { decodePack, encodePack, FrameReader } from '@yaht/protocol/tcp';
import { fault } from '@yaht/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestHouse } from '../testing/house.ts';
import { Doorkeeper, USUAL_ADDRESS_LIMITS } from './doorkeeper.ts';
import { openTcpDoor } from './tcp.ts';

let house: TestHouse;
let door: Awaited<ReturnType<typeof openTcpDoor>>;
beforeEach(async () => {
  house = new TestHouse();
  const { clock, tables } = house;
  const parts = {
    tables,
    daily: house.parts.daily,
    clock,
    houseTables: undefined,
    profileOf: async () => undefined,
    rate: { perSecond: 100, burst: 200 },
    sentence: (code: string) => code,
    onFault: (error: unknown) => fault(String(error)),
    note: () => {},
    doorkeeper: new Doorkeeper(USUAL_ADDRESS_LIMITS, clock),
  };
  door = await openTcpDoor(parts, { host: '127.0.0.1', port: 0 });
});
afterEach(() => door.close());

/** What was heard so far, by type. */
function heardBy(socket: Socket): readonly unknown[] {
  const heard: unknown[] = [];
  const reader = new FrameReader();
  socket.on('data', bytes => {
    for (const payload of reader.push(bytes).payloads) {
      const message = decodePack(payload);
      heard.push(message.ok ? message.value : message.error);
    }
  });
  return heard;
}

const PING = encodePack({ type: 'Ping' });

test('asked twice for a sign of life, and dropped after 45 seconds although its half stays open', async () => {
  const socket = connect({ port: door.address.port, host: '127.0.0.1', allowHalfOpen: true });
  const heard = heardBy(socket);
  socket.write(PING.ok ? PING.value : fault(PING.error));
  await expect.poll(() => heard).toHaveLength(1);
  await house.clock.move(44_999);
  await expect.poll(() => heard.slice(1)).toEqual([{ type: 'Ping' }, { type: 'Ping' }]);
  const closed = once(socket, 'end');
  await house.clock.move(1);
  await closed;
  expect(heard.at(-1)).toEqual({ type: 'Bye', code: 'silent' });
  // The server does not wait for the other half for ever.
  await expect.poll(door.connections).toBe(0);
  socket.destroy();
});
