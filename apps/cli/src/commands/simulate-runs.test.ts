import { expect, test } from 'vitest';
import { answerTo } from '../testing.ts';

const simulated = 'simulate rollio --player greedy --runs 5 --seed 4294967295';

test('how far runs come, the same for the same seed', async () => {
  const { code, stdout } = await answerTo(simulated);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Rollio: 5 runs, player greedy, seed 4294967295\n\n {2}Wins \d+\.\d %\n {2}Average [\d,]+ points, level \d/,
  );
  expect(stdout.match(/Level \d+ cleared/g)).toHaveLength(15);
  expect((await answerTo(simulated)).stdout).toBe(stdout);
});

test('as a document', async () => {
  const document = JSON.parse((await answerTo(`${simulated} --json`)).stdout) as { readonly cleared: readonly number[] };
  expect(document).toMatchObject({ schema: 'yaht.runs/1', variant: 'rollio', player: 'greedy', runs: 5, seed: 4294967295 });
  expect(document.cleared).toEqual([...document.cleared].sort((a, b) => b - a));
});

test.each([
  ['simulate rollio --runs 0', '"0" is not a number of runs'],
  ['simulate rollio --games 5', 'Rollio is counted in runs'],
  ['simulate rollio --seed x', '--seed cannot be "x"'],
  ['simulate rollio --seed 4294967296', '--seed cannot be "4294967296"'],
  ['simulate rollio --player random', 'Take greedy or optimal'],
  ['simulate yatzy --runs 5', '--runs belongs to Rollio'],
])('%s is refused', async (line, problem) => {
  const { code, stdout, stderr } = await answerTo(line);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(problem);
});
