/** What the app costs a phone: `npm run bench web`. A processor four times slowed, a line as of fast 3G. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { emptyFolder } from '../tests/lib/programs.ts';
import { startYahtServer } from '../tests/lib/server.ts';
import { taskWatch } from './web/task-watch.ts';
import { forget, launch, notesOf, phone, placeOf, slowDown, touch, until, type Phone } from './web/browser.ts';

const built = fileURLToPath(new URL('../apps/cli/dist/web/', import.meta.url));
const VISITS = 3;

type Figure = { readonly name: string; readonly value: number; readonly most: number; readonly unit: string };

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Everything of script that is asked for before the first screen stands, packed. */
async function firstScripts({ page }: Phone): Promise<Figure> {
  const asked = await page.evaluate(() => {
    const later = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => href);
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => !later.includes(name))
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js') && !path.includes('worker'));
  });
  const sizes = await Promise.all(
    [...new Set(asked)].map(async path => gzipSync(await readFile(`${built}${path}`), { level: 9 }).length),
  );
  return {
    name: 'script of the first load, gzip',
    value: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    most: 170,
    unit: 'kB',
  };
}

/** The app itself stands there, in place of what the server has printed. */
const isLive = ({ page }: Pick<Phone, 'page'>): Promise<void> => page.locator('#app > :not([data-printed])').first().waitFor();

/** A first visit: from the address to a button that answers, with nothing kept on the device. */
async function firstVisit(
  browser: Awaited<ReturnType<typeof launch>>,
  origin: string,
): Promise<{ readonly ready: number; readonly scripts: Figure }> {
  const visitor = await phone(browser, origin);
  // The line itself is measured, not the copy that the app makes of itself meanwhile.
  await visitor.context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await slowDown(visitor, { line: true });
  await visitor.page.goto('/', { waitUntil: 'commit' });
  await isLive(visitor);
  const ready = await visitor.page.evaluate(
    () => new Promise<number>(resolve => requestIdleCallback(() => resolve(performance.now()))),
  );
  const scripts = await firstScripts(visitor);
  await visitor.context.close();
  return { ready, scripts };
}

/** A whole turn of a game that has begun: three rolls, dice held and let go, a row chosen and scored. */
async function turn(player: Phone): Promise<void> {
  // Whatever looks for things in the page would be measured with it, so all is found beforehand: nothing moves.
  const [main, row, ...dice] = await Promise.all(['roll', 'row-chance', 'die-0', 'die-2'].map(id => placeOf(player, id)));
  await slowDown(player, { line: false });
  await forget(player);
  for (let roll = 1; roll <= 3; roll += 1) {
    await touch(player, main);
    await until(player, 'button[data-testid="row-chance"][aria-disabled="false"]');
    if (roll < 3) for (const die of dice) await touch(player, die);
  }
  await touch(player, row);
  await until(player, '[data-testid="commit"]');
  await touch(player, main);
  await until(player, '[data-testid="row-chance"][data-kind="ink"]');
}

/** Milliseconds of processor that the page's own thread needs for a first visit; other work on the machine does not count. */
async function processorTime(browser: Awaited<ReturnType<typeof launch>>, origin: string): Promise<number> {
  const { page, context, session } = await phone(browser, origin);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/');
  await isLive({ page });
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function wholeTurn(browser: Awaited<ReturnType<typeof launch>>, origin: string): Promise<readonly Figure[]> {
  const player = await phone(browser, origin);
  const { page } = player;
  await page.goto('/new');
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByTestId('start').click();
  await page.getByRole('button', { name: /^Roll 5/ }).waitFor();
  const longestTask = await taskWatch(player);
  await turn(player);
  const longest = await longestTask();
  const { shift, taps } = await notesOf(player);
  await player.context.close();
  return [
    { name: 'touch to paint, the slowest of a turn', value: Math.max(0, ...taps), most: 100, unit: 'ms' },
    { name: 'shift of the layout over a whole turn', value: shift, most: 0, unit: '' },
    { name: 'longest task of a turn, in processor time', value: longest, most: 50, unit: 'ms' },
  ];
}

const folder = await emptyFolder();
const [browser, server] = await Promise.all([launch(), startYahtServer(['--data', folder.path])]);
try {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await firstVisit(browser, server.document.http.url));
  const [first] = visits;
  const figures = [
    ...(first ? [first.scripts] : []),
    {
      name: `first visit until the page answers, median of ${VISITS}`,
      value: median(visits.map(({ ready }) => ready)),
      most: 2000,
      unit: 'ms',
    },
    {
      name: 'processor time of a first visit, times 4',
      value: 4 * (await processorTime(browser, server.document.http.url)),
      most: 2000,
      unit: 'ms',
    },
    ...(await wholeTurn(browser, server.document.http.url)),
  ];
  process.stdout.write(
    `\nthe app on a phone, processor 4 times slowed, fast 3G (${(await readdir(`${built}assets`)).length} files)\n`,
  );
  for (const { name, value, most, unit } of figures)
    process.stdout.write(
      `  ${name.padEnd(52)} ${value.toFixed(unit === '' ? 4 : 1).padStart(9)} ${unit.padEnd(3)} at most ${most}${value <= most ? '' : '   MISSED'}\n`,
    );
} finally {
  await browser.close();
  await server.stop('SIGTERM');
  await folder.remove();
}
