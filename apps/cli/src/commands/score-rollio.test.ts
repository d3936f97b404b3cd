import { describe, expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

type Document = {
  readonly partitions: readonly { readonly points: number; readonly score?: object; readonly steps?: readonly object[] }[];
  readonly count: number;
  readonly complete: boolean;
  readonly best: object | null;
};

const documentOf = async (line: string): Promise<Document> =>
  JSON.parse((await answerTo(`score rollio ${line} --json`)).stdout) as Document;

test('the ways to score a hand, the best first', async () => {
  const { code, stdout, stderr } = await answerTo('score rollio 3,3,3,4,4,4,1');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe(`Rollio: 3 3 3 4 4 4 1, 2 ways to score

  2,600  two triplets 2,500, single 1 100
    800  three 4s 400, three 3s 300, single 1 100
`);
});

test('the document of a hand', async () => {
  const { stdout } = await answerTo('score rollio-classic 3334441 --json');
  const best = {
    combinations: [
      { type: 'single', faces: [1], points: 100 },
      { type: 'twoTriplets', faces: [3, 3, 3, 4, 4, 4], points: 2500 },
    ],
    points: 2600,
  };
  expect(JSON.parse(stdout)).toEqual({
    schema: 'yaht.rollio/1',
    dice: [3, 3, 3, 4, 4, 4, 1],
    partitions: [best, expect.objectContaining({ points: 800 }) as object],
    count: 2,
    complete: true,
    best,
    search: { combinations: 4, steps: 5, partitions: 2, milliseconds: expect.any(Number) as number },
  });
});

test('what the search did is told on request', async () => {
  const { stderr } = await answerTo('score rollio-classic 3334441 -v');
  expect(stderr).toMatch(/search: 4 combinations, 5 steps, 2 partitions, \d+\.\d\d ms/);
  expect((await answerTo('score rollio-classic 3334441')).stderr).toBe('');
});

test.each([
  ['123456', 1],
  ['556611', 1],
  ['666622', 1],
  ['111555', 5],
  ['1111111111', 24],
  ['222333444', 5],
  ['1,2,3,4,5,6,7,8,9,10', 1],
  ['15,16,17,18,19,20', 1],
])('%s has %i partitions', async (dice, count) => {
  expect(await documentOf(dice)).toMatchObject({ count, complete: true });
});

test('dice that cannot all be used', async () => {
  expect(await documentOf('22334')).toMatchObject({ count: 0, partitions: [], best: null, unused: [2, 2, 3, 3, 4] });
  expect(await documentOf('1112')).toMatchObject({ count: 0, unused: [2] });
  const { code, stdout } = await answerTo('score rollio 1112');
  expect([code, stdout]).toEqual([0, 'Rollio: 1 1 1 2 cannot be scored as a whole.\nNo combination is left for 2.\n']);
});

test('with more than ten ways the top five, and all on request', async () => {
  const rows = (stdout: string): number => stdout.split('\n').filter(line => /^ {2} *[\d,]+ {2}/.test(line)).length;
  const { stdout } = await answerTo('score rollio 1111155555');
  expect(rows(stdout)).toBe(5);
  expect(stdout).toContain('  … and 17 more; --all shows them\n');
  expect(rows((await answerTo('score rollio 1111155555 --all')).stdout)).toBe(22);
});

test('an astronomic number of ways: the best of all, and that there are more', async () => {
  const dice = `${'1,'.repeat(10)}${'5,'.repeat(9)}5`;
  expect(await documentOf(dice)).toMatchObject({ complete: false, best: { points: 96_000 } });
  expect((await answerTo(`score rollio ${dice}`)).stdout).toContain('There are more ways. The first is the best of all;');
});

describe('with effects', () => {
  const line = 'score rollio 1,1,1 --materials crystal,crystal,rainbow --charms';

  test('the score after effects, with its range and its steps', async () => {
    const { stdout } = await answerTo([...line.split(' '), 'crystalResonator,Rabbit,score multiplier']);
    expect(stdout).toContain('  2,757.7 (2,500–4,813)  three 1s 1,000\n');
    expect(stdout).toContain('  Crystal (die 2)       ×2  2,000  by Crystal Resonator\n');
    expect(stdout).toContain('  Score Multiplier   ×1.25  2,500\n');
  });

  test('money has its sign, and chances of a die that are left open make one row', async () => {
    const { stdout } = await answerTo('score rollio 1,1,1 --materials golden,wooden,rainbow');
    expect(stdout).toContain(
      '  Golden (die 1)      +$5  1,000\n  Wooden (die 2)    ×1.25  1,250\n  Rainbow (die 3)  chance  1,250\n',
    );
  });

  test('the same as data', async () => {
    const { partitions } = await documentOf('1,1,1 --materials -,-,rainbow --charms scoreMultiplier');
    expect(partitions[0]).toMatchObject({ points: 1000, score: { certain: 1250, lowest: 1250, highest: 1500, average: 1300 } });
    expect(partitions[0]?.steps).toContainEqual(
      expect.objectContaining({ source: { kind: 'charm', id: 'scoreMultiplier', at: 0 } }),
    );
  });

  test('a mirror is whatever it has to be', async () => {
    expect(await documentOf('6,6,2 --materials -,-,mirror')).toMatchObject({ best: { points: 600 } });
  });
});

test('hands from standard input', async () => {
  const { code, stdout, stderr } = await answerTo('score rollio -', { input: '3334441\n0\n1,1,1,20\n' });
  expect(code).toBe(2);
  expect(stdout.trimEnd().split('\n')).toHaveLength(2);
  expect(stderr).toBe('yaht: line 2: "0" is not on a die. Dice of Rollio show 1 to 20, as in 3,3,3,4,4,4,1.\n');
});

test.each([
  ['rollio 1,21', '"21" is not on a die. Dice of Rollio show 1 to 20, as in 3,3,3,4,4,4,1.'],
  ['rollio 1,,1', '"1,,1" is not on a die. Dice of Rollio show 1 to 20, as in 3,3,3,4,4,4,1.'],
  ['rollio 111111111111111111111', '21 dice are too many. Take at most 20.'],
  ['rollio 111 --charms rabit', '--charms: there is no charm "rabit". Did you mean Rabbit’s Foot?'],
  ['rollio 111 --charms luck', '--charms: there is no charm "luck". yaht rules rollio lists them.'],
  ['rollio 111 --charms flop', '--charms: "flop" could be Flop Shield or Flop Collector. Type more of it.'],
  ['rollio 111 --charms echo,Echo', '--charms: Echo is there twice. Leave one out.'],
  [
    'rollio 111 --materials glass',
    '--materials: there is no material "glass". Take plastic, crystal, wooden, golden, volcano, mirror or rainbow, one for each die.',
  ],
  ['rollio 1 --materials golden,golden', '--materials: 2 for 1 dice. Give one for each die, or fewer; the others are plastic.'],
  ['rollio 111 --card ones=1', 'Rollio has no card of categories, so there is nothing to score there.'],
  ['yatzy 11111 --charms echo', '--charms belongs to Rollio. Example: yaht score rollio 3,3,3,1'],
])('yaht score %s: one line, exit code 2, no data', async (line, problem) => {
  expect(await answerTo(`score ${line}`)).toEqual({ code: 2, stdout: '', stderr: `yaht: ${problem}\n` });
});
