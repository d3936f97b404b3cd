/** Advice of a server as somebody starts it: in its own threads, from its own cache, from a table file. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileTables, formatTable, parseTable, type Solution } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import { fault, variantById } from '@yaht/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, root, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';

type Scored = { readonly search: { readonly milliseconds: number } };

const without = (process.env['YAHT_TEST_WITHOUT'] ?? '').split(',');

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let solution: Solution;
beforeAll(async () => {
  folder = await emptyFolder();
  const yatzy = variantById('yatzy');
  const tables = yatzy?.family === 'scorecard' ? compileTables(yatzy) : undefined;
  solution = tables?.ok ? await solve(tables.value) : fault('Yatzy can be solved');
});
afterAll(() => folder.remove());

const place = (name: string): string => join(folder.path, name);
const position = { dice: [3, 3, 5, 1, 6], upper_score: 0, scored_categories: 0, rerolls_remaining: 2 };

const post = (server: Started, path: string, body: object): Promise<Response> =>
  fetch(`${server.document.http.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** As a client does it: come back when told to. */
async function untilReady(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    const { retry_after_s } = (await answer.json()) as { readonly retry_after_s: number };
    await new Promise(resolve => setTimeout(resolve, 1_000 * retry_after_s));
  }
}

describe('a server with an empty cache', () => {
  let server: Started;
  beforeAll(async () => {
    server = await startYahtServer(['--data', place('games')], { env: { YAHT_CACHE_DIR: place('cache') } });
  });
  afterAll(() => server.stop('SIGTERM'));

  test('answers others while it solves, then everything, and keeps the table', async () => {
    expect((await fetch(`${server.document.http.url}/readyz`)).status).toBe(200);
    const answer = await untilReady(() => post(server, '/suggest_optimal_action', position));
    const { best_reroll } = (await answer.json()) as { readonly best_reroll: { readonly expected_value: number } };
    const card = await fetch(`${server.document.http.url}/state_value?upper_score=0&scored_categories=0`);
    const { expected_final_score } = (await card.json()) as { readonly expected_final_score: number };
    expect(expected_final_score).toBeCloseTo(solution.expected, 3);
    expect(best_reroll.expected_value).toBeGreaterThan(200);
    expect(await readdir(join(place('cache'), 'tables'))).toContainEqual(expect.stringMatching(/^yatzy-[0-9a-f]{16}\.bin$/));
  });

  test('scores dice of Rollio in a thread', async () => {
    const answer = await post(server, '/v1/rollio/score', { dice: [3, 3, 3, 4, 4, 4, 1] });
    const told = await run(yaht, ['score', 'rollio', '3334441', '--json']);
    const [here, there] = [(await answer.json()) as Scored, JSON.parse(told.stdout) as Scored];
    // Only the time that it took may differ.
    expect(here).toEqual({ ...there, search: { ...there.search, milliseconds: here.search.milliseconds } });
  });

  test('solves a game of one’s own in a thread', async () => {
    const variant = JSON.parse(await readFile(join(root, 'examples/short-yatzy.json'), 'utf8')) as object;
    const answer = await untilReady(() => post(server, '/v1/evaluate', { variant, position: {} }));
    expect(await answer.json()).toMatchObject({ value: expect.any(Number) as number });
  });

  test.skipIf(without.includes('python3'))('advises a client in Python', async () => {
    const advise = (...args: readonly string[]) =>
      run('python3', [join(root, 'examples/python/advise.py'), '--server', server.document.http.url, ...args]);
    expect((await advise('66612', '--rerolls', '2')).stdout).toMatch(/^hold 6 6 6: \d+\.\d\d points to come\n$/);
    expect((await advise('66666', '--rerolls', '0', '--card', 'yatzy=50')).stdout).toMatch(/^score sixes: /);
    expect((await advise('66666', '--rules', join(root, 'examples/short-yatzy.json'))).stdout).toMatch(/^score yatzy: /);
    expect(await advise('66666', '--variant', 'maxi-yatzy')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exactly five dice') as string,
    });
    const lines = [{ dice: [1, 1, 1, 1, 1] }, { dice: [7] }, {}].map(line => JSON.stringify(line)).join('\n');
    const many = await run('python3', [join(root, 'examples/python/advise.py'), '--server', server.document.http.url, '-'], {
      input: lines,
    });
    expect(many.stdout.split('\n')).toEqual([
      expect.stringMatching(/^score yatzy: /),
      expect.stringContaining('A field is missing or wrong.'),
      expect.stringMatching(/^248\.44$/),
      '',
    ]);
  });
});

describe('--table', () => {
  const file = (): Uint8Array => {
    const formatted = formatTable(solution);
    return formatted.ok ? formatted.value : fault('Yatzy fits the format');
  };
  const refused = (path: string) =>
    run(yaht, ['server', '--port', '0', '--http-port', '0', '--table', path, '--data', place('other')]);

  test('a good file is used from the first request on', async () => {
    await writeFile(place('yatzy.bin'), file());
    const server = await startYahtServer(['--data', place('with-table'), '--table', place('yatzy.bin')], {
      env: { YAHT_CACHE_DIR: place('other-cache') },
    });
    const answer = await post(server, '/suggest_optimal_action', position);
    expect(answer.status).toBe(200);
    const parsed = parseTable(solution.tables, file());
    const value = await fetch(`${server.document.http.url}/state_value?upper_score=0&scored_categories=0`);
    expect(await value.json()).toMatchObject({ expected_final_score: parsed.ok ? parsed.value.expected : undefined });
    await server.stop('SIGTERM');
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, string]>([
    ['damaged', bytes => bytes.fill(0xff, 4_000_000, 4_100_000), 'it is damaged'],
    ['cut', bytes => bytes.subarray(0, 5_000_000), 'it has the wrong size'],
    ['foreign', () => Buffer.from('Not a table at all, but something else.'), 'it is not a table'],
    ['of another version', bytes => bytes.fill(9, 4, 5), 'it is of another version'],
  ])('a file that is %s is refused with what to do', async (name, change, reason) => {
    const path = place(`${name.replaceAll(' ', '-')}.bin`);
    await writeFile(path, change(file()));
    const { code, stderr } = await refused(path);
    expect(code).toBe(7);
    const elsewhere = path.replace(/\.bin$/, '-new.bin');
    expect(stderr).toBe(`yaht: cannot read table ${path}: ${reason}. Run: yaht solve yatzy --out ${elsewhere}\n`);
  });

  test('a file that is not there is refused with what to do', async () => {
    expect(await refused(place('none.bin'))).toMatchObject({
      code: 7,
      stderr: expect.stringContaining('there is no such file') as string,
    });
  });
});
