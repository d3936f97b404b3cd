/** A terminal window that is closed while yaht runs in it: the program ends as the system ends others, and loses nothing. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from './lib/programs.ts';
import { Terminal } from './lib/terminal.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

/** Runs a program in its own terminal and outlives it, to write down how the program ended. */
const WITNESS = `
import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
const [file, command, ...args] = process.argv.slice(2);
process.on('SIGHUP', () => {});
spawn(command, args, { stdio: 'inherit' }).on('exit', (code, signal) => {
  writeFileSync(file + '.new', JSON.stringify({ code, signal }));
  renameSync(file + '.new', file);
});
`;

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let env: Readonly<Record<string, string>>;
let terminal: Terminal;

describe.runIf(!withoutTmux)('a terminal that is closed', () => {
  beforeEach(async () => {
    folder = await emptyFolder();
    env = {
      YAHT_DATA_DIR: join(folder.path, 'data'),
      YAHT_CACHE_DIR: join(folder.path, 'cache'),
      YAHT_CONFIG_DIR: join(folder.path, 'config'),
      YAHT_STATE_DIR: join(folder.path, 'state'),
    };
    await writeFile(join(folder.path, 'witness.mjs'), WITNESS);
    terminal = await Terminal.open(env);
  });
  afterEach(async () => {
    await terminal.close();
    await folder.remove();
  });

  /** Closes the window when the text is on it, after a key and what that shows if need be; answers how the program ended. */
  async function closedAt(text: string, args: string, key?: readonly [press: string, shown: string]): Promise<unknown> {
    const file = join(folder.path, 'ended.json');
    await terminal.type(`${process.execPath} ${join(folder.path, 'witness.mjs')} ${file} ${yaht} ${args}`);
    await terminal.until(text);
    if (key) {
      await terminal.press(key[0]);
      await terminal.until(key[1]);
    }
    await terminal.close();
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).not.toBe('');
    return JSON.parse(await readFile(file, 'utf8'));
  }

  test.each([
    ['the start screen', 'New game', ''],
    ['a game', 'Enter rolls the dice', 'play --players Ann --order seated'],
    ['a run', 'Level 1', 'play rollio --set crystal'],
    ['a game in lines', 'Round 1', 'play --players Ann --plain'],
    ['bots at play', 'Round', 'watch --bots easy,easy --speed 1'],
    ['the names of a game in lines', 'Who plays', 'play --plain'],
  ])('%s ends by SIGHUP', async (_, text, args) => {
    expect(await closedAt(text, args)).toEqual({ code: null, signal: 'SIGHUP' });
  });

  test('the game goes on where it was', async () => {
    await closedAt('Enter rolls the dice', 'play --players Ann --order seated', ['Enter', 'Roll 1 of 3']);
    const { code, stdout } = await run(yaht, ['play', '--resume'], { env, input: 'roll\n' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/Roll 2 of 3/);
  });
});
