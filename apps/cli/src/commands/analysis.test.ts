import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

let folder = '';
let quick = '';
let record = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-analysis-'));
  quick = join(folder, 'quick.json');
  const categories = { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' }, ones: { kind: 'face', face: 1 } };
  await writeFile(quick, JSON.stringify({ id: 'quick', name: 'Quick', dice: 5, rolls: 3, categories }));
  const { stdout } = await ask(['play', quick, '--players', 'Ann', '--bots', 'easy', '--seed', '4', '--order', 'seated'], {
    input: '\nchance\n\n1\n\nones\n\nsixes\n',
  });
  record = /yaht verify (\S+\.json)/.exec(stdout)?.[1] ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (line: string | readonly string[], how: Parameters<typeof answerTo>[1] = {}) =>
  answerTo(line, { ...how, env: { YAHT_CACHE_DIR: folder, YAHT_DATA_DIR: folder, ...how.env } });

describe('simulate', () => {
  test('mean, spread, percentiles and a histogram', async () => {
    const { code, stdout } = await ask(['simulate', quick, '--games', '500', '--seed', '7']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Quick, 500 games by perfect play \(seed 7\)\n\n {2}Mean +\d+\.\d\d ± \d\.\d\d\n/);
    expect(stdout).toMatch(/\n {2}Percentile +1 % +5 % +25 % +50 % +75 % +95 % +99 %\n/);
    expect(stdout).toMatch(/\n {2}\d+–\d+ {2}█+.* +\d+\.\d %\n/);
  });

  test('the same seed gives the same games, and weaker players score less', async () => {
    const meanOf = async (flags: readonly string[]): Promise<number> =>
      (JSON.parse((await ask(['simulate', quick, '--json', '--games', '2000', ...flags])).stdout) as { readonly mean: number })
        .mean;
    const perfect = await meanOf(['--seed', '3']);
    expect(await meanOf(['--seed', '3'])).toBe(perfect);
    expect(await meanOf(['--seed', '4'])).not.toBe(perfect);
    expect(await meanOf(['--seed', '3', '--player', 'random'])).toBeLessThan(perfect - 5);
  });

  test('greedy and random players need no solution: they play cards that cannot be solved', async () => {
    const six = join(folder, 'six-dice.json');
    const categories = {
      sixes: { kind: 'face', face: 6 },
      chance: { kind: 'chance' },
      pairs: { kind: 'groups', sizes: [2, 2, 2] },
    };
    await writeFile(six, JSON.stringify({ id: 'six-dice', name: 'Six', dice: 6, rolls: 3, savesRolls: true, categories }));
    const meanOf = async (player: string): Promise<number> => {
      const { code, stdout, stderr } = await ask(['simulate', six, '--player', player, '--seed', '3', '--json']);
      expect([code, stderr]).toEqual([0, '']);
      const document = JSON.parse(stdout) as { readonly games: number; readonly mean: number };
      expect(document).toMatchObject({ schema: 'yaht.simulation/1', variant: 'six-dice', player, games: 1000, seed: 3 });
      expect((await ask(['simulate', six, '--player', player, '--seed', '3', '--json'])).stdout).toBe(stdout);
      return document.mean;
    };
    expect(await meanOf('random')).toBeLessThan((await meanOf('greedy')) - 10);
    const { code, stdout, stderr } = await ask(['simulate', six]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('exactly five dice. Players that need no solution: --player greedy or random.');
  });

  test('a greedy player needs no solution where there could be one either', async () => {
    const env = { YAHT_CACHE_DIR: join(folder, 'unsolved') };
    expect((await ask(['simulate', quick, '--player', 'greedy'], { env })).code).toBe(0);
    await expect(readdir(join(folder, 'unsolved'))).rejects.toThrow('ENOENT');
  });

  test('a game without a card has no points to count', async () => {
    const { code, stderr } = await ask('simulate rollio-classic --player greedy');
    expect([code, stderr]).toEqual([2, 'yaht: simulate counts the points of a card, and Rollio Classic has none.\n']);
  });

  test('the document tells its seed, so that it can be repeated', async () => {
    const { stdout } = await ask(['simulate', quick, '--json', '--games', '10']);
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 'yaht.simulation/1',
      variant: 'quick',
      player: 'optimal',
      games: 10,
      seed: expect.any(Number) as number,
    });
  });
});

