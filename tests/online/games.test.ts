/** One's open games at a real server: listed, gone on with, and found again on another device. */
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenGames } from '@yaht/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { Guest, homeIn } from './lib/guest.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

describe('yaht games', () => {
  let folder: Awaited<ReturnType<typeof emptyFolder>>;
  let server: Started;
  let guest: Guest | undefined;
  beforeEach(async () => {
    folder = await emptyFolder();
    server = await startYahtServer(['--data', join(folder.path, 'server'), '--log-level', 'error']);
  });
  afterEach(async () => {
    await guest?.close();
    guest = undefined;
    await server.stop('SIGKILL');
    await folder.remove();
  });

  const address = (): string => `127.0.0.1:${server.document.tcp.port}`;

  const arrive = async (env: Readonly<Record<string, string>>): Promise<Guest> => (guest = await Guest.open(folder.path, env));

  const command = (name: string, args: readonly string[], input = '', home = folder.path) =>
    run(yaht, [...args, '--name', name, '--lang', 'en'], { input, env: homeIn(home) });

  const list = async (name: string, home?: string): Promise<OpenGames> =>
    JSON.parse((await command(name, ['games', address(), '--json'], '', home)).stdout) as OpenGames;

  const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${server.document.http.port}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { readonly token: string; readonly room: { readonly room: string } };
  };

  /** Ben opens a slow game for Ann, who comes in by its code, and takes the first turn. */
  async function slowGame(): Promise<string> {
    const ben = await post('/rooms', { name: 'Ben', variant: 'yatzy', seats: 2, private: true, turnSeconds: 259_200 });
    const { room } = ben.room;
    expect((await command('Ann', ['join', address(), '--room', room], 'ready\nquit\n')).code).toBe(0);
    const as = { authorization: `Bearer ${ben.token}` };
    await post(`/rooms/${room}/start`, {}, as);
    await post(`/rooms/${room}/roll`, {}, as);
    await post(`/rooms/${room}/score`, { category: 'chance' }, as);
    return room;
  }

  test('somebody who asks for the first time has a profile from then on, and a game they join is on their list', async () => {
    expect((await list('Ann')).games).toEqual([]);
    const first = await command('Ann', ['games', address()]);
    expect([first.code, first.stderr.includes('keeps a profile for Ann')]).toEqual([0, true]);
    const room = await slowGame();
    expect(await list('Ann')).toMatchObject({ waiting: 1, games: [{ room, waits: true, before: { category: 'chance' } }] });
    const told = await command('Ann', ['games', address()]);
    expect(told.stdout).toMatch(
      new RegExp(`1 game waits for you\\n\\n\\* ${room}  Yatzy with Ben, round 1 of 15, your turn, 2 days 23 h left`),
    );
    expect(told.stderr).toContain(`--room ${room} --name Ann`);
  });

  test('on another machine with the profile, the next game is opened at its own seat', async () => {
    await command('Ann', ['games', address()]);
    const room = await slowGame();
    const elsewhere = join(folder.path, 'elsewhere');
    await cp(join(folder.path, 'state'), join(elsewhere, 'state'), { recursive: true });
    await rm(join(elsewhere, 'state', 'seats'), { recursive: true, force: true });
    const next = await command('Ann', ['games', address(), '--next'], '\n1 2 3 4 5\nones\nquit\n', elsewhere);
    expect([next.code, next.stdout.includes(`You are in room ${room}`)]).toEqual([0, true]);
    expect((await list('Ann', elsewhere)).waiting).toBe(0);
    expect(await readdir(join(elsewhere, 'state', 'seats'))).toHaveLength(1);
    const none = await command('Ann', ['games', address(), '--next']);
    expect([none.code, none.stdout]).toEqual([0, 'Nothing waits for you.\n']);
  });

  test.runIf(!withoutTmux)('the start screen says what waits, and after a turn one key leads to the next game', async () => {
    await command('Ann', ['games', address()]);
    const [one, two] = [await slowGame(), await slowGame()];
    const ann = await arrive({ YAHT_ADDRESS: address(), YAHT_NAME: 'Ann', YAHT_ANIMATION: 'off' });
    await ann.start('', '2 games wait for you');
    await ann.press('Enter');
    await ann.sees('Yatzy with Ben - your turn');
    await ann.press('Enter');
    await ann.sees(`room ${one.slice(0, 6)}`);
    await ann.press('Enter');
    await ann.sees('2 rerolls left');
    await ann.score();
    await ann.sees('g next');
    await ann.press('g');
    await ann.sees(`room ${two.slice(0, 6)}`);
  });
});
