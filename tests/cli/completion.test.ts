/** Completion scripts, tried in the shells they are for. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';

let folder = { path: '', remove: async (): Promise<void> => {} };
beforeAll(async () => {
  folder = await emptyFolder();
  await writeFile(join(folder.path, 'mine.json'), '{}');
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { stdout } = await run(process.execPath, [yaht, 'completion', shell]);
    await writeFile(join(folder.path, `completion.${shell}`), stdout);
  }
});
afterAll(() => folder.remove());

/** What bash offers for the last of these words. */
const offered = (...words: readonly string[]): Promise<readonly string[]> => offeredWith({}, ...words);

async function offeredWith(env: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<readonly string[]> {
  const script = 'source ./completion.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _yaht; printf "%s\\n" "${COMPREPLY[@]}"';
  const { stdout, stderr } = await run('bash', ['-c', script, 'bash', ...words], { cwd: folder.path, env });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

describe('bash', () => {
  test('commands', async () => {
    expect(await offered('yaht', '')).toEqual([
      'play',
      'server',
      'backup',
      'restore',
      'migrate',
      'join',
      'room',
      'games',
      'daily',
      'watch',
      'replay',
      'score',
      'solve',
      'advise',
      'review',
      'simulate',
      'rollio',
      'distribution',
      'target',
      'puzzle',
      'rules',
      'verify',
      'config',
      'completion',
      'version',
      'help',
    ]);
    expect(await offered('yaht', 'ver')).toEqual(['verify', 'version']);
  });

  test('games, and files of custom ones', async () => {
    expect(await offered('yaht', 'score', 'ya')).toEqual(['yahtzee', 'yahtzee-official', 'yatzy']);
    expect(await offered('yaht', 'score', 'mi')).toEqual(['mine.json']);
    expect(await offered('yaht', 'verify', 'mi')).toEqual(['mine.json']);
    expect(await offered('yaht', 'solve', 'yatzy', '--out', 'mi')).toEqual(['mine.json']);
    expect(await offered('yaht', 'score', 'yahtzee', '')).toEqual(['']);
  });

  test('games that were kept here', async () => {
    const env = { YAHT_DATA_DIR: join(folder.path, 'data') };
    await mkdir(join(folder.path, 'data', 'games'), { recursive: true });
    await mkdir(join(folder.path, 'data', 'saves'), { recursive: true });
    await writeFile(join(folder.path, 'data', 'games', '2026-ended.json'), '{}');
    await writeFile(join(folder.path, 'data', 'games', '2026-$(touch hit).json'), '{}');
    await writeFile(join(folder.path, 'data', 'saves', '2026-aside.json'), '{}');
    expect(await offeredWith(env, yaht, 'replay', '2026')).toEqual(['2026-ended', '2026-aside']);
    expect(await offeredWith(env, yaht, 'play', '--resume', '')).toEqual(['2026-aside']);
  });

  test('rooms of the server whose address was typed, which bash breaks at its colon', async () => {
    const spy = join(folder.path, 'spy');
    await writeFile(spy, '#!/bin/sh\nprintf "%s\\n" "$@" > asked\necho K7Q2XM\n', { mode: 0o755 });
    const typed = ['join 10.0.0.7:7777', 'join [::1]:7777', 'join --host 10.0.0.7:7777', 'watch --host=10.0.0.7:7777'];
    for (const line of typed) {
      const broken = line.split(' ').flatMap(word => word.split(/([=:]+)/));
      expect(await offered(spy, ...broken, '--room', '')).toEqual(['K7Q2XM']);
      const asked = await readFile(join(folder.path, 'asked'), 'utf8');
      expect(asked).toBe(`${['words', 'rooms', '--', spy, ...line.split(' '), '--room', ''].join('\n')}\n`);
    }
  });

  test('levels of bots one by one, games and folders', async () => {
    expect(await offered('yaht', 'play', '--bots', '')).toEqual(['easy', 'normal', 'optimal', 'winning']);
    expect(await offered('yaht', 'play', '--bots', 'easy,n')).toEqual(['easy,normal']);
    expect(await offered('yaht', 'watch', '--bots', '=', 'easy,')).toEqual([
      'easy,easy',
      'easy,normal',
      'easy,optimal',
      'easy,winning',
    ]);
    expect(await offered('yaht', 'server', '--variant', 'yat')).toEqual(['yatzy']);
    expect(await offered('yaht', 'server', '--variant', 'mi')).toEqual(['mine.json']);
    await mkdir(join(folder.path, 'games-of-mine'), { recursive: true });
    expect(await offered('yaht', 'server', '--data', 'games-of')).toEqual(['games-of-mine']);
    expect(await offered('yaht', 'server', '--data', 'mi')).toEqual(['']);
    expect(await offered('yaht', 'play', '--set', 'hi')).toEqual(['high-roller']);
    expect(await offered('yaht', 'daily', '--game', '')).toEqual(['card', 'rollio']);
  });

  test('options of the command and those of every command', async () => {
    expect(await offered('yaht', 'score', '--c')).toEqual(['--card', '--charms', '--color']);
    expect(await offered('yaht', 'play', '--r')).toEqual(['--resume']);
    expect(await offered('yaht', '--ver')).toEqual(['--verbose', '--version']);
  });

  test('values, also after an equals sign, which bash makes a word of its own', async () => {
    expect(await offered('yaht', '--lang', '')).toEqual(['en', 'sv', 'de']);
    expect(await offered('yaht', '--color', '=')).toEqual(['auto', 'always', 'never']);
    expect(await offered('yaht', '--color', '=', 'al')).toEqual(['always']);
    expect(await offered('yaht', '--color', '=', 'always', 'sc')).toEqual(['score']);
    expect(await offered('yaht', '--lang', 'sv', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });
});

const isThere = async (shell: string): Promise<boolean> => (await run('bash', ['-c', `command -v ${shell}`])).code === 0;
const others = await Promise.all(['zsh', 'fish'].map(async shell => ((await isThere(shell)) ? [shell] : [])));

test('every script is made of what its shell can read', async () => {
  for (const shell of ['bash', ...others.flat()]) {
    const { code, stderr } = await run(shell, ['-n', join(folder.path, `completion.${shell}`)]);
    expect([shell, code, stderr]).toEqual([shell, 0, '']);
  }
});
