import { describe, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

test('a table of every category, upper section first', async () => {
  const { code, stdout, stderr } = await answerTo('score yahtzee 3,3,3,4,4');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe(`Yahtzee: 3 3 3 4 4

  Ones              0
  Twos              0
  Threes            9
  Fours             8
  Fives             0
  Sixes             0

  Three of a kind  17
  Four of a kind    0
  Full house       25
  Small straight    0
  Large straight    0
  Yahtzee           0
  Chance           17
`);
});

test('a joker: what may be used, what not and why', async () => {
  const { stdout } = await answerTo('score yahtzee 55555 --card yahtzee=50');
  expect(stdout).toContain('\n  Fives            25\n');
  expect(stdout).toContain('\n  Chance           25  joker: Fives first\n');
  expect(stdout).toContain('\n  Yahtzee          50  filled\n');
  expect(stdout).toContain('\nYahtzee again: +100. Rule: it must go in Fives (25).\n');
});

test('the document of a roll', async () => {
  const { stdout } = await answerTo('score yahtzee 55555 --card yahtzee=50,fives=- --json');
  const answer = JSON.parse(stdout) as { readonly categories: readonly { readonly id: string }[] };
  expect(answer).toMatchObject({ schema: 'yaht.score/1', variant: 'yahtzee', dice: [5, 5, 5, 5, 5], yahtzeeBonus: 100 });
  const byId = Object.fromEntries(answer.categories.map(category => [category.id, category]));
  expect(answer.categories).toHaveLength(13);
  expect(byId['ones']).toEqual({ id: 'ones', name: 'Ones', points: 0, open: true, allowed: false, reason: 'joker-restriction' });
  expect(byId['fives']).toEqual({
    id: 'fives',
    name: 'Fives',
    points: null,
    open: false,
    allowed: false,
    reason: 'category-filled',
  });
  expect(byId['largeStraight']).toEqual({ id: 'largeStraight', name: 'Large straight', points: 40, open: true, allowed: true });
});

test('rolls from standard input: good lines are answered, a wrong one is named', async () => {
  const { code, stdout, stderr } = await answerTo('score yatzy -', { input: '33344\r\n\n1 2 3 4 5\n12\n6,6,6,6,6' });
  const dice = stdout
    .trimEnd()
    .split('\n')
    .map(line => (JSON.parse(line) as { readonly dice: readonly number[] }).dice.join(''));
  expect(dice).toEqual(['33344', '12345', '66666']);
  expect(stderr).toBe('yaht: line 4: Yatzy is played with 5 dice, not with 2. Give all of them.\n');
  expect(code).toBe(2);
});

test('names, input and output in Swedish', async () => {
  const { stdout } = await answerTo('score yahtzee 66655 --card kåk=25', { env: { LANG: 'sv_SE.UTF-8' } });
  expect(stdout).toContain('  Kåk          25  ifylld\n');
  expect(stdout).toContain('  Tretal       28\n');
});

test('in a narrow window names are short', async () => {
  const { stdout } = await answerTo('score yahtzee 55555 --card yahtzee=50 --color=never', { columns: 40 });
  expect(stdout).toContain('  Lg straight   0  joker: Fives first\n');
  expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(40);
});

test('in a very narrow one the reason goes below', async () => {
  const { stdout } = await answerTo('score yahtzee 55555 --card yahtzee=50 --color=never', { columns: 30 });
  expect(stdout).toContain('  Lg straight   0\n    joker: Fives first\n');
  expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(30);
});

test('a full card', async () => {
  const card = 'ones=-,twos=-,threes=-,fours=-,fives=-,sixes=-,3k=-,4k=-,fh=-,ss=-,ls=-,yahtzee=50,chance=-';
  expect((await answerTo(`score yahtzee 55555 --card ${card}`)).stdout).toMatch(/\n\nEvery category is filled\.\n$/);
});

const wrong: [string, string][] = [
  ['yahtzee 1,2,7', '"7" is not on a die. Dice show 1 to 6, as in 3,3,3,4,4.'],
  ['yahtzee 1,2,3,4', 'Yahtzee is played with 5 dice, not with 4. Give all of them.'],
  ['yahtzee 123456', 'Yahtzee is played with 5 dice, not with 6. Give all of them.'],
  ['yahtzee hello', '"hello" is not on a die. Dice show 1 to 6, as in 3,3,3,4,4.'],
  ['yahtzee 10,1,1,1,1', '"10" is not on a die. Dice show 1 to 6, as in 3,3,3,4,4.'],
  ['yahtzee 1,1,1,1,1,', '"1,1,1,1,1," is not on a die. Dice show 1 to 6, as in 3,3,3,4,4.'],
  ['yathzee 11111', 'there is no game "yathzee". Did you mean yahtzee?'],
  ['chess 11111', 'there is no game "chess". yaht rules lists them.'],
  ['ya 11111', '"ya" could be yahtzee, yahtzee-official or yatzy. Type more of it.'],
  ['nowhere.json 11111', 'cannot read nowhere.json: there is no such file. Check the path.'],
  ['yahtzee 11111 --card full', '--card: "full" is not category=points. Example: --card \'yahtzee=50,fives=15\''],
  ['yahtzee 11111 --card ful=25,fh=25', '--card: Full house is there twice. Leave one out.'],
  ['yahtzee 11111 --card yathzee=50', '--card: there is no category "yathzee". Did you mean Yahtzee?'],
  ['yahtzee 11111 --card four=8', '--card: "four" could be Fours or Four of a kind. Type more of it.'],
  ['yahtzee 11111 --card fives=13', '--card: Fives cannot hold 13. Possible: 0, 5, 10, 15, 20, 25.'],
  ['yahtzee 11111 --card chance=4', '--card: Chance cannot hold 4. Possible: 0, 5–30.'],
];

describe('wrong input gets one line on standard error, exit code 2 and no data', () => {
  test.each(wrong)('score %s', async (line, problem) => {
    expect(await answerTo(`score ${line}`)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
  });

  test('an empty roll', async () => {
    const { code, stderr } = await answerTo(['score', 'yahtzee', ' ']);
    expect([code, stderr]).toEqual([2, 'yaht: no dice were given. Write them as 3,3,3,4,4 or 33344.\n']);
  });
});
