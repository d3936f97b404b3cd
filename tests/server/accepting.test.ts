/** Connections that the system does not hand over. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { Client } from './lib/client.ts';
import { ServerProcess } from './lib/server-process.ts';
import { DOORS } from './lib/wire.ts';

test('a server to which the system hands over no connection says so, once for each port, and goes on', async () => {
  const folder = await emptyFolder();
  const server = await ServerProcess.start({ dataFolder: folder.path, adminPort: 0 });
  expect(existsSync(join(folder.path, 'control.sock'))).toBe(true);
  // TCP, HTTP, the page for whoever runs it, and its own socket.
  const noted = (): readonly string[] => server.said.split('\n').filter(line => line !== '');
  server.signal('SIGUSR2');
  await expect.poll(noted).toHaveLength(4);
  server.signal('SIGUSR2');
  for (const door of DOORS) {
    const client = await Client.connect(server.ports, door);
    expect(await client.enter({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' })).toMatchObject({ type: 'Welcome' });
  }
  expect(await server.stop()).toBe(0);
  expect(noted().map(line => JSON.parse(line))).toEqual(
    new Array(4).fill(expect.objectContaining({ msg: 'a connection failed', err: expect.objectContaining({ code: 'ENOBUFS' }) })),
  );
  await folder.remove();
});
