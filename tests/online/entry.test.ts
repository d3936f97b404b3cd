/** Coming in from the command line: what keeps somebody outside, and what the shell hears of it. */
import { once } from 'node:events';
import { stat, readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ServerMessage } from '@yaht/protocol';
import { encodePack } from '@yaht/protocol/tcp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sit, transportTo } from '../client/lib/people.ts';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { homeIn } from './lib/guest.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: Started;
beforeAll(async () => {
  folder = await emptyFolder();
  server = await startYahtServer(['--data', join(folder.path, 'server'), '--log-level', 'error']);
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await folder.remove();
});

const address = (): string => `127.0.0.1:${server.document.tcp.port}`;
const joining = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(yaht, ['join', ...args], { env: { ...homeIn(folder.path), ...env } });

/** Something else that listens, and its address. */
async function listening(serve: (socket: Socket) => void): Promise<{ readonly at: string; readonly end: () => Promise<void> }> {
  const other: Server = createServer(socket => {
    socket.on('error', () => {}).resume();
    serve(socket);
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const end = async (): Promise<void> => {
    other.close();
    await once(other, 'close');
  };
  return { at: `127.0.0.1:${(other.address() as AddressInfo).port}`, end };
}

/** A port that the system gives to nobody who asks for a free one. */
const NOWHERE = '127.0.0.1:1';

test('no server: 4, and how to start one', async () => {
  expect(await joining([NOWHERE, '--name', 'Ann'])).toMatchObject({
    code: 4,
    stdout: '',
    stderr: `yaht: no yaht server answers at ${NOWHERE}. Start one with: yaht server --players 2\n`,
  });
});

test('no server for the game of the day: without one it can be played, and not be read', async () => {
  const daily = (...args: readonly string[]) =>
    run(yaht, ['daily', NOWHERE, '--name', 'Ann', ...args], { env: homeIn(folder.path) });
  expect(await daily()).toMatchObject({ code: 4, stderr: expect.stringContaining('add --offline') });
  for (const reading of [['--json'], ['--day', '3']])
    expect(await daily(...reading)).toMatchObject({ code: 4, stderr: expect.stringContaining('Start one with: yaht server') });
});

test('something that is no server of this game: 4', async () => {
  const { at, end } = await listening(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect(await joining([at, '--name', 'Ann'])).toMatchObject({ code: 4, stderr: expect.stringContaining('no yaht server') });
  await end();
});

test('a server of another version: 5', async () => {
  const { at, end } = await listening(socket => {
    const message: ServerMessage = { type: 'Error', code: 'unsupported-protocol', msg: '' };
    const frame = encodePack(message);
    socket.once('data', () => frame.ok && socket.write(frame.value));
  });
  expect(await joining([at, '--name', 'Ann'])).toMatchObject({ code: 5, stderr: expect.stringContaining('Update the older') });
  await end();
});

const wrong: [string, readonly string[], number, string][] = [
  ['an unknown room', ['--name', 'Ann', '--room', 'NOROOM'], 3, 'no room NOROOM'],
  ['no room, and no terminal to choose one in', ['--name', 'Ann'], 3, 'which room?'],
  ['no name', [], 2, '--name Ann'],
  ['a name that is too long', ['--name', 'x'.repeat(21)], 2, 'cannot be used'],
  ['a password that is not there', ['--name', 'Ann', '--password-file', '/nowhere/secret'], 2, 'no such file'],
];

test.each(wrong)('%s', async (_, args, code, sentence) => {
  expect(await joining([address(), ...args])).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(sentence) });
});

test('an address that is none, wherever it stands', async () => {
  expect(await joining(['host:port', '--name', 'Ann'])).toMatchObject({ code: 2, stderr: expect.stringContaining('HOST:PORT') });
  expect(await joining(['--name', 'Ann'], { YAHT_ADDRESS: 'a b' })).toMatchObject({ code: 2 });
});

/** A room of Zoe's with a password, which nobody is in but her. */
const closedRoom = async () => {
  const zoe = await sit(transportTo('tcp', server.document.tcp.port), {
    type: 'CreateRoom',
    name: 'Zoe',
    variant: 'yatzy',
    password: 'open sesame',
  });
  return { room: zoe.state().room?.id ?? '', close: zoe.close };
};

test('a password comes from a file; name and address from variables; the token is kept for its owner alone', async () => {
  const { room, close } = await closedRoom();
  const secret = join(folder.path, 'secret.txt');
  await writeFile(secret, 'open sesame\n');
  const env = { YAHT_ADDRESS: address(), YAHT_NAME: 'Ann' };
  expect(await joining(['--room', room], env)).toMatchObject({ code: 1, stderr: expect.stringContaining('password') });
  const entered = await joining(['--room', room, '--password-file', secret], env);
  expect(entered).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(`You are in room ${room}`) });

  const seats = join(folder.path, 'state', 'seats');
  const [name = ''] = await readdir(seats);
  expect((await stat(join(seats, name))).mode & 0o777).toBe(0o600);
  // Whoever has the token needs no password any more.
  expect(await joining(['--room', room], env)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`You are in room ${room}`),
  });
  close();
});

test('completion scripts hear of the rooms of the server that is being typed, and of none where nobody answers', async () => {
  const heard = (...typed: readonly string[]) =>
    run(yaht, ['words', 'rooms', '--', 'yaht', 'join', ...typed], { env: homeIn(folder.path) });
  const rooms = { code: 0, stdout: expect.stringMatching(/^[A-Z0-9]+\n/) };
  // Nobody waits longer than a second for it; where a server takes longer, the next Tab hears of them.
  await expect.poll(() => heard('--host', address(), '--room')).toMatchObject(rooms);
  await expect.poll(() => heard(address(), '--room')).toMatchObject(rooms);
  expect(await heard('--host', NOWHERE, '--room')).toEqual({ code: 0, stdout: '', stderr: '' });
});
