/** What a review costs in a browser: solving Yatzy on the page, one game against it, and whether the page stays at hand: `npm run bench review`. */
import type { Browser, Page, Worker } from 'playwright-core';
import { emptyFolder } from '../tests/lib/programs.ts';
import { startYahtServer } from '../tests/lib/server.ts';
import { launch, PHONE, visit } from '../tests/web/lib/browser.ts';
import { playedGame } from '../tests/web/lib/played.ts';
import { putSaved } from '../tests/web/lib/saved.ts';

const games = [1, 2, 3, 4, 5, 6].map(seed => playedGame(seed, 'yatzy'));
/** More than this, and somebody notices. */
const LONG_TASK = 50;

type Figures = { readonly solve: number; readonly first: number; readonly review: number; readonly longest: number };

async function measured(browser: Browser, origin: string, isIsolated: boolean): Promise<Figures> {
  const visitor = await visit(browser, origin, PHONE);
  const { page } = visitor;
  if (!isIsolated) await withoutIsolation(page);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  for (const game of games) await putSaved(page, game);
  // Loading the page itself is measured elsewhere.
  await page.goto('/settings');
  await page.evaluate(() => ((globalThis as unknown as { tasks: number[] }).tasks.length = 0));
  const began = performance.now();
  let first = 0;
  for (const [i, { start, over }] of games.entries()) {
    await page.evaluate(path => history.pushState(null, '', path), `/g/${start.id}/review`);
    await page.getByTestId('account-score').getByText(String(over?.totals[0]), { exact: true }).waitFor();
    if (i === 0) first = performance.now() - began;
  }
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  const times = await workerTimes(page);
  await visitor.leave();
  return { solve: times.solve, review: times.review, first, longest: Math.max(0, ...tasks) };
}

/** The same server without the headers that let threads share memory. */
async function withoutIsolation(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['cross-origin-embedder-policy'];
    delete headers['cross-origin-opener-policy'];
    await route.fulfill({ response, headers });
  });
}

/** What the worker has measured: the solve, and the median of the reviews that found it done. */
async function workerTimes(page: Page): Promise<{ readonly solve: number; readonly review: number }> {
  const all = await Promise.all(page.workers().map(timesOf));
  const solve = all.flatMap(times => times['solve'] ?? []);
  const reviews = (all.find(times => times['review'])?.['review'] ?? []).slice(1).toSorted((one, other) => one - other);
  return { solve: solve[0] ?? Number.NaN, review: reviews[Math.floor(reviews.length / 2)] ?? Number.NaN };
}

const timesOf = (worker: Worker): Promise<Record<string, number[]>> =>
  worker
    .evaluate(() => {
      const times: Record<string, number[]> = {};
      for (const { name, duration } of performance.getEntriesByType('measure')) (times[name] ??= []).push(duration);
      return times;
    })
    .catch(() => ({}));

const folder = await emptyFolder();
const [browser, server] = await Promise.all([launch(), startYahtServer(['--data', folder.path])]);
try {
  for (const isIsolated of [true, false]) {
    const { solve, first, review, longest } = await measured(browser, server.document.http.url, isIsolated);
    const how = isIsolated ? 'threads that share memory' : 'one thread';
    process.stdout.write(`
Yatzy on the page, ${how}
  solve, double precision            ${solve.toFixed(0)} ms
  from a tap to the first review     ${first.toFixed(0)} ms
  review of one more game            ${review.toFixed(1)} ms
  longest task of the page meanwhile ${longest === 0 ? `below ${LONG_TASK}` : longest.toFixed(0)} ms
`);
  }
} finally {
  await browser.close();
  await server.stop('SIGTERM');
  await folder.remove();
}
