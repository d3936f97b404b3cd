/** Rooms of a real server, in real terminals. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sit, transportTo } from '../client/lib/people.ts';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';
import { GIVEN_BACK, Guest, homeIn, TAKEN } from './lib/guest.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

/** A game of two rounds, so that a test plays all of it. */
const mini = {
  family: 'scorecard',
  id: 'mini',
  name: 'Mini',
  dice: 5,
  rolls: 2,
  upperBonus: { target: 0, points: 0 },
  categories: { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
};

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: Started;
let guests: Guest[] = [];

const rulesFile = (): string => join(folder.path, 'mini.json');
const startServer = (...args: readonly string[]): Promise<Started> =>
  startYahtServer(['--data', join(folder.path, 'server'), '--log-level', 'error', ...args]);
const address = (): string => `127.0.0.1:${server.document.tcp.port}`;

/** For a server that takes the place of the one before. The port was given to nobody else, because guests were connected to it. */
const samePort = (): readonly string[] => ['--port', String(server.document.tcp.port)];

beforeEach(async () => {
  folder = await emptyFolder();
  await writeFile(rulesFile(), JSON.stringify(mini));
  guests = [];
});
afterEach(async () => {
  await Promise.all(guests.map(guest => guest.close()));
  await server.stop('SIGKILL');
  await folder.remove();
});

async function guest(): Promise<Guest> {
  const one = await Guest.open(folder.path);
  guests.push(one);
  return one;
}

/** Ann and Ben at the table of the house, the game begun; the one whose turn it is comes first. */
async function begun(): Promise<readonly [Guest, Guest]> {
  server = await startServer('--players', '2', '--variant', rulesFile());
  const [ann, ben] = [await guest(), await guest()];
  await ann.start(`join ${address()} --name Ann --no-animation`, 'Ann (you)');
  await ben.start(`join ${address()} --name Ben --no-animation`, 'Ben (you)');
  await ann.sees('Ben');
  await ann.press('r');
  await ben.sees('ready');
  await ben.press('r');
  const screen = await ann.sees('Round 1/2', 'to play');
  await ben.sees('Round 1/2');
  return /Ann \(you\).*to play/.test(screen) ? [ann, ben] : [ben, ann];
}

/** The pips on the table, without what is held. */
const diceIn = (screen: string): string =>
  screen
    .split('\n')
    .slice(4, 7)
    .map(line => line.slice(0, 41).replace(/[^●]/g, ' '))
    .join('\n');

/** The pips of two dice that are held. */
const firstAndThird = (screen: string): readonly string[] =>
  diceIn(screen)
    .split('\n')
    .map(line => `${line.slice(1, 8)}|${line.slice(17, 24)}`);

describe.runIf(!withoutTmux)('in terminals', () => {
  test('two people play a whole game by keys, see the same end, and meet again in the lobby', async () => {
    const [first, second] = await begun();
    await second.press('Enter');
    await second.sees('! It is');
    for (const [round, move] of [
      [1, []],
      [2, ['Down']],
    ] as const) {
      await first.terminal.untilScreen(screen => screen.includes(`Round ${round}/2`) && /\(you\).*to play/.test(screen));
      await first.score(...move);
      await second.terminal.untilScreen(screen => /\(you\).*to play/.test(screen));
      await second.score(...move);
    }
    const ends = await Promise.all([first, second].map(player => player.sees('Enter plays again')));
    const totals = ends.map(screen => /TOTAL +(\d+) +(\d+)/.exec(screen)?.slice(1));
    expect(totals[0]).toEqual(totals[1]);
    await first.press('Enter');
    await Promise.all([first, second].map(player => player.sees('Players  2 of 2', 'not ready')));
    await first.press('q');
    const left = await first.sees('code 0');
    expect(left).toContain(`Come back with: yaht join ${address()} --room`);
    expect(await first.screen()).toBe(GIVEN_BACK);
  });

  test('whoever breaks off a game that is on is out at once, and the seat waits', async () => {
    const [first, second] = await begun();
    await first.press('C-c', 'C-c');
    await first.sees('code 130');
    await second.sees('reconnecting');
    await second.kill('SIGTERM', 143);
    for (const player of [first, second]) expect(await player.screen()).toBe(GIVEN_BACK);
    await first.start(`join ${address()} --name Ann --no-animation`, 'Round 1/2');
  });

  test('dice somebody thinks of keeping are seen by the other', async () => {
    const [first, second] = await begun();
    await first.press('2');
    await second.sees('[2]HELD');
    await first.press('2');
    await second.terminal.untilScreen(screen => !screen.includes('HELD'));
  });

  test('dice in hand stay there while others talk, come, go and come back, and the next roll throws the rest', async () => {
    const [first, second] = await begun();
    const room = /room (\w{6})/.exec(await first.sees('room'))?.[1] ?? '';
    await first.press('1', '3');
    const before = firstAndThird(await first.sees('[1]HELD', '[3]HELD'));
    const isHeld = async (news: string): Promise<void> => {
      const screen = await first.sees(news);
      expect(screen).toMatch(/\[1\]HELD.*\[3\]HELD/);
      expect(firstAndThird(screen)).toEqual(before);
    };
    await second.press('/');
    await second.terminal.type('nice dice');
    await isHeld('nice dice');
    const watcher = await guest();
    await watcher.start(`watch --host ${address()} --room ${room} --name Eve --no-animation`, 'WATCHING');
    await watcher.press('/');
    await watcher.terminal.type('who wins?');
    await isHeld('who wins?');
    await watcher.press('q');
    await watcher.sees('code 0');
    await second.press('C-c', 'C-c');
    await isHeld('lost the connection');
    await second.start(`join ${address()} --name ${/Ann \(you\)/.test(await first.sees('(you)')) ? 'Ben' : 'Ann'}`, 'Round 1/2');
    await isHeld('is back');
    await first.press('Enter');
    expect(firstAndThird(await first.sees('Roll 2 of 2'))).toEqual(before);
  });

  test('a server killed in mid-turn comes back with the same dice, and play goes on', async () => {
    const [first, second] = await begun();
    const before = diceIn(await first.sees('Roll 1 of 2'));
    const old = server;
    await old.stop('SIGKILL');
    await first.sees('reconnecting');
    await second.sees('The connection is lost');
    await first.press('Enter');
    await first.sees('! There is no connection');
    server = await startServer('--players', '2', '--variant', rulesFile(), ...samePort());
    // What one reads first may be that the other is back, and one's own line is online a moment later.
    const isBack = (screen: string): boolean => screen.includes('● online') && screen.includes('Roll 1 of 2');
    const after = await first.terminal.untilScreen(isBack);
    await second.terminal.untilScreen(isBack);
    expect(diceIn(after)).toBe(before);
    await first.score();
    await second.terminal.untilScreen(screen => /\(you\).*to play/.test(screen));
  });

  test('a client that was killed has its seat again with the same command', async () => {
    const [first, second] = await begun();
    const name = (await first.sees('(you)')).includes('Ann (you)') ? 'Ann' : 'Ben';
    await second.press('/');
    await second.terminal.type('shall we?');
    await first.sees('shall we?');
    await first.press('1');
    const before = diceIn(await first.sees('[1]HELD'));
    await first.kill();
    await second.sees('lost the connection');
    await first.terminal.type('reset');
    await first.start(`join ${address()} --name ${name} --no-animation`, `${name} (you)`);
    await second.sees('is back');
    expect(diceIn(await first.sees('to play', 'shall we?'))).toBe(before);
    await first.score();
    await second.terminal.untilScreen(screen => /\(you\).*to play/.test(screen));
  });

  test('what others write is shown as it is, and moves nothing', async () => {
    const [ann] = await begun();
    const room = /room (\w{6})/.exec(await ann.sees('room'))?.[1] ?? '';
    const stranger = await sit(transportTo('tcp', server.document.tcp.port), { type: 'Join', name: 'Eve', room, spectate: true });
    const sent = await stranger.send({ type: 'Chat', text: '\u001B[2J\u001B]0;gone\u0007\u202Ehej 🎲 ä' });
    expect(sent.ok).toBe(true);
    const screen = await ann.sees('hej 🎲 ä');
    expect(screen).toContain('[2J');
    expect(screen).toContain('TOTAL');
    await ann.press('/');
    await ann.terminal.type('själv 🎲');
    await ann.sees('själv 🎲');
    stranger.close();
  });

  test('a watcher sees the game and cannot act in it', async () => {
    const [first] = await begun();
    const room = /room (\w{6})/.exec(await first.sees('room'))?.[1] ?? '';
    const watcher = await guest();
    await watcher.start(`watch --host ${address()} --room ${room} --no-animation`, 'WATCHING');
    expect(await watcher.screen()).toBe(TAKEN);
    const before = diceIn(await watcher.sees('Roll 1 of 2'));
    await watcher.press('Enter');
    await watcher.sees('! enter does nothing here');
    await watcher.press('1');
    await watcher.sees('! 1 does nothing here');
    expect(diceIn(await first.sees('Roll 1 of 2'))).toBe(before);
    await watcher.press('q');
    await watcher.sees('You have left the room.', 'code 0');
    expect(await watcher.screen()).toBe(GIVEN_BACK);
  });

  test('two people of one name at one machine are two people', async () => {
    server = await startServer('--players', '2', '--variant', rulesFile());
    const [one, other] = [await guest(), await guest()];
    await one.start(`join ${address()} --name Ann`, 'Ann (you)');
    await other.start(`join ${address()} --name Ann`, 'Ann 2 (you)');
    await one.sees('Ann (you)', 'Ann 2');
  });

  test('from the start screen to a server, into a room with a password, and against a bot to the end', async () => {
    server = await startServer();
    const eve = await sit(transportTo('tcp', server.document.tcp.port), {
      type: 'CreateRoom',
      name: 'Eve',
      variant: mini,
      seats: 3,
      password: 'sesame',
    });
    const ann = await guest();
    await ann.start('', 'Welcome');
    await ann.press('Down', 'Down', 'Down', 'Down', 'Enter', 'Enter', 'C-u');
    await ann.terminal.type(address());
    await ann.press('Down', 'Enter', 'C-u');
    await ann.terminal.type('Ann');
    await ann.sees(address(), 'Ann');
    await ann.press('Down', 'Enter');
    await ann.sees('Mini', '1/3', 'password');
    await ann.press('Enter');
    await ann.terminal.type('sesame');
    await ann.sees('Players  2 of 3', 'Ann (you)');
    expect(await eve.send({ type: 'AddBot', level: 'easy' })).toMatchObject({ ok: true });
    expect(await eve.send({ type: 'LeaveSeat' })).toMatchObject({ ok: true });
    await ann.sees('Players  2 of 3', 'bot:easy');
    await ann.press('r');
    await ann.terminal.untilScreen(screen => !screen.includes('not ready'));
    expect(await eve.send({ type: 'StartGame' })).toMatchObject({ ok: true });
    for (const [round, move] of [
      [1, []],
      [2, ['Down']],
    ] as const) {
      await ann.terminal.untilScreen(screen => screen.includes(`Round ${round}/2`) && /\(you\).*to play/.test(screen));
      await ann.score(...move);
    }
    await ann.sees('Enter plays again');
    await ann.press('v');
    await ann.sees('Score ', 'luck');
    await ann.press('Escape');
    await ann.sees('Enter plays again');
    await ann.press('q');
    await ann.sees('Mini', 'password');
    eve.close();
  });

  test('a room is opened from the list, gets a bot and a guest, and loses both', async () => {
    server = await startServer();
    const [host, other] = [await guest(), await guest()];
    await host.start(`join ${address()} --name Ann`, 'No room is open');
    await host.press('n');
    await host.sees('a room of your own');
    // For anybody, with three seats and a turn of 90 s: where turns are short, everybody says that they are ready.
    await host.press('Right', 'Down', 'Down', 'Right', 'Down', 'Left');
    await host.sees('< Anybody now >', '< 3 >', '< 90 s >');
    await host.press('Up', 'Up', 'Up', 'Up', 'Enter');
    await host.sees('Players  1 of 3', 'Ann (you)', 'host');
    await other.start(`join ${address()} --name Ben`, '1/3');
    await other.press('Enter');
    await host.sees('Players  2 of 3', 'Ben');
    await other.press('s');
    await other.sees('! Only the host can do that');
    await host.press('b', 'C-u');
    await host.terminal.type('easy');
    await host.sees('Players  3 of 3', 'bot:easy');
    await host.press('s');
    await host.sees('! Not everybody is ready');
    await host.press('Down', 'Down', 'x');
    await host.sees('Players  2 of 3');
    await host.press('Up', 'x');
    await host.sees('Remove Ben?');
    await host.press('y');
    await host.sees('Players  1 of 3');
    await other.sees('The host has removed you', '1/3');
  });

  test('the terminal is given back when the server is gone and somebody quits', async () => {
    const [first] = await begun();
    await server.stop('SIGKILL');
    await first.sees('reconnecting');
    await first.press('q');
    await first.sees('(y/N');
    await first.press('y');
    await first.sees('Come back with', 'code 0');
    expect(await first.screen()).toBe(GIVEN_BACK);
  });
});

test('through a pipe a room is played line by line', async () => {
  server = await startServer('--players', '1', '--variant', rulesFile());
  const input = ['ready', 'sixes', 'chance', '/ bye', 'quit', ''].join('\n');
  const played = await run(yaht, ['join', address(), '--name', 'Ann'], { input, env: homeIn(folder.path) });
  expect(played).toMatchObject({ code: 0, stderr: '' });
  expect(played.stdout).toContain('The game begins: Ann.');
  expect(played.stdout).toContain('Ann finished with');
});
