/** Bots to watch and games told again, in a real terminal. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { GIVEN_BACK, Guest, homeIn } from './lib/guest.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');
const rules = 'examples/short-yatzy.json';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

const totalIn = (screen: string): string => /TOTAL.*/.exec(screen)?.[0] ?? '';

/** The end of a game, drawn down to the keys: a terminal may be read while the lines in the middle are still the old ones. */
const END = ['The game is over.', 'Enter again'];

/** A whole game of Ann, played line by line. */
async function played(): Promise<string> {
  const rows = ['fours', 'fives', 'two pairs', 'full', 'any', 'yatzy'];
  const input = rows.map(row => `\n${row}\n`).join('');
  const args = ['play', rules, '--players', 'Ann', '--seed', '3'];
  expect(await run(yaht, args, { input, env: homeIn(folder.path) })).toMatchObject({ code: 0 });
  const [name = ''] = await readdir(join(folder.path, 'data', 'games'));
  return name.replace('.json', '');
}

describe.runIf(!withoutTmux)('in a terminal', () => {
  let viewer: Guest;
  beforeEach(async () => {
    viewer = await Guest.open(folder.path);
  });
  afterEach(() => viewer.close());

  test('bots play among themselves, stop and go on, faster and slower; the same seed is the same game at any speed', async () => {
    await viewer.start(`watch ${rules} --bots easy,normal --speed 1 --seed 7 --no-animation`, 'WATCHING x1');
    await viewer.press('Space');
    await viewer.sees('WATCHING x1 paused');
    await viewer.press('Up', 'Up', 'Up', 'Up');
    await viewer.sees('x16 paused');
    await viewer.press('1');
    await viewer.sees('! 1 does nothing here');
    await viewer.press('Space');
    const end = await viewer.sees(...END);
    expect(end).toContain('Bot (normal)');
    await viewer.press('q');
    await viewer.sees('code 0');
    expect(await viewer.screen()).toBe(GIVEN_BACK);
    await viewer.start(`watch ${rules} --bots easy,normal --speed 16 --seed 7 --no-animation`, 'WATCHING');
    const again = await viewer.sees(...END);
    expect(totalIn(again)).toMatch(/\d/);
    expect(totalIn(again)).toBe(totalIn(end));
  });

  test('a game is told again: stepped, played, restarted, at its moments, and the next one after it', async () => {
    const key = await played();
    await viewer.start(`replay ${key.slice(0, 8)} ${key} --no-animation`, 'game 1 of 2');
    await viewer.press('Space', 'r');
    await viewer.sees('REPLAY 0/', 'paused');
    await viewer.press('Right');
    await viewer.sees('REPLAY 1/', 'Roll 1 of 3');
    await viewer.press('Right');
    await viewer.sees('REPLAY 2/');
    await viewer.press('Left');
    await viewer.sees('REPLAY 1/', 'Roll 1 of 3');
    await viewer.press('0');
    await viewer.sees('moments (1-9', "Ann's luckiest roll");
    // Two keys in one go could be read as one with Alt.
    await viewer.press('Escape');
    await viewer.terminal.untilScreen(screen => !screen.includes('moments (1-9'));
    await viewer.press('Space');
    for (let i = 0; i < 4; i++) await viewer.press('Up');
    const end = await viewer.sees('The game is over.');
    expect(end).toContain('Ann');
    await viewer.press('v');
    await viewer.sees('game 2 of 2', 'x16');
    await viewer.press('q');
    await viewer.sees('code 0');
    expect(await viewer.screen()).toBe(GIVEN_BACK);
  });
});

test('without a terminal a game is told again in lines', async () => {
  const told = await run(yaht, ['replay', await played()], { env: homeIn(folder.path) });
  expect(told).toMatchObject({ code: 0, stdout: expect.stringMatching(/Roll 1 of 3[^]*The game is over/) });
});

test('what cannot be shown says why', async () => {
  const env = homeIn(folder.path);
  expect(await run(yaht, ['replay', '2099'], { env })).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('no game "2099"'),
  });
  expect(await run(yaht, ['replay', 'package.json'], { env })).toMatchObject({ code: 2 });
  expect(await run(yaht, ['watch', '--bots', 'easy', '--speed', '99'], { env })).toMatchObject({ code: 2 });
  expect(await run(yaht, ['watch', '--bots', 'genius'], { env })).toMatchObject({ code: 2 });
});
