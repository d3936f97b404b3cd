/** `yaht server` on a disk that is full, fails or has been scribbled on: it says so and ends, and promises nothing. */
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { encodePack } from '@yaht/protocol/tcp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';
import { SYNC, withFault, withoutStrace } from '../lib/strace.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let file: string;
beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder.path, 'yaht.db');
});
afterEach(() => folder.remove());

const server = (): readonly string[] => ['server', '--port', '0', '--http-port', '0', '--data', folder.path];

const files = (): readonly string[] => [file, `${file}-wal`];

/** Opens a room and talks in it until the server ends. */
async function talk(port: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  const say = (message: object): void => {
    const frame = encodePack(message);
    if (frame.ok && socket.writable) socket.write(frame.value);
  };
  socket.on('error', () => {});
  say({ type: 'CreateRoom', name: 'Ann', variant: 'yahtzee' });
  socket.on('data', () => say({ type: 'Chat', text: 'still here' }));
  // `once` would give up at the reset that a dying server may send before the close.
  await new Promise<void>(resolve => socket.on('close', () => resolve()));
}

describe.runIf(!withoutStrace)('with a disk that answers with errors', () => {
  test.each([
    ['is full before anything is there', 'pwrite64:error=ENOSPC:when=1+'],
    ['is full in the middle of making its tables', 'pwrite64:error=ENOSPC:when=5+'],
  ])('it does not start when the disk %s', async (_, fault) => {
    const [command = '', ...under] = withFault(fault, files());
    const { code, stdout, stderr } = await run(command, [...under, yaht, ...server()]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^yaht: there is no space left for the games in .*Make some and start again\.\n$/);
    const { stop } = await startYahtServer(['--data', folder.path]);
    expect((await stop('SIGTERM')).code).toBe(143);
  });

  test('it does not start when the disk fails', async () => {
    const [command = '', ...under] = withFault(`${SYNC}:error=EIO:when=1+`, files());
    const { code, stdout, stderr } = await run(command, [...under, yaht, ...server()]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^yaht: cannot write in .*disk I\/O error/);
  });

  test('it ends with 1 when the disk fails while it runs, and starts again with what was told', async () => {
    const under = withFault(`${SYNC}:error=EIO:when=12+`, files());
    const { document, ended } = await startYahtServer(['--data', folder.path, '--log-level', 'silent'], { under });
    await talk(document.tcp.port);
    expect(await ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^yaht: .*disk I\/O error/m) as string });
    const { stop } = await startYahtServer(['--data', folder.path]);
    expect((await stop('SIGTERM')).code).toBe(143);
  });
});

test('a log whose first pages were scribbled on is refused by name', async () => {
  const { stop } = await startYahtServer(['--data', folder.path]);
  await stop('SIGTERM');
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(3_000, 0xab), 0, 3_000, 200);
  await handle.close();
  expect(await run(yaht, server())).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('yaht.db is damaged or something else') as string,
  });
});
