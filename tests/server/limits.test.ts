/** How much the server lets anybody ask of it: connections, messages, and whose word it takes on addresses. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Client, textIn, type Message } from './lib/client.ts';
import { ServerProcess } from './lib/server-process.ts';
import { DOORS } from './lib/wire.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(async () => {
  expect(server.said).toBe('');
  expect(await server.stop()).toBe(0);
  await folder.remove();
});

const start = async (options: object): Promise<void> => {
  server = await ServerProcess.start({ dataFolder: folder.path, ...options });
};

const ping = async (client: Client): Promise<Message> => {
  client.send({ type: 'Ping' });
  return client.type('Pong');
};

test('all connections together are limited, over both doors, and who goes makes room', async () => {
  await start({ connections: 4 });
  const [first, ...others] = await Promise.all([...DOORS, ...DOORS].map(door => Client.connect(server.ports, door)));
  await Promise.all([first, ...others].map(async client => client && ping(client)));
  const late = await Client.connect(server.ports, 'tcp');
  await late.closed;
  expect(late.heard).toEqual([{ type: 'Bye', code: 'server-full' }]);
  const later = await Client.connect(server.ports, 'websocket');
  expect(await later.closed).toBe(4011);
  expect(later.heard).toEqual([{ type: 'Bye', code: 'server-full' }]);
  first?.socket.destroy();
  await expect
    .poll(() =>
      Client.connect(server.ports, 'tcp')
        .then(ping)
        .catch(() => undefined),
    )
    .toMatchObject({ type: 'Pong' });
  for (const client of others) expect(await ping(client)).toMatchObject({ type: 'Pong' });
});

test('a member who comes back has what it had left to say, by whichever door', async () => {
  await start({ rate: { perSecond: 0.001, burst: 5 } });
  const host = await Client.connect(server.ports, 'tcp');
  const token = textIn(await host.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' }), 'token');
  const chat = (client: Client, id: string): Promise<Message> => client.ask({ type: 'Chat', id, text: 'x' });
  for (const id of ['a', 'b', 'c', 'd']) expect(await chat(host, id)).toMatchObject({ type: 'Ack' });
  const back = await Client.connect(server.ports, 'websocket');
  await back.enter({ type: 'Resume', token });
  expect(await chat(back, 'e')).toMatchObject({ type: 'Ack' });
  expect(await chat(back, 'f')).toMatchObject({ code: 'too-many-requests' });
  const stranger = await Client.connect(server.ports, 'tcp');
  await stranger.enter({ type: 'CreateRoom', name: 'Bob', variant: 'yahtzee' });
  expect(await chat(stranger, 'f')).toMatchObject({ type: 'Ack' });
});

test('somebody with a profile has no more to say by sitting in several rooms', async () => {
  await start({ rate: { perSecond: 0.001, burst: 5 } });
  const profile = 'p'.repeat(43);
  const codes: unknown[] = [];
  for (const game of ['card', 'rollio']) {
    const client = await Client.connect(server.ports, 'tcp');
    await client.enter({ type: 'PlayDaily', name: 'Ann', profile, game });
    for (const text of ['one', 'two', 'three']) codes.push((await client.ask({ type: 'Chat', text }))['code']);
  }
  // Alone there is nobody to chat with, but whoever says too much is not even told that.
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'chat-off'), 'too-many-requests']);
});

const oneForEach = { connections: 1, messages: { perSecond: 1_000, burst: 1_000 }, arrivals: { perSecond: 1, burst: 9 } };
const from = (address: string) => ({ headers: [`X-Forwarded-For: ${address}`] });

test('the word of a proxy that was named is taken: each address behind it counts for itself', async () => {
  await start({ trustNobody: true, addressLimits: oneForEach, proxies: ['127.0.0.1'] });
  const ann = await Client.connect(server.ports, 'websocket', from('203.0.113.1'));
  const bob = await Client.connect(server.ports, 'websocket', from('203.0.113.2'));
  for (const client of [ann, bob]) expect(await ping(client)).toMatchObject({ type: 'Pong' });
  expect(await (await Client.connect(server.ports, 'websocket', from('203.0.113.1'))).closed).toBe(4008);
  // What somebody put there before the proxy did is not the proxy's word.
  expect(await (await Client.connect(server.ports, 'websocket', from('198.51.100.9, 203.0.113.2'))).closed).toBe(4008);
});

test('nobody else’s word is taken: a header does not make another address', async () => {
  await start({ trustNobody: true, addressLimits: oneForEach });
  expect(await ping(await Client.connect(server.ports, 'websocket', from('203.0.113.1')))).toMatchObject({ type: 'Pong' });
  expect(await (await Client.connect(server.ports, 'websocket', from('203.0.113.2'))).closed).toBe(4008);
});
