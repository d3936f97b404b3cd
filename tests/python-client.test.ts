/** A client in another language, written from the protocol alone, against the server as somebody starts it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastingPort } from './lib/port.ts';
import { emptyFolder, plainEnv, root, run } from './lib/programs.ts';
import { startYahtServer } from './lib/server.ts';

const without = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',');

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

const client = (name: string, port: number): ChildProcess & { readonly stdout: NonNullable<ChildProcess['stdout']> } =>
  spawn('python3', [join(root, 'examples/python/play.py'), name, String(port)], {
    env: plainEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** What a client printed, once it has ended well. */
async function outputOf(child: ReturnType<typeof client>): Promise<readonly string[]> {
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(0);
  return lines.trimEnd().split('\n');
}

test.skipIf(without.includes('python3'))(
  'two of them play a whole game, although the server is killed in the middle of it',
  async () => {
    const args = ['--data', join(folder.path, 'tables'), '--players', '2'];
    const first = await startYahtServer(args);
    const { port } = first.document.tcp;
    const players = ['Ann', 'Ben'].map(name => client(name, port));
    const outputs = players.map(outputOf);
    await Promise.race([...players.map(({ stdout }) => once(stdout, 'data')), ...outputs]);
    await first.stop('SIGKILL');
    const second = await startYahtServer([...args, '--port', String(port)]);
    const [ann = [], ben = []] = await Promise.all(outputs);
    expect([ann.length, ben.length]).toEqual([14, 14]);
    expect(ann.at(-1)).toMatch(/^final scores by seat: \{\d: \d+, \d: \d+\}$/);
    expect(ben.at(-1)).toBe(ann.at(-1));
    await second.stop('SIGTERM');
  },
);

describe.skipIf(without.includes('python3'))('on the command line it', () => {
  const play = (...args: readonly string[]) => run('python3', [join(root, 'examples/python/play.py'), ...args]);

  test.each(['--help', '-h'])('explains itself for %s, and nobody of that name sits down', async flag => {
    const { code, stdout } = await play(flag);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^usage: play\.py .*name.*Plays a game/s)]);
  });

  test.each([[[]], [['--frobnicate']], [['Ann', 'port']], [['Ann', '7777', 'here', 'there']]])('refuses %j', async args => {
    const { code, stdout, stderr } = await play(...args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('usage: play.py')]);
  });

  test('says that nobody answers, and what to do', async () => {
    const port = await lastingPort();
    const { code, stdout, stderr } = await play('Ann', String(port));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^nobody answers at 127\\.0\\.0\\.1:${port} .*yaht server --players 2\n$`));
  });
});
