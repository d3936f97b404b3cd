/** Keys and themes of one's own, from the settings file to the screen. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, yaht } from '../lib/programs.ts';
import { Terminal } from '../lib/terminal.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let terminal: Terminal;

describe.runIf(!withoutTmux)('settings of one’s own', () => {
  beforeEach(async () => {
    folder = await emptyFolder();
    await mkdir(join(folder.path, 'config'));
    terminal = await Terminal.open({ YAHT_DATA_DIR: join(folder.path, 'data'), YAHT_CONFIG_DIR: join(folder.path, 'config') });
  });
  afterEach(async () => {
    await terminal.close();
    await folder.remove();
  });

  const set = (settings: unknown): Promise<void> => writeFile(join(folder.path, 'config/config.json'), JSON.stringify(settings));
  const play = (): Promise<void> =>
    terminal.type(`clear; ${yaht} play yatzy --players Ann --seed 7 --order seated --no-animation; echo code $?`);

  test('a key rolls, is named below and in the sentence, and the usual one says that it does nothing', async () => {
    await set({ keys: { roll: 'g', quit: ['w'] }, theme: 'mine', themes: { mine: { title: 'bold magenta' } } });
    await play();
    await terminal.until('g rolls the dice');
    await terminal.until('g roll ');
    expect((await terminal.painted()).replaceAll('\u001B', '^')).toContain('^[35m');
    await terminal.press('r');
    await terminal.until('! r does nothing here');
    await terminal.press('g');
    await terminal.until('Roll 1 of 3');
    await terminal.press('w');
    await terminal.until('Leave the game?');
    await terminal.press('y');
    await terminal.until('code 0');
  });

  test('a bad one is told with place and reason, and the usual keys are there', async () => {
    await set({ keys: { roll: 'g', hnt: 'x' } });
    await play();
    await terminal.until('Enter rolls the dice');
    await terminal.press('q');
    await terminal.until('(y/N');
    await terminal.press('y');
    await terminal.until('code 0');
    await terminal.until('there is no setting keys.hnt. Did you mean keys.hint?');
  });
});
