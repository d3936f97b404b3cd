import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

type Advice = {
  readonly value: number;
  readonly holds: readonly { readonly hold: readonly boolean[]; readonly expected: number }[];
  readonly categories: readonly { readonly id: string; readonly points: number; readonly expected: number }[];
  readonly best: { readonly hold?: readonly boolean[]; readonly category?: string; readonly expected: number } | null;
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-advise-'));
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (line: string | readonly string[], how: Parameters<typeof answerTo>[1] = {}) =>
  answerTo(line, { ...how, env: { YAHT_CACHE_DIR: folder, ...how.env } });
const adviceOn = async (line: string): Promise<Advice> => JSON.parse((await ask(`${line} --json`)).stdout) as Advice;

test('the best hold in the order of the dice, alternatives with their cost, categories with their odds', async () => {
  const { code, stdout, stderr } = await ask('advise kniffel --dice 3,3,5,1,6 --rerolls 1 --card ones=2,fullHouse=-');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Kniffel: 3 3 5 1 6, 1 reroll left\n\nHold 3 3, throw 5 1 6\.\n\d+\.\d\d points still to come/);
  expect(stdout).toMatch(/\n {2}3 3 · · · +\d+\.\d\d\n/);
  expect(stdout).toMatch(/\n {2}Threes +6 +\d+\.\d\d +\d+\.\d\d +\d+\.\d %\n/);
  expect(stdout).not.toContain('Full house');
});

test('the document has every hold once and every open category, the best first', async () => {
  const { value, holds, categories, best } = await adviceOn('advise yahtzee --dice 6,6,6,6,6 --rerolls 1');
  expect(new Set(holds.map(({ hold }) => hold.join())).size).toBe(32);
  expect(holds[0]).toEqual({ hold: [true, true, true, true, true], expected: value });
  expect(categories).toHaveLength(13);
  expect(categories[0]).toMatchObject({ id: 'yahtzee', points: 50, expected: value });
  expect(best).toEqual({ category: 'yahtzee', expected: value });
});

test('without dice: the value at the start of a turn', async () => {
  expect((await adviceOn('advise yahtzee')).value).toBeCloseTo(254.48484588, 6);
  const { stdout } = await ask('advise yahtzee --card ones=3');
  expect(stdout).toMatch(/^Yahtzee: the start of a turn, 12 categories open\n\d+\.\d\d points still to come/);
});

test('a joker: what must be done, and why', async () => {
  const { stdout } = await ask('advise yahtzee --dice 55555 --rerolls 0 --card yahtzee=50 --lang sv');
  expect(stdout).toContain('Skriv 25 i Femmor.\n');
  expect(stdout).toContain('Yatzy igen: +100.');
});

test('positions line by line; wrong ones are named and left out', async () => {
  const lines: readonly (readonly [string, string | null])[] = [
    ['{"upperScore":12,"filled":["ones","fives"],"yahtzeeIs50":false,"dice":[3,3,5,1,6],"rerollsLeft":1}', null],
    ['{}', null],
    ['{"upperScore":7,"filled":["ones"]}', 'upperScore cannot be 7: Ones never add up to it.'],
    ['{"upperScore":1}', 'upperScore cannot be 1: no upper category is filled.'],
    ['{"filled":["onez"]}', 'filled: there is no category "onez". Did you mean ones?'],
    ['{"filled":["chance","chance"]}', 'filled: chance is there twice.'],
    ['{"filled":"chance"}', 'filled must be a list of categories.'],
    ['{"yahtzeeIs50":true}', 'yahtzeeIs50 cannot be true while Yahtzee is open.'],
    ['{"yahtzeeIs50":1}', 'yahtzeeIs50 must be true or false.'],
    ['{"dice":[1,2,3,4],"rerollsLeft":1}', 'dice must be a list of five faces from 1 to 6.'],
    ['{"dice":[1,2,3,4,7],"rerollsLeft":1}', 'dice must be a list of five faces from 1 to 6.'],
    ['{"dice":[1,2,3,4,5],"rerollsLeft":3}', 'rerollsLeft must be a whole number from 0 to 2, beside the dice.'],
    ['{"dice":[1,2,3,4,5]}', 'rerollsLeft must be a whole number from 0 to 2, beside the dice.'],
    ['{"upperscore":3}', 'there is no field "upperscore" in a position.'],
    ['[]', 'this is not a position.'],
    ['33344', 'this is not a position.'],
  ];
  const { code, stdout, stderr } = await ask('advise yahtzee -', { input: lines.map(([line]) => line).join('\n') });
  expect(code).toBe(2);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Advice);
  expect(answers).toHaveLength(2);
  expect(answers[0]?.holds).toHaveLength(32);
  expect(answers[1]).toMatchObject({ schema: 'yaht.advice/1', holds: [], categories: [], best: null });
  const told = stderr.trimEnd().split('\n');
  const wrong = lines.flatMap(([, problem], i) => (problem === null ? [] : [`yaht: line ${i + 1}: ${problem}`]));
  expect(told.map((line, i) => line.slice(0, wrong[i]?.length))).toEqual(wrong);
});

