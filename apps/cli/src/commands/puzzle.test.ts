import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-puzzle-'));
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (line: string | readonly string[], input = '', isTyped = false) =>
  answerTo(line, { env: { YAHT_CACHE_DIR: folder }, input, isTyped });

/** One to choose a row, and one with rerolls left. */
const ONE = 'puzzle kniffel --theme three-alike --number 1';
const TWO = 'puzzle kniffel --theme straight --number 1';

type Document = {
  readonly dice: readonly number[];
  readonly card: Readonly<Record<string, number>>;
  readonly cost?: number;
  readonly best?: { readonly category?: string };
};
const documentOn = async (line: string): Promise<Document> => JSON.parse((await ask(`${line} --json`)).stdout) as Document;

test('a puzzle is shown and one answer judged; before it nothing tells the best', async () => {
  const asked = await documentOn(ONE);
  expect(asked).toMatchObject({ schema: 'yaht.puzzle/1', variant: 'kniffel', theme: 'three-alike', number: 1, rerollsLeft: 0 });
  expect(Object.keys(asked)).not.toContain('best');
  const { cost, best } = await documentOn(`${ONE} --answer chance`);
  expect(cost).toBeGreaterThan(0.25);
  expect(best?.category).not.toBe('chance');

  const { code, stdout } = await ask(ONE, 'chance\n');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Kniffel: Three alike 1 of \d+, easy\n/);
  expect(stdout).toContain(`${asked.dice.join(' ')}  0 rerolls left`);
  expect(stdout).toMatch(/Which row\?\nNot the best: it costs \d+\.\d points\.\nBest: /);
  expect(await documentOn(`${ONE} --answer ${best?.category}`)).toMatchObject({ solved: true, cost: 0 });
});

test('what is no answer is refused, and no answer at all is none', async () => {
  expect((await ask(ONE)).stdout).toMatch(/Which row\?\n$/);
  for (const answer of ['1 2', 'none', 'nothing-like-that']) {
    const { code, stderr } = await ask([...ONE.split(' '), '--answer', answer]);
    expect([code, stderr]).toEqual([2, `yaht: "${answer}" is no answer here: name an open row.\n`]);
  }
  const hold = await ask(`${TWO} --answer all-of-them`);
  expect([hold.code, hold.stderr]).toEqual([
    2,
    'yaht: "all-of-them" is no answer here: dice that lie there, none, or an open row.\n',
  ]);
  expect((await ask('puzzle kniffel --theme three-alike --number 99')).code).toBe(3);
  expect((await ask('puzzle maxi-yatzy')).code).toBe(2);
});

test('whoever types is asked for what the puzzle takes, and again after a slip', async () => {
  const { code, stdout, stderr } = await ask(ONE, 'none\nchnace\nchance\n', true);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Which row\?\nNot the best: /);
  expect(stderr).toBe(
    [
      'Type a row.',
      'yaht: "none" is no answer here: name an open row.',
      'yaht: "chnace" is no answer here: name an open row.',
      '',
    ].join('\n'),
  );
  expect((await ask(TWO, '', true)).stderr).toBe('Type the dice that stay (for example 4 4), none to throw all, or a row.\n');
});

test('through a pipe the first line is the answer', async () => {
  expect(await ask(ONE, 'chnace\nchance\n')).toMatchObject({ code: 2, stdout: expect.not.stringContaining('Not the best') });
});
