/** Coming to a server without the code of a room: to look on, or to bring others along. */
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sit, transportTo } from '../client/lib/people.ts';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { Guest, homeIn } from './lib/guest.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: Started;
let eve: Guest;

beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(async () => {
  await server.stop('SIGKILL');
  await folder.remove();
});

const serve = async (...args: readonly string[]): Promise<void> => {
  server = await startYahtServer(['--data', join(folder.path, 'server'), '--log-level', 'error', ...args]);
};
const address = (): string => `127.0.0.1:${server.document.tcp.port}`;
const lookOn = (...args: readonly string[]) =>
  run(yaht, ['join', address(), '--spectate', '--name', 'Eve', ...args], { env: homeIn(folder.path) });

/** A room with a game of one, and its code; a second seat keeps it waiting. */
async function room(name: string, seats: 1 | 2): Promise<{ readonly code: string; readonly leave: () => void }> {
  const transport = transportTo('tcp', server.document.tcp.port);
  const table = await sit(transport, { type: 'CreateRoom', name, variant: 'yatzy', seats });
  if (seats === 1) {
    expect(await table.send({ type: 'Ready' })).toMatchObject({ ok: true });
    expect(await table.send({ type: 'StartGame' })).toMatchObject({ ok: true });
  }
  return { code: table.state().room?.id ?? '', leave: table.close };
}

test('line by line, somebody who only looks on is told that nothing is on, or which rooms to choose from', async () => {
  await serve();
  const waiting = await room('Ann', 2);
  expect(await lookOn()).toMatchObject({ code: 3, stderr: expect.stringContaining('no game that can be watched') as string });
  const games = [await room('Ben', 1), await room('Cleo', 1)];
  expect(await lookOn()).toMatchObject({ code: 3, stderr: expect.stringContaining('which room?') as string });
  for (const { leave } of [waiting, ...games]) leave();
});

describe.runIf(!withoutTmux)('in a terminal', () => {
  beforeEach(async () => {
    eve = await Guest.open(folder.path);
  });
  afterEach(() => eve.close());

  test('join --spectate without a room leads to the game that is on; with two of them to the list, where Enter watches', async () => {
    await serve();
    const [waiting, ben] = [await room('Ann', 2), await room('Ben', 1)];
    await eve.start(`join ${address()} --spectate --name Eve`, 'WATCHING');
    await eve.sees(`room ${ben.code}`, 'Ben');
    await eve.press('q');
    await eve.sees('code 0');
    const cleo = await room('Cleo', 1);
    await eve.start(`watch --host ${address()} --name Eve`, cleo.code);
    await eve.sees(ben.code, cleo.code);
    const rows = (await eve.sees(waiting.code)).split('\n');
    const at = rows.findIndex(row => row.includes(cleo.code)) - rows.findIndex(row => row.startsWith('>'));
    await eve.press(...Array.from({ length: Math.abs(at) }, () => (at > 0 ? 'Down' : 'Up')), 'Enter');
    await eve.sees('WATCHING', `room ${cleo.code}`);
    for (const { leave } of [waiting, ben, cleo]) leave();
  });

  const network = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  const own = network.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

  test('a lobby says that nobody else reaches a server that only this machine does', async () => {
    await serve('--players', '2');
    await eve.start(`join ${address()} --name Eve`, 'Others at this machine');
    await eve.terminal.untilScreen(screen => screen.includes('--host 0.0.0.0') && screen.includes(address()));
  });

  test.runIf(own !== undefined)('a lobby tells the address by which others reach the server', async () => {
    await serve('--players', '2', '--host', '0.0.0.0');
    await eve.start(`join ${address()} --name Eve`, `${own}:${server.document.tcp.port}`);
    await eve.sees('Others join with');
  });
});
