/** The spread of perfect Yatzy as the server tells it: exact, so it agrees with what is known of the distribution. */
import { readdir, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';

type Histogram = { readonly bins: readonly number[]; readonly min_ev: number };

test('a million perfect games, counted in a thread and kept for the next start', async () => {
  const folder = await emptyFolder();
  const start = () => startYahtServer(['--data', `${folder.path}/games`], { env: { YAHT_CACHE_DIR: `${folder.path}/cache` } });
  const first = await start();
  const answer = await histogramOf(first.document.http.url);
  const { bins, min_ev } = answer;
  expect(bins.reduce((sum, games) => sum + games, 0)).toBe(1_000_000);
  const atLeast = (score: number): number => bins.slice((score - min_ev) / 5).reduce((sum, games) => sum + games, 0) / 1e6;
  expect(atLeast(250)).toBeCloseTo(0.49131, 4);
  expect(atLeast(300)).toBeCloseTo(0.09946, 4);
  await first.stop('SIGTERM');

  const [kept] = (await readdir(`${folder.path}/cache/tables`)).filter(name => name.endsWith('.spread.json'));
  const path = `${folder.path}/cache/tables/${kept}`;
  const { mtimeMs } = await stat(path);
  const second = await start();
  expect(await histogramOf(second.document.http.url)).toEqual(answer);
  expect((await stat(path)).mtimeMs).toBe(mtimeMs);
  await second.stop('SIGTERM');
  await folder.remove();
});

/** Asks again when it is told to. */
async function histogramOf(url: string): Promise<Histogram> {
  for (;;) {
    const answer = await fetch(`${url}/score_histogram`);
    if (answer.status === 200) return (await answer.json()) as Histogram;
    expect(answer.status).toBe(503);
    await setTimeout(1_000 * Number(answer.headers.get('retry-after')));
  }
}