test('flags and lines answer alike', async () => {
  const line = '{"upperScore":2,"filled":["ones","fullHouse"],"dice":[3,3,5,1,6],"rerollsLeft":1}';
  const fromLine = JSON.parse((await ask('advise kniffel -', { input: line })).stdout) as Advice;
  const fromFlags = await adviceOn('advise kniffel --dice 33516 --rerolls 1 --card ones=2,fullHouse=-');
  expect(fromFlags.best?.hold).toEqual(fromLine.best?.hold);
  expect(fromFlags.value).toBeCloseTo(fromLine.value, 9);
});

describe('the kept table', () => {
  const kept = async (): Promise<string> => {
    const [name = ''] = (await readdir(join(folder, 'tables'))).filter(file => file.startsWith('kniffel'));
    return join(folder, 'tables', name);
  };

  test.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, 1_000), 'it has the wrong size'],
    ['empty', () => Buffer.alloc(0), 'it has the wrong size'],
    ['changed', (bytes: Buffer) => bytes.fill(7, 5_000, 5_004), 'it is damaged'],
    ['of another version', (bytes: Buffer) => bytes.fill(9, 4, 5), 'it is of another version'],
    ['something else', (bytes: Buffer) => bytes.fill('x', 0, 4), 'it is not a table'],
  ])('%s: told, solved afresh and replaced', async (_, harm, reason) => {
    const before = await ask('advise kniffel');
    const path = await kept();
    const whole = await readFile(path);
    await writeFile(path, harm(Buffer.from(whole)));
    const mended = await ask('advise kniffel');
    expect(mended).toEqual({ ...before, stderr: expect.stringContaining(`is not used (${reason})`) as string });
    expect((await readFile(path)).equals(whole)).toBe(true);
    expect(await ask('advise kniffel')).toEqual(before);
  });

  test('a cache that cannot be written costs nothing but time', async () => {
    const blocked = join(folder, 'file');
    await writeFile(blocked, '');
    const { code, stderr } = await ask('advise kniffel', { env: { YAHT_CACHE_DIR: blocked } });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^yaht: the solved table cannot be kept in .*\(ENOTDIR|EEXIST\)\.\n$/);
  });

  test('a named table file is used, and refused with exit code 7 when it is not right', async () => {
    const path = join(folder, 'kniffel.bin');
    await answerTo(['solve', 'kniffel', '-q', '--out', path]);
    expect((await ask(['advise', 'kniffel', '--table', path])).stdout).toEqual((await ask('advise kniffel')).stdout);
    const other = await ask(['advise', 'yatzy', '--table', path]);
    expect(other).toMatchObject({ code: 7, stdout: '' });
    expect(other.stderr).toBe(
      `yaht: cannot read table ${path}: it belongs to other rules. Run: yaht solve yatzy --out ${join(folder, 'kniffel-new.bin')}\n`,
    );
  });

  test('the advice for a table that cannot be used, pasted as it is, leaves every file that was there', async () => {
    const [mine, taken] = [join(folder, 'my notes.txt'), join(folder, 'my notes-new.txt')];
    for (const path of [mine, taken]) await writeFile(path, 'of worth to somebody');
    const { stderr } = await ask(['advise', 'kniffel', '--table', mine]);
    const [, advice = ''] = / Run: yaht (.*)\n$/.exec(stderr) ?? [];
    const [, out = ''] = /'(.*)'$/.exec(advice) ?? [];
    expect(out).toBe(join(folder, 'my notes-new-2.txt'));
    expect(await answerTo(['solve', 'kniffel', '-q', '--out', out])).toMatchObject({ code: 0 });
    for (const path of [mine, taken]) expect(await readFile(path, 'utf8')).toBe('of worth to somebody');
    expect((await ask(['advise', 'kniffel', '--table', out])).code).toBe(0);
    const none = join(folder, 'none.bin');
    const missing = await ask(['advise', 'yatzy', '--table', none]);
    expect(missing).toMatchObject({ code: 7, stdout: '' });
    expect(missing.stderr).toContain(`Run: yaht solve yatzy --out ${none}\n`);
  });
});

