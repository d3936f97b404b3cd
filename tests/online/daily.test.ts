/** The game of the day at a real server, in a real terminal and line by line. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sit, transportTo } from '../client/lib/people.ts';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { shifted } from '../lib/time.ts';
import { GIVEN_BACK, Guest, homeIn } from './lib/guest.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

describe.runIf(!withoutTmux)('yaht daily', () => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let server: Started;
  let time: Readonly<Record<string, string>>;
  const data = (): string => join(folder.path, 'server');
  /** A chain without a database beside it is a loss that the operator has to accept. */
  const start = (...options: readonly string[]): Promise<Started> =>
    startYahtServer(['--data', data(), '--log-level', 'error', ...options], { env: time });

  /** The dice of a day follow from the chain: with this one they are the same whenever the tests are run. */
  const chain = { schema: 'yaht.chain/1', days: 10_000, root: '5a'.repeat(32) };

  /** A server at noon of this day, so that no midnight comes between two moves. */
  async function noonOf(day: string): Promise<void> {
    time = shifted(Date.parse(`${day}T12:00:00Z`) - Date.now());
    server = await start('--accept-loss');
  }

  beforeEach(async () => {
    folder = await emptyFolder();
    await mkdir(data());
    await writeFile(join(data(), 'daily.json'), JSON.stringify(chain));
  });
  afterEach(async () => {
    await server.stop('SIGKILL');
    await folder.remove();
  });

  const arrive = (): Promise<Guest> => Guest.open(folder.path, time);

  /** Whoever has finished, sees the result; whoever has not, goes on. */
  const inLines = (input: string, ...more: readonly string[]) =>
    run(yaht, ['daily', `127.0.0.1:${server.document.tcp.port}`, '--name', 'Ann', '--lang', 'en', ...more], {
      input,
      env: { ...homeIn(folder.path), ...time },
    });

  test.each([
    ['2026-11-16', '#320 - Yatzy', 15],
    ['2026-11-17', '#321 - Yahtzee', 13],
  ])(
    '%s, begun in the whole terminal, killed with the server in between, and finished line by line',
    async (day, title, turns) => {
      await noonOf(day);
      const ann = await arrive();
      await ann.start(`daily 127.0.0.1:${server.document.tcp.port} --name Ann --no-animation`, 'Round 1/');
      await ann.press('Space');
      await ann.sees('2 rerolls left');
      await ann.press('q', 'y');
      await ann.sees('in progress', 'code 0');
      expect(await ann.screen()).toBe(GIVEN_BACK);
      await ann.close();

      const { port } = server.document.tcp;
      // As long as somebody is connected, the port is given to nobody else while the server is gone.
      const zoe = await sit(transportTo('tcp', port), { type: 'CreateRoom', name: 'Zoe', variant: 'yatzy' });
      await server.stop('SIGKILL');
      server = await start('--port', String(port));
      zoe.close();
      const categories =
        'chance,ones,twos,threes,fours,fives,sixes,three of a kind,four of a kind,small straight,large straight,full house';
      const rows = [...categories.split(','), 'one pair', 'two pairs', 'yatzy', 'yahtzee'];
      const { stdout } = await inLines(rows.map(row => `${row}\nroll`).join('\n'));
      expect(stdout).toMatch(/Roll 1 of 3/);
      expect(stdout).toContain(`\nDice Daily ${title}\n`);
      expect(stdout).toMatch(/^\d+ points, [\d.]+ lost to perfect play$/m);
      const [played = ''] = /^[✓~x]{5} [✓~x]{5} [✓~x]+ (?=\()/m.exec(stdout) ?? [];
      expect(played.replaceAll(' ', '')).toHaveLength(turns);
      expect(stdout).toContain('Rank 1 of 1 so far');
    },
  );

  test('the run of the day, begun in the whole terminal and finished line by line, has a board of its own', async () => {
    await noonOf('2026-11-16');
    const ann = await arrive();
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
