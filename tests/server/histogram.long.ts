/** The spread of perfect Yatzy as the server tells it: exact, so it agrees with what is known of the distribution. */
import { expect, test } from 'vitest';
import { emptyFolder } from '../lib/programs.ts';
import { startYahtServer } from '../lib/server.ts';

type Histogram = { readonly bins: readonly number[]; readonly min_ev: number };

test('a million perfect games, counted in a thread and kept for the next start', async () => {
  const folder = await emptyFolder();
  const env = { YAHT_CACHE_DIR: `${folder.path}/cache` };
  const server = await startYahtServer(['--data', `${folder.path}/games`], { env });
  let answer = await fetch(`${server.document.http.url}/score_histogram`);
  while (answer.status === 503) {
    await new Promise(resolve => setTimeout(resolve, 1_000));
    answer = await fetch(`${server.document.http.url}/score_histogram`);
  }
  const { bins, min_ev } = (await answer.json()) as Histogram;
  expect(bins.reduce((sum, games) => sum + games, 0)).toBe(1_000_000);
  const atLeast = (score: number): number => bins.slice((score - min_ev) / 5).reduce((sum, games) => sum + games, 0) / 1e6;
  expect(atLeast(250)).toBeCloseTo(0.49131, 4);
  expect(atLeast(300)).toBeCloseTo(0.09946, 4);
  await server.stop('SIGTERM');
  await folder.remove();
});
