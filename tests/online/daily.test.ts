/** The game of the day at a real server, in a real terminal and line by line. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { GIVEN_BACK, Guest, homeIn } from './lib/guest.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

describe.runIf(!withoutTmux)('yaht daily', () => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let server: Started;
  const start = (...ports: readonly string[]): Promise<Started> =>
    startYahtServer(['--data', join(folder.path, 'server'), '--log-level', 'error', ...ports]);

  beforeAll(async () => {
    folder = await emptyFolder();
    server = await start();
  });
  afterAll(async () => {
    await server.stop('SIGKILL');
    await folder.remove();
  });

  /** Whoever has finished, sees the result; whoever has not, goes on. */
  const inLines = (input: string, ...more: readonly string[]) =>
    run(yaht, ['daily', `127.0.0.1:${server.document.tcp.port}`, '--name', 'Ann', '--lang', 'en', ...more], {
      input,
      env: homeIn(folder.path),
    });

  test('begun in the whole terminal, killed with the server in between, and finished line by line', async () => {
    const ann = await Guest.open(folder.path);
    await ann.start(`daily 127.0.0.1:${server.document.tcp.port} --name Ann --no-animation`, 'Round 1/');
    await ann.press('Space');
    await ann.sees('2 rerolls left');
    await ann.press('q', 'y');
    await ann.sees('in progress', 'code 0');
    expect(await ann.screen()).toBe(GIVEN_BACK);
    await ann.close();

    const { tcp, http } = server.document;
    await server.stop('SIGKILL');
    server = await start('--port', String(tcp.port), '--http-port', String(http.port));
    const categories =
      'chance,ones,twos,threes,fours,fives,sixes,three of a kind,four of a kind,small straight,large straight,full house';
    const rows = [...categories.split(','), 'one pair', 'two pairs', 'yatzy', 'yahtzee'];
    const { stdout } = await inLines(rows.map(row => `${row}\nroll`).join('\n'));
    expect(stdout).toMatch(/Roll 1 of 3/);
    expect(stdout).toMatch(/^Dice Daily #\d+ - (Yatzy|Yahtzee)$/m);
    expect(stdout).toMatch(/^\d+ points, [\d.]+ lost to perfect play$/m);
    expect(stdout).toMatch(/^[✓~x]{5} [✓~x]{5} [✓~x]{3,5} \(/m);
    expect(stdout).toContain('Rank 1 of 1 so far');
  });

  test('the run of the day, begun in the whole terminal and finished line by line, has a board of its own', async () => {
    const ann = await Guest.open(folder.path);
    const { port } = server.document.tcp;
    await ann.start(`daily 127.0.0.1:${port} --name Ann --game rollio --no-animation`, 'Choose your dice');
    await ann.press('5', 'Enter');
    await ann.sees('LEVEL 1', 'Reach 1,500 points');
    await ann.press('Enter');
    await ann.sees('Enter rolls 6 dice');
    await ann.press('q', 'y');
    await ann.sees('in progress', 'code 0');
    await ann.close();

    const { stdout } = await inLines('charms\n' + '\nall\nbank\nflop\n'.repeat(80), '--game', 'rollio');
    expect(stdout).not.toContain('You play the');
    expect(stdout).toContain('Dice: 4 × Plastic with 6 faces, 2 × Crystal with 6 faces.');
    expect(stdout).toMatch(/A run lost: [\d,]+ points, level \d+ reached\./);
    expect(stdout).toMatch(/^Dice Daily #\d+ - Rollio$/m);
    expect(stdout).toMatch(/^[\d,]+ points, \d+ levels? cleared$/m);
    expect(stdout).toContain('Rank 1 of 1 so far');
  });
});
