import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from './lib/programs.ts';
import { Terminal } from './lib/terminal.ts';

const withoutTmux = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',').includes('tmux');

let data: Awaited<ReturnType<typeof emptyFolder>>;
beforeEach(async () => {
  data = await emptyFolder();
});
afterEach(() => data.remove());

describe.runIf(!withoutTmux)('in a terminal', () => {
  let terminal: Terminal;
  beforeEach(async () => {
    terminal = await Terminal.open({ YAHT_DATA_DIR: data.path, YAHT_PLAIN: '1' });
  });
  afterEach(() => terminal.close());

  test('a newcomer is asked for names, rolls with Enter, and finds help', async () => {
    await terminal.type(`${yaht} play --seed 7`);
    await terminal.until('Who plays?');
    await terminal.type('Ann, Ben');
    await terminal.until('Press Enter to roll');
    await terminal.type('');
    await terminal.until('Dice to hold, or a category to score');
    await terminal.type('?');
    const screen = await terminal.until('leave; the game is saved');
    expect(screen).toMatch(/Roll 1 of 3: \d, \d, \d, \d, \d\./);
  });

  test('a game killed in mid-turn goes on with the same dice', async () => {
    await terminal.type(`${yaht} play yatzy --players Ann --seed 11`);
    await terminal.until('Press Enter to roll');
    await terminal.type('');
    const before = await terminal.until('Roll 1 of 3');
    const roll = /Roll 1 of 3: [\d, ]+/.exec(before)?.[0] ?? '';
    await run('pkill', ['-9', '-f', `${yaht} play yatzy --players Ann --seed 11`]);
    await terminal.until('Killed');
    await terminal.type(`clear; ${yaht} play --resume`);
    const after = await terminal.until('goes on in round 1 of 15');
    expect(await terminal.until(roll)).toContain(roll);
    expect(after).toContain('Yatzy with Ann');
  });

  test('Ctrl-C leaves with exit code 130, and the game is kept', async () => {
    await terminal.type(`${yaht} play --players Ann; echo code $?`);
    await terminal.until('Press Enter to roll');
    await terminal.type('');
    await terminal.until('Roll 1 of 3');
    await terminal.press('C-c');
    const screen = await terminal.until('code 130');
    expect(screen).toContain('yaht play --resume');
    expect((await readdir(join(data.path, 'saves'))).filter(name => name.endsWith('.json'))).toHaveLength(1);
  });

  test('a second terminal does not write the same game', async () => {
    await terminal.type(`${yaht} play --players Ann`);
    await terminal.until('Press Enter to roll');
    await terminal.type('');
    await terminal.until('Roll 1 of 3');
    const second = await run(yaht, ['play', '--resume'], { env: { YAHT_DATA_DIR: data.path } });
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('open in another terminal') });
  });
});

test('a whole game through a pipe leaves a record that verifies', async () => {
  const categories = [
    'ones',
    'twos',
    'threes',
    'fours',
    'fives',
    'sixes',
    'three of',
    'four of',
    'full',
    'small',
    'large',
    'kniffel',
    'chance',
  ];
  const input = categories.map(category => `\n${category}\n`).join('');
  const env = { YAHT_DATA_DIR: data.path };
  const played = await run(yaht, ['play', 'kniffel', '--players', 'Ann', '--seed', '3'], { input, env });
  expect(played).toMatchObject({ code: 0, stdout: expect.stringContaining('Ann finished with') });

  const [name = ''] = await readdir(join(data.path, 'games'));
  const record = join(data.path, 'games', name);
  expect(await run(yaht, ['verify', record])).toMatchObject({ code: 0, stdout: expect.stringContaining('Fair') });
  const changed = (await readFile(record, 'utf8')).replace(/"dice":\[\d/, '"dice":[9');
  expect((await run(yaht, ['verify', '-'], { input: changed })).code).not.toBe(0);
});
