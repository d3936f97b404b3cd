import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listenAt } from './accepting.ts';
import { HandClock } from './testing/hand-clock.ts';

test('what the system cannot hand over is told once a minute, and the next connection is taken', async () => {
  const clock = new HandClock();
  const faults: unknown[] = [];
  const server = createServer(socket => socket.end('hello'));
  await listenAt(server, { host: '127.0.0.1', port: 0 }, { clock, onFault: error => void faults.push(error) });
  const refusal = new Error('accept ENOBUFS');
  for (let i = 0; i < 3; i++) server.emit('error', refusal);
  expect(faults).toEqual([refusal]);
  await clock.move(60_000);
  for (let i = 0; i < 3; i++) server.emit('error', refusal);
  expect(faults).toEqual([refusal, refusal]);
  const [heard] = (await once(connect((server.address() as AddressInfo).port, '127.0.0.1'), 'data')) as [Buffer];
  expect(heard.toString()).toBe('hello');
  await new Promise(resolve => server.close(resolve));
});

test('where nobody can listen, the reason is thrown, and told to nobody else', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const accepting = { clock: new HandClock(), onFault: () => expect.unreachable() };
  const listening = listenAt(createServer(), { host: '127.0.0.1', port }, accepting);
  await expect(listening).rejects.toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
});
