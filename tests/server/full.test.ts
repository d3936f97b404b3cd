/** A server that keeps as much for strangers as it will: who comes is told so, and whoever plays goes on. */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Client } from './lib/client.ts';
import { fillUp } from './lib/floods.ts';
import type { Rude } from './lib/rude.ts';
import { ServerProcess } from './lib/server-process.ts';
import { isFair, seat } from './lib/table.ts';
import { DOORS } from './lib/wire.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: ServerProcess;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await ServerProcess.start({ dataFolder: folder.path, trustNobody: true }, [], ['--max-old-space-size=256']);
});
afterAll(async () => {
  expect(server.said).toBe('');
  expect(await server.stop()).toBe(0);
  await folder.remove();
});

type Answer = { readonly status: number | undefined; readonly code: unknown };

/** Asked by somebody who has asked for nothing before. */
const ask = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) =>
    get({ host: '127.0.0.1', port: server.ports.http, localAddress: '127.0.0.9', path, agent: false }, answer => {
      const { statusCode: status } = answer;
      text(answer).then(said => resolve({ status, code: (JSON.parse(said) as { readonly code?: unknown }).code }), reject);
    }).on('error', reject),
  );

/** Strangers send what they may until the server lets nobody else in; what they sent before may have been given up by then. */
async function fill(): Promise<readonly Rude[]> {
  const strangers: Rude[] = [];
  for (;;) {
    strangers.push(...(await fillUp(server.ports)));
    for (let last = -1, sent = 0; sent !== last;) {
      if ((await ask('/v1/rooms')).status === 503) return strangers;
      [last, sent] = [sent, strangers.reduce((sum, { socket }) => sum + socket.bytesWritten, 0)];
    }
  }
}

test('before memory runs out newcomers are refused at every door, and the games of others go on to their end', async () => {
  const players = await seat(server.ports, DOORS, { variant: 'yahtzee' }, 'P', 20);
  await Promise.all(players.map(player => player.until(() => player.facts.length >= 20)));
  const strangers = await fill();
  expect(await ask('/v1/rooms')).toEqual({ status: 503, code: 'server-full' });
  for (const door of DOORS) {
    const late = await Client.connect(server.ports, door);
    await late.closed;
    expect(late.heard).toEqual([{ type: 'Bye', code: 'server-full' }]);
  }
  expect((await ask('/healthz')).status).toBe(200);
  for (const player of players) player.goOn();
  await Promise.all(players.map(player => player.until(() => player.isOver)));
  expect(players.map(isFair)).toEqual([true, true]);
  for (const { socket } of strangers) socket.destroy();
  await expect.poll(async () => (await ask('/v1/rooms')).status).toBe(200);
});
