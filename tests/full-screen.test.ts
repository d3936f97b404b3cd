import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from './lib/programs.ts';
import { Terminal } from './lib/terminal.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

/** Alternate screen and cursor, as tmux tells them. */
const SCREEN = '#{alternate_on} #{cursor_flag}';
const TAKEN = '1 0';
const GIVEN_BACK = '0 1';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let terminal: Terminal;

const environment = (): Readonly<Record<string, string>> => ({
  YAHT_DATA_DIR: join(folder.path, 'data'),
  YAHT_CACHE_DIR: join(folder.path, 'cache'),
  YAHT_CONFIG_DIR: join(folder.path, 'config'),
});

/** Starts a game of a fixed seed and waits until it can be played. */
async function play(args: string): Promise<void> {
  await terminal.type(`${yaht} play --order seated --seed 7 ${args}; echo code $?`);
  await terminal.until('Enter rolls the dice');
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await terminal.press(key);
}

describe.runIf(!withoutTmux)('the full screen', () => {
  beforeEach(async () => {
    folder = await emptyFolder();
    terminal = await Terminal.open(environment());
  });
  afterEach(async () => {
    await terminal.close();
    await folder.remove();
  });

  test('a whole game against a bot by keys leaves a record that verifies, and the review adds up', async () => {
    await play('--players Ann --bots easy --no-animation');
    for (let round = 1; round <= 13; round++) {
      await terminal.untilScreen(screen => screen.includes(`Round ${round}/13`) && /Ann \(you\).*to play/.test(screen));
      await press('Enter');
      await terminal.until('Roll 1 of 3');
      // The rows from above, one each round.
      await press('Tab', ...Array.from({ length: round - 1 }, () => 'Down'), 'Enter');
      await terminal.until('Enter again scores');
      await press('Enter');
      const asked = await terminal.untilScreen(screen => screen.includes('(y/N') || !screen.includes('Enter again scores'));
      if (asked.includes('(y/N')) await press('y');
      await press('Space');
    }
    const over = await terminal.until('The game is over.');
    expect(over).toMatch(/(Ann|Bot \(easy\)) wins with \d+ points\./);
    await press('v');
    const review = await terminal.until(' luck');
    const [, score, expected, loss, sign, luck] =
      /Score (\d+) = ([\d.]+) expected − ([\d.]+) decisions ([+−]) ([\d.]+) luck/.exec(review) ?? [];
    const sum = Number(expected) - Number(loss) + (sign === '−' ? -1 : 1) * Number(luck);
    expect(Math.abs(sum - Number(score))).toBeLessThan(0.2);
    await press('Escape');
    await terminal.untilScreen(screen => screen.includes('The game is over.'));
    await press('q');
    await terminal.until('code 0');
    const [record = ''] = await readdir(join(folder.path, 'data/games'));
    expect(await run(yaht, ['verify', join(folder.path, 'data/games', record)])).toMatchObject({ code: 0 });
  });

  test('the terminal is taken, and given back with exit code 0 when somebody leaves; the game goes on where it was', async () => {
    await play('--players Ann --no-animation');
    expect(await terminal.tells(SCREEN)).toBe(TAKEN);
    await press('Enter');
    await terminal.until('Roll 1 of 3');
    await press('1');
    const before = await terminal.until('HELD');
    await press('q');
    await terminal.until('Leave the game?');
    await press('y');
    await terminal.until('code 0');
    expect(await terminal.tells(SCREEN)).toBe(GIVEN_BACK);
    await terminal.type(`clear; ${yaht} play --resume`);
    const after = await terminal.until('Roll 1 of 3');
    const diceRow = (screen: string): string => screen.split('\n').find(line => line.includes('●   ')) ?? '';
    expect(diceRow(after).replace(/[║│]/g, '')).toBe(diceRow(before).replace(/[║│]/g, ''));
  });

  test.each([
    ['TERM', 143],
    ['HUP', 129],
    ['INT', 130],
  ])('SIG%s gives the terminal back and ends with %i', async (signal, code) => {
    await play('--players Ann');
    process.kill(await terminal.program(), `SIG${signal}`);
    await terminal.until(`code ${code}`);
    expect(await terminal.tells(SCREEN)).toBe(GIVEN_BACK);
    await terminal.type('echo visible');
    await terminal.until('visible', 2);
  });

  test('Ctrl-C asks, twice it leaves at once with 130', async () => {
    await play('--players Ann');
    await press('C-c');
    await terminal.until('Leave the game?');
    await press('C-c', 'C-c');
    await terminal.until('code 130');
    expect(await terminal.tells(SCREEN)).toBe(GIVEN_BACK);
  });

  test('a fault gives the terminal back, says what broke, and ends with 70', async () => {
    const crash = join(folder.path, 'crash.mjs');
    await writeFile(crash, "process.on('SIGUSR2', () => { throw new Error('broken on purpose'); });\n");
    await terminal.type(`NODE_OPTIONS='--import ${crash}' ${yaht} play --players Ann --order seated --seed 7; echo code $?`);
    await terminal.until('Enter rolls the dice');
    process.kill(await terminal.program(), 'SIGUSR2');
    const screen = await terminal.until('code 70');
    expect(screen).toContain('broken on purpose');
    expect(await terminal.tells(SCREEN)).toBe(GIVEN_BACK);
  });

  test('Ctrl-Z stops the program, fg draws it again', async () => {
    await play('--players Ann');
    await press('C-z');
    await terminal.until('Stopped');
    expect(await terminal.tells(SCREEN)).toBe(GIVEN_BACK);
    await terminal.type('fg');
    await terminal.until('Enter rolls the dice');
    expect(await terminal.tells(SCREEN)).toBe(TAKEN);
    await press('Enter');
    await terminal.until('Roll 1 of 3');
  });

  test('a terminal that shrinks while the dice fly and grows again shows the whole table', async () => {
    await play('--players Ann');
    await press('Enter');
    // A key that comes in only when nothing fits is not one of the game.
    await terminal.untilScreen(now => !now.includes('Enter rolls the dice'));
    await terminal.resize(50, 15);
    await terminal.until('Terminal too small: 50x15, need 60x20');
    await terminal.resize(80, 24);
    const screen = await terminal.untilScreen(now => now.includes('Roll 1 of 3') && now.includes('q quit'));
    expect(screen.trimEnd().split('\n')).toHaveLength(24);
    await terminal.resize(120, 40);
    await terminal.untilScreen(now => now.includes('Three of a kind'));
  });

  test('wrong keys are answered with their reason', async () => {
    await play('--players Ann --bots easy');
    await press('3');
    await terminal.until('! Nothing has been rolled yet. Roll first.');
    await press('w');
    await terminal.until('! w does nothing here. ? lists the keys.');
    await press('/');
    await terminal.until('! Nobody is there to read it.');
  });

  test('the coach solves the game, says the best move and what everything is worth, and the game counts as assisted', async () => {
    await play('--players Ann --no-animation');
    await press('Enter');
    await terminal.until('Roll 1 of 3');
    await press('H');
    await terminal.until('Take a hint?');
    await press('y');
    const hinted = await terminal.untilScreen(screen => /Worth \d+\.\d points to come\./.test(screen));
    expect(hinted).toMatch(/Round 1\/13 +assisted/);
    await press('e');
    const worth = await terminal.untilScreen(screen => /Ann +worth/.test(screen));
    expect(worth).toMatch(/Yahtzee +\(0\) +\d{3}\.\d/);
    expect(worth).toMatch(/worth \d{3}\.\d/);
    await press('e');
    await terminal.untilScreen(screen => !/Ann +worth/.test(screen));
  });

  test('NO_COLOR takes the colour away and leaves the rest', async () => {
    await terminal.type('export NO_COLOR=1');
    await play('--players Ann');
    await press('w');
    await terminal.until('! w does nothing');
    const painted = (await terminal.painted()).replaceAll('\u001B', '^');
    expect(painted).toContain('^[1m');
    expect(painted).not.toMatch(/\^\[[\d;]*\b(3[0-7]|4[0-7]|9[0-7]|10[0-7]|38|48)[;m]/);
  });

  test('a game that cannot be resumed is explained after the screen is closed', async () => {
    await terminal.type(`${yaht} play --resume; echo code $?`);
    const screen = await terminal.until('code 3');
    expect(screen).toContain('yaht: There is no unfinished game.');
    expect(await terminal.tells(SCREEN)).toBe(GIVEN_BACK);
  });

  test('a game that is open in another terminal is not thrown away', async () => {
    await run(yaht, ['play', '--players', 'Ann'], { env: environment(), input: '\n' });
    const saves = join(folder.path, 'data/saves');
    const [save = ''] = await readdir(saves);
    const lock = join(saves, save.replace('.json', '.lock'));
    await writeFile(lock, String(process.pid));
    await terminal.type(yaht);
    await terminal.until('What would you like to do?');
    await press('Down', 'Down', 'Enter');
    await terminal.until('x throws away');
    await press('x');
    await terminal.until('(y/N');
    await press('y');
    await terminal.until('This game is open in another terminal.');
    expect(await readdir(saves)).toContain(save);
    await rm(lock);
    await press('x');
    await terminal.until('(y/N');
    await press('y');
    await terminal.until('What would you like to do?');
    expect(await readdir(saves)).toEqual([]);
  });

  test('yaht alone opens the start screen; a game begins from there, and settings are kept', async () => {
    await terminal.type(`${yaht}; echo code $?`);
    await terminal.until('What would you like to do?');
    await press('Down', 'Down', 'Down', 'Down', 'Down', 'Down', 'Enter');
    await terminal.until('Dice keys');
    await press('Right');
    await terminal.until('Svenska');
    await press('Escape');
    await terminal.until('Vad vill du göra?');
    await press('Up', 'Up', 'Up', 'Up', 'Up', 'Up', 'Enter');
    await terminal.until('Starta spelet');
    await press('Up', 'Enter');
    await terminal.until('Vem börjar?');
    await press('Enter');
    await terminal.until('Runda 1/13');
    await press('q');
    await terminal.until('(j/N)');
    await press('j');
    await terminal.until('Starta spelet');
    await press('q');
    await terminal.until('Vad vill du göra?');
    await press('q');
    await terminal.until('code 0');
    expect(JSON.parse(await readFile(join(folder.path, 'config/config.json'), 'utf8'))).toEqual({ lang: 'sv' });
  });
});

test('a small question does not load what draws screens', async () => {
  const coverage = await emptyFolder();
  try {
    await run(yaht, ['score', 'yahtzee', '33344'], { env: { NODE_V8_COVERAGE: coverage.path } });
    const [report = ''] = await readdir(coverage.path);
    const { result } = JSON.parse(await readFile(join(coverage.path, report), 'utf8')) as { result: { url: string }[] };
    const loaded = result.map(({ url }) => url);
    expect(loaded.some(url => url.endsWith('dist/main.js'))).toBe(true);
    expect(loaded.filter(url => /node_modules\/(ink|react|yoga)/.test(url))).toEqual([]);
  } finally {
    await coverage.remove();
  }
});
