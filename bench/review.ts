/** What a review costs in a browser: solving Yatzy on the page, one game against it, a pack of puzzles, and whether the page stays at hand: `npm run bench review`. */
import { fault, type ScorecardGame } from '@yaht/rules';
import type { Browser, Page, Worker } from 'playwright-core';
import { emptyFolder } from '../tests/lib/programs.ts';
import { startYahtServer } from '../tests/lib/server.ts';
import { launch, PHONE, visit } from '../tests/web/lib/browser.ts';
import { playedGame } from '../tests/web/lib/played.ts';
import { putSaved } from '../tests/web/lib/saved.ts';
import { taskWatch } from './web/task-watch.ts';

const games = [1, 2, 3, 4, 5, 6].map(seed => playedGame(seed, 'yatzy'));
/** Milliseconds; the longest tasks are those of the page itself, without what other programs took meanwhile. */
type Figures = {
  readonly solve: number;
  readonly first: number;
  readonly review: number;
  readonly puzzle: number;
  readonly longest: { readonly solving: number; readonly reviewing: number; readonly searching: number };
};

async function measured(browser: Browser, origin: string, isIsolated: boolean): Promise<Figures> {
  const visitor = await visit(browser, origin, PHONE);
  const { page } = visitor;
  if (!isIsolated) await withoutIsolation(page);
  for (const game of games) await putSaved(page, game);
  // Loading the page itself is measured elsewhere.
  await page.goto('/settings');
  const longestTask = await taskWatch(await visitor.context.newCDPSession(page));
  const [game, ...others] = games;
  const first = await timeOf(() => showReview(page, game ?? fault('no game')));
  const solving = await longestTask();
  for (const other of others) await showReview(page, other);
  const reviewing = await longestTask();
  const puzzle = await timeOf(async () => {
    await page.evaluate(path => history.pushState(null, '', path), '/puzzles/yatzy/last-rows/1');
    await page.getByTestId('lesson-answer').waitFor();
  });
  const searching = await longestTask();
  const { solve, review } = await workerTimes(page);
  await visitor.leave();
  return { solve, review, first, puzzle, longest: { solving, reviewing, searching } };
}

async function showReview(page: Page, { start, over }: ScorecardGame): Promise<void> {
  await page.evaluate(path => history.pushState(null, '', path), `/g/${start.id}/review`);
  await page.getByTestId('account-score').getByText(String(over?.totals[0]), { exact: true }).waitFor();
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
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
    const { solve, first, review, puzzle, longest } = await measured(browser, server.document.http.url, isIsolated);
    const how = isIsolated ? 'threads that share memory' : 'one thread';
    process.stdout.write(`
Yatzy on the page, ${how}
  solve, double precision            ${solve.toFixed(0)} ms
  from a tap to the first review     ${first.toFixed(0)} ms
  review of one more game            ${review.toFixed(1)} ms
  from a tap to the first puzzle     ${puzzle.toFixed(0)} ms
  longest task of the page
    while the game is solved         ${longest.solving.toFixed(0)} ms
    while games are reviewed         ${longest.reviewing.toFixed(0)} ms
    while puzzles are looked for     ${longest.searching.toFixed(0)} ms
`);
  }
} finally {
  await browser.close();
  await server.stop('SIGTERM');
  await folder.remove();
}