test.each([
  ['--dice 1,2,3', 'Yatzy is played with 5 dice, not with 3. Give all of them.'],
  ['--dice 1,2,3,4,9', '"9" is not on a die. Dice show 1 to 6, as in 3,3,3,4,4.'],
  ['--dice 12345 --rerolls 3', 'rerolls cannot be "3". Take a whole number from 0 to 2.'],
  ['--dice 12345 --rerolls -1', 'rerolls cannot be "-1". Take a whole number from 0 to 2.'],
  ['--rerolls 1', '--rerolls needs dice. Example: --dice 3,3,5,1,6 --rerolls 1'],
  ['--card kåk=13,foo=1', '--card: there is no category "foo". yaht rules <game> lists them.'],
  ['--card ones=6', '--card: Ones cannot hold 6. Possible: 0–5.'],
  ['--card ones=1,bonus=100', '--card: there is no category "bonus". yaht rules <game> lists them.'],
  ['positions.jsonl', '<positions> cannot be "positions.jsonl". Take -.'],
])('yaht advise yatzy %s: one line, exit code 2, no data', async (line, problem) => {
  expect(await ask(`advise yatzy ${line}`)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});

test.each([
  ['yahtzee=50,bonus=100', '--card: bonus cannot be 100. It is 100 for each Yahtzee after the first, at most 0 on this card.'],
  [
    'sixes=30,yahtzee=50,bonus=200',
    '--card: bonus cannot be 200. It is 100 for each Yahtzee after the first, at most 100 on this card.',
  ],
  [
    'bonus=100,sixes=30,yahtzee=-',
    '--card: bonus cannot be 100. It is 100 for each Yahtzee after the first, at most 0 on this card.',
  ],
  [
    'sixes=30,yahtzee=50,bonus=50',
    '--card: bonus cannot be 50. It is 100 for each Yahtzee after the first, at most 100 on this card.',
  ],
  ['sixes=30,yahtzee=50,bonus=100,bonus=100', '--card: bonus is there twice. Leave one out.'],
])('yaht distribution yahtzee --card %s: one line, exit code 2', async (card, problem) => {
  expect(await ask(['distribution', 'yahtzee', '--card', card])).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});

test('a bonus on the card changes nothing of what is still to come', async () => {
  const [without, withOne] = await Promise.all(
    ['', ',Bonus=100'].map(bonus => ask(['advise', 'yahtzee', '--card', `sixes=30,yahtzee=50${bonus}`])),
  );
  expect(withOne).toEqual(without);
});

test('a full card has nothing to decide, and is worth what is still to be paid', async () => {
  const path = join(folder, 'one.json');
  const upperBonus = { target: 12, points: 50 };
  await writeFile(
    path,
    JSON.stringify({ id: 'one', name: 'One', dice: 5, rolls: 3, upperBonus, categories: { sixes: { kind: 'face', face: 6 } } }),
  );
  expect(await ask(['advise', path, '--dice', '66666', '--card', 'sixes=12'])).toMatchObject({
    code: 2,
    stderr: 'yaht: every category is filled, so there is nothing left to decide.\n',
  });
  const { stdout } = await ask(['advise', path, '--card', 'sixes=12', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ value: 50 });
});
