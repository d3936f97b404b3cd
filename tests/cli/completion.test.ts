/** Completion scripts, tried in the shells they are for. */
import { mkdir, writeFile } from 'node:fs/promises';
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
      'daily',
      'watch',
      'replay',
      'score',
      'solve',
      'advise',
      'review',
      'simulate',
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
