/** What the start screen keeps: nothing of a start that was left, and every game that was played. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { Terminal } from '../lib/terminal.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let terminal: Terminal;

const environment = (): Readonly<Record<string, string>> => ({
  YAHT_DATA_DIR: join(folder.path, 'data'),
  YAHT_CACHE_DIR: join(folder.path, 'cache'),
  YAHT_CONFIG_DIR: join(folder.path, 'config'),
});
const kept = async (place: 'saves' | 'games'): Promise<readonly string[]> =>
  (await readdir(join(folder.path, 'data', place)).catch(() => [])).filter(name => name.endsWith('.json'));

/** A game that was begun, and played as far as these lines go. */
const play = (game: string, input: string) => run(yaht, ['play', game, '--players', 'Ann'], { env: environment(), input });

describe.runIf(!withoutTmux)('the start screen', () => {
  beforeEach(async () => {
    folder = await emptyFolder();
    terminal = await Terminal.open(environment());
  });
  afterEach(async () => {
    await terminal.close();
    await folder.remove();
  });

  const start = async (...keys: readonly string[]): Promise<void> => {
    await terminal.type(`clear; ${yaht}; echo code $?`);
    await terminal.until('What would you like to do?');
    await terminal.press(...keys);
  };

  test('a start that is left without a roll is no save; one roll later it is one', async () => {
    await terminal.type(`clear; ${yaht} play yatzy --players Ann --no-animation; echo code $?`);
    await terminal.until('Enter rolls the dice');
    await terminal.press('q');
    await terminal.until('Leave the game?');
    await terminal.press('y');
    await terminal.until('Nothing was played, so nothing is kept.');
    await terminal.until('code 0');
    expect(await kept('saves')).toEqual([]);
    await terminal.type(`clear; ${yaht} play yatzy --players Ann --no-animation; echo code $?`);
    await terminal.until('Enter rolls the dice');
    await terminal.press('Enter');
    await terminal.until('Roll 1 of 3');
    await terminal.press('q', 'y');
    await terminal.until('The game is saved.');
    expect(await kept('saves')).toHaveLength(1);
  });

  test.each([
    [60, 20],
    [80, 24],
    [150, 45],
  ])('saves have their date, round and points, and several go at once, at %i×%i', async (columns, rows) => {
    for (const game of ['yatzy', 'kniffel', 'yahtzee']) await play(game, 'roll\nchance\n');
    await terminal.resize(columns, rows);
    await start('Down', 'Down', 'Enter');
    const listed = await terminal.until('x remove');
    for (const [name, rounds] of [
      ['Yahtzee', 13],
      ['Kniffel', 13],
      ['Yatzy', 15],
    ] as const)
      expect(listed).toMatch(new RegExp(`\\d+ [A-Z][a-z]+, \\d\\d:\\d\\d +${name}  Round 2/${rounds}  Ann \\d+`));
    await terminal.press('Space', 'Down', 'Space', 'x');
    await terminal.until('Throw 2 games away? (y/N)');
    await terminal.press('y');
    await terminal.untilScreen(screen => screen.split('Round 2').length === 2);
    expect(await kept('saves')).toHaveLength(1);
  });

  test('games that ended are there to be seen again', async () => {
    const rules = 'examples/short-yatzy.json';
    const rows = ['fours', 'fives', 'two pairs', 'full', 'any', 'yatzy'];
    expect(await play(rules, rows.map(row => `\n${row}\n`).join(''))).toMatchObject({ code: 0 });
    expect(await kept('games')).toHaveLength(1);
    await start('Down', 'Down', 'Down', 'Enter');
    await terminal.until('Enter shows it again.');
    expect(await terminal.screen()).toMatch(/Short Yatzy +Ann \d+/);
    await terminal.press('Enter');
    await terminal.until('REPLAY');
    await terminal.press('Escape', 'q');
    await terminal.until('Enter shows it again.');
  });

  test('rules of one’s own are played from there', async () => {
    await start('Enter');
    await terminal.until('Rules of your own');
    await terminal.press('Down', 'Enter');
    await terminal.type('nowhere.json');
    await terminal.until('nowhere.json');
    await terminal.until('!');
    await terminal.press('Enter');
    await terminal.type('examples/short-yatzy.json');
    await terminal.until('Short Yatzy');
    await terminal.press('Up', 'Up', 'Enter');
    await terminal.until('Who begins?');
    await terminal.until('Short Yatzy');
  });
});