test('the exact distribution: chances add up, and the mean is the value of the game', async () => {
  const { stdout } = await ask(['distribution', quick, '--json']);
  const answer = JSON.parse(stdout) as { readonly mean: number; readonly scores: { readonly chances: readonly number[] } };
  expect(answer).toMatchObject({ schema: 'yaht.distribution/1', variant: 'quick' });
  expect(answer.scores.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  const advice = JSON.parse((await ask(['advise', quick, '--json'])).stdout) as { readonly value: number };
  expect(answer.mean).toBeCloseTo(advice.value, 6);
});

test('a distribution from a card in use counts the points on it', async () => {
  const { stdout } = await ask(['distribution', quick, '--card', 'ones=3,chance=20', '--dice', '66666', '--rerolls', '0']);
  expect(stdout).toContain('  Mean        53.00\n');
  expect(stdout).toContain('  Range       53 to 53\n');
});

test('bonuses on the card count, too', async () => {
  const path = join(folder, 'bonus.json');
  const categories = {
    ones: { kind: 'face', face: 1 },
    yahtzee: { kind: 'groups', sizes: [5], points: 50 },
    chance: { kind: 'chance' },
  };
  await writeFile(
    path,
    JSON.stringify({ id: 'short', name: 'Short', dice: 5, rolls: 3, yahtzeeBonus: 100, joker: 'forced', categories }),
  );
  const { stdout } = await ask([
    'distribution',
    path,
    '--card',
    'ones=5,yahtzee=50,bonus=100',
    '--dice',
    '66666',
    '--rerolls',
    '0',
  ]);
  expect(stdout).toContain('  Range       285 to 285\n');
});

describe('target', () => {
  const chanceOf = async (points: number, ...flags: readonly string[]): Promise<number> =>
    (JSON.parse((await ask(['target', quick, String(points), '--json', ...flags])).stdout) as { readonly chance: number }).chance;

  test('nothing is certain but nothing, and playing for it is at least as good as playing for points', async () => {
    expect(await chanceOf(0)).toBe(1);
    expect(await chanceOf(66)).toBe(0);
    type Distribution = { readonly scores: { readonly low: number; readonly chances: readonly number[] } };
    const { scores } = JSON.parse((await ask(['distribution', quick, '--json'])).stdout) as Distribution;
    const forPoints = scores.chances.filter((_, i) => scores.low + i >= 45).reduce((sum, chance) => sum + chance, 0);
    expect(await chanceOf(45)).toBeGreaterThanOrEqual(forPoints);
  });

  test('from a card in use, with dice on the table', async () => {
    expect(await chanceOf(53, '--card', 'ones=3,chance=20', '--dice', '66666', '--rerolls', '0')).toBe(1);
    expect(await chanceOf(54, '--card', 'ones=3,chance=20', '--dice', '66666', '--rerolls', '0')).toBe(0);
  });

  test('for people', async () => {
    const { stdout } = await ask(['target', quick, '45']);
    expect(stdout).toMatch(/^Quick, 45 points or more\n {2}Best possible chance: \d+\.\d{3} %\n$/);
    expect((await ask(['target', quick, '9999'])).stdout).toContain('chance: 0 %\n');
  });

  test('progress on standard error: lines for a log, JSON for programs, or none at all', async () => {
    const told = async (...flags: readonly string[]): Promise<string> => (await ask(['target', quick, '45', ...flags])).stderr;
    expect(await told()).toMatch(/^(Quick {2}\d+ % {2}ETA \d+:\d\d\n)*Quick {2}100 % {2}ETA 0:00\n$/);
    const last = (await told('--progress=json')).trimEnd().split('\n').at(-1);
    expect(JSON.parse(last ?? '')).toEqual({ schema: 'yaht.progress/1', done: 1, seconds: expect.any(Number) as number });
    expect(await told('--progress=none')).toBe('');
    expect(await told('--quiet')).toBe('');
  });
});

describe('review', () => {
  test('one line of sums for each seat, then what was better', async () => {
    const { code, stdout } = await ask(['review', record]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Ann\nScore \d+ = \d+\.\d expected − \d+\.\d decisions [+−] \d+\.\d luck\nAccuracy \d+\.\d %\. /);
    expect(stdout).toContain('\nBot (easy)\nScore ');
    expect(stdout.match(/\nJudged by the chance to win, in percentage points: /g)).toHaveLength(2);
    expect(stdout).toMatch(/ +Round +Dice +Left +Played +Better +Cost +Win chance\n/);
  });

  test('the identity of the document: score = start + luck − loss', async () => {
    const { stdout } = await ask(['review', record, '--json']);
    type Sums = { readonly score: number; readonly start: number; readonly luck: number; readonly loss: number };
    const review = JSON.parse(stdout) as { readonly loss: number; readonly seats: readonly Sums[] };
    expect(review).toMatchObject({
      schema: 'yaht.review/1',
      over: true,
      seats: [{ name: 'Ann' }, { name: 'Bot (easy)', bot: 'easy' }],
    });
    for (const { score, start, luck, loss } of review.seats) expect(start + luck - loss).toBeCloseTo(score, 6);
    expect(review.loss).toBeCloseTo(
      review.seats.reduce((sum, { loss }) => sum + loss, 0),
      9,
    );
  });

  test('where the points of a decision were lost: by category and bonus they add up to its cost', async () => {
    const { stdout } = await ask(['review', record, '--why', '--json']);
    type Decision = { readonly type: string; readonly loss: number; readonly difference?: Readonly<Record<string, number>> };
    const { seats } = JSON.parse(stdout) as { readonly seats: readonly { readonly moves: readonly Decision[] }[] };
    const costly = seats.flatMap(({ moves }) => moves).filter(({ type, loss }) => type === 'decision' && loss > 1e-6);
    expect(costly.length).toBeGreaterThan(0);
    for (const { loss, difference = {} } of costly) {
      expect(Object.keys(difference)).toEqual(expect.arrayContaining(['ones', 'upperBonus', 'alikeBonus']));
      expect(Object.values(difference).reduce((sum, points) => sum + points, 0)).toBeCloseTo(-loss, 6);
    }
    expect((await ask(['review', record, '--why', '--all'])).stdout).toMatch(/\n {6}[A-Z][^\n]* [+−]\d+\.\d/);
    expect((await ask(['review', record, '--json'])).stdout).not.toContain('difference');
  });

  test('every decision on request', async () => {
    const rows = (said: string): number => said.split('\n').filter(line => /^ +\d+ {2}(\d ){4}\d/.test(line)).length;
    const few = rows((await ask(['review', record])).stdout);
    expect(rows((await ask(['review', record, '--all'])).stdout)).toBeGreaterThan(few);
  });

  test('a record that cannot be reviewed: one line, no data', async () => {
    expect(await ask('review nowhere.json')).toMatchObject({ code: 2, stdout: '' });
    const text = await readFile(record, 'utf8');
    const newer = await ask('review -', { input: text.replace('yaht.game/1', 'yaht.game/2') });
    expect(newer).toMatchObject({ code: 5, stdout: '' });
    expect(await ask('review -', { input: '{}' })).toMatchObject({ code: 2, stdout: '' });
    const rollio = await ask('play rollio-classic --players= --bots easy --seed 2');
    const path = /yaht verify (\S+\.json)/.exec(rollio.stdout)?.[1] ?? '';
    expect((await ask(['review', path])).stderr).toMatch(/^yaht: Rollio Classic has no card of categories/);
  });
});

test.each([
  ['simulate yatzy --games 0', '--games cannot be "0". Take a whole number from 1 to 10,000,000.'],
  ['simulate yatzy --games many', '--games cannot be "many". Take a whole number from 1 to 10,000,000.'],
  ['simulate yatzy --seed x', '--seed cannot be "x". Take a whole number from 0 to 4294967295.'],
  ['simulate yatzy --player me', '--player cannot be "me". Take optimal, human, greedy or random.'],
  ['target maxi-yatzy 300', 'Maxi Yatzy cannot be solved: the solver knows games with exactly five dice.'],
  ['distribution rollio-classic', 'Rollio Classic cannot be solved: it has no card of categories.'],
  ['distribution yatzy --dice 1', 'Yatzy is played with 5 dice, not with 1. Give all of them.'],
  ['target yatzy lots', '<points> cannot be "lots". Take a whole number, as in 300.'],
  ['target maxi-yatzy 300', 'Maxi Yatzy cannot be solved: the solver knows games with exactly five dice.'],
  ['play --bots esay', '--bots cannot be "esay". Take easy, normal, optimal or winning.'],
])('yaht %s: one line, exit code 2, no data', async (line, problem) => {
  expect(await ask(line)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});
