/** The mouse in the full screen: dice, rows, lists, the line of keys and the wheel. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, yaht } from '../lib/programs.ts';
import { Terminal } from '../lib/terminal.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

/** Whether the program has asked for the mouse, as tmux knows it. */
const ASKED = '#{mouse_standard_flag} #{mouse_sgr_flag}';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let terminal: Terminal;

describe.runIf(!withoutTmux)('the mouse', () => {
  beforeEach(async () => {
    folder = await emptyFolder();
    await mkdir(join(folder.path, 'config'));
    terminal = await Terminal.open({ YAHT_DATA_DIR: join(folder.path, 'data'), YAHT_CONFIG_DIR: join(folder.path, 'config') });
  });
  afterEach(async () => {
    await terminal.close();
    await folder.remove();
  });

  const play = (game: string): Promise<void> =>
    terminal.type(`clear; ${yaht} play ${game} --players Ann --seed 7 --order seated --no-animation; echo code $?`);

  test.each([
    [60, 20],
    [80, 24],
    [150, 45],
  ])('rolls by the line of keys, holds dice, chooses a row and scores it, at %i×%i', async (columns, rows) => {
    await terminal.resize(columns, rows);
    await play('yahtzee');
    await terminal.until('Enter rolls the dice');
    expect(await terminal.tells(ASKED)).toBe('1 1');
    await terminal.click(' Enter roll ', 2);
    const rolled = await terminal.until('Roll 1 of 3');
    const second = rolled.includes('[2]') ? '[2]' : '][';
    await terminal.click(second, 1);
    await terminal.untilScreen(screen => /Keeping \d - /.test(screen));
    await terminal.click(second, 1);
    await terminal.until('Nothing kept');
    await terminal.click('Chance');
    await terminal.until('Enter again');
    await terminal.click('>Chance', 1);
    await terminal.until('Round 2/13');
    await terminal.press('q', 'y');
    await terminal.until('code 0');
    expect(await terminal.tells(ASKED)).toBe('0 0');
  });

  test('opens what is clicked in a list; the wheel moves the cursor and what is read', async () => {
    await terminal.type(`clear; ${yaht}; echo code $?`);
    await terminal.until('> New game');
    await terminal.wheel('down');
    await terminal.until('> Rollio');
    await terminal.wheel('up');
    await terminal.until('> New game');
    await terminal.click('Rules');
    await terminal.until('Maxi Yatzy');
    await terminal.click('Maxi Yatzy');
    const top = await terminal.untilScreen(screen => screen.includes('Esc back') && !screen.includes('Kniffel'));
    await terminal.wheel('down');
    await terminal.untilScreen(screen => screen !== top);
    await terminal.click('Esc back', 1);
    await terminal.until('Kniffel');
  });

  test('a click on nothing is no mistake, and a die of Rollio is taken by one', async () => {
    await play('rollio-classic');
    await terminal.until('Enter roll');
    await terminal.click('Rollio Classic');
    await terminal.press('Enter');
    await terminal.until('Choose dice');
    await terminal.click('[1]', 1);
    const screen = await terminal.untilScreen(now => now.includes('take') || now.includes('does not score'));
    expect(screen).not.toContain('does nothing here');
  });

  test('is not asked for where the settings say so, and at once again when they are changed', async () => {
    const file = join(folder.path, 'config/config.json');
    await writeFile(file, JSON.stringify({ mouse: 'off' }));
    await play('yahtzee');
    await terminal.until('Enter rolls the dice');
    expect(await terminal.tells(ASKED)).toBe('0 0');
    await terminal.press(':');
    await terminal.type('mouse on');
    await terminal.until('mouse is now on.');
    expect(await terminal.tells(ASKED)).toBe('1 1');
    await terminal.press('q', 'y');
    await terminal.until('code 0');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ mouse: 'on' });
  });
});
