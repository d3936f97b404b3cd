/** What the app costs a phone: `npm run bench web`. First visits with a processor four times slowed over a line as of fast 3G; turns at full speed and slowed. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { emptyFolder } from '../tests/lib/programs.ts';
import { startYahtServer } from '../tests/lib/server.ts';
import { launch, type Browser, type Session } from './web/inspector.ts';
import {
  beforehand,
  forget,
  leave,
  notesOf,
  phone,
  placeOf,
  slowDown,
  slowLine,
  touch,
  until,
  valueOf,
  visit,
} from './web/browser.ts';
import { rollCost, type RollCost } from './web/roll.ts';
import { taskWatch } from './web/task-watch.ts';
import { startTrace, stopTrace } from './web/trace.ts';

const built = fileURLToPath(new URL('../apps/cli/dist/web/', import.meta.url));
/** One visit is chance, and so is one turn: the figures are medians of these. */
const VISITS = 3;
const TURNS = 3;
const SLOWED = 4;

type Figure = { readonly name: string; readonly value: number; readonly most: number; readonly unit: string };

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One after the other, so that none takes time from another. */
async function times<Value>(count: number, work: () => Promise<Value>): Promise<readonly Value[]> {
  const done: Value[] = [];
  for (let i = 0; i < count; i += 1) done.push(await work());
  return done;
}

/** The names of all scripts that were asked for before the first screen stood. */
const ASKED = `(() => {
  const later = [...document.querySelectorAll('link[rel="prefetch"]')].map(({ href }) => href);
  const asked = performance.getEntriesByType('resource').map(({ name }) => name).filter(name => !later.includes(name));
  return asked.map(name => new URL(name).pathname).filter(path => path.endsWith('.js') && !path.includes('worker'));
})()`;

/** Kilobytes of them, packed. */
async function firstScripts(page: Session): Promise<number> {
  const asked = new Set(await valueOf<readonly string[]>(page, ASKED));
  const sizes = await Promise.all([...asked].map(async path => gzipSync(await readFile(`${built}${path}`), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The app itself stands there, in place of what the server has printed. */
const LIVE = '#app > :not([data-printed])';

/** Runs in the page: when the app stands there and has time for a touch. */
function noteAnswer(): void {
  const answering = new Promise(resolve => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('#app > :not([data-printed])')) return;
      look.disconnect();
      requestIdleCallback(() => resolve(performance.now()));
    });
    look.observe(document, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { answering });
}

/** A first visit: from the address to a button that answers, with nothing kept on the device. */
async function firstVisit(browser: Browser, origin: string): Promise<{ readonly ready: number; readonly scripts: number }> {
  const page = await phone(browser);
  // The line itself is measured, not the copy that the app makes of itself meanwhile.
  await beforehand(page, () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await beforehand(page, noteAnswer);
  await slowDown(page, SLOWED);
  await slowLine(page);
  await visit(page, origin);
  browser.precede();
  await until(page, LIVE);
  const ready = await valueOf<number>(page, 'answering');
  const scripts = await firstScripts(page);
  await leave(page);
  return { ready, scripts };
}

/** A game of one, before its first roll, on a processor so many times slowed. */
async function newGame(browser: Browser, origin: string, slowed: number): Promise<Session> {
  const page = await phone(browser);
  await visit(page, `${origin}/new`);
  await until(page, `${LIVE} [data-testid="start"]`);
  await valueOf(page, `[...document.querySelectorAll('[aria-label^="Remove"]')].at(-1).click()`);
  await valueOf(page, `document.querySelector('[data-testid="start"]').click()`);
  await until(page, '[data-testid="die-0"]');
  browser.precede();
  await slowDown(page, slowed);
  return page;
}

/** A whole turn: three rolls, dice held and let go, a row chosen and scored. */
async function playTurn(page: Session): Promise<void> {
  // Whatever looks for things in the page would be measured with it, so all is found beforehand: nothing moves.
  const placed = (id: string) => placeOf(page, `[data-testid="${id}"]`);
  const [main, row, die, other] = [
    await placed('roll'),
    await placed('row-chance'),
    await placed('die-0'),
    await placed('die-2'),
  ];
  await forget(page);
  for (let roll = 1; roll <= 3; roll += 1) {
    await touch(page, main);
    await until(page, 'button[data-testid="row-chance"][aria-disabled="false"]');
    if (roll < 3) for (const place of [die, other]) await touch(page, place);
  }
  await touch(page, row);
  await until(page, '[data-testid="commit"]');
  await touch(page, main);
  await until(page, '[data-testid="row-chance"][data-kind="ink"]');
}

type Felt = { readonly slowest: number; readonly shift: number };

/** The first turn of a game, as it feels. */
async function feltTurn(browser: Browser, origin: string, slowed: number): Promise<Felt> {
  const page = await newGame(browser, origin, slowed);
  await playTurn(page);
  const { shift, taps } = await notesOf(page);
  await leave(page);
  return { slowest: Math.max(0, ...taps), shift };
}

/** The same once more with somebody who writes down every task, which takes time itself. */
async function longestTask(browser: Browser, origin: string, slowed: number): Promise<number> {
  const page = await newGame(browser, origin, slowed);
  const longest = await taskWatch(page);
  await playTurn(page);
  const milliseconds = await longest();
  await leave(page);
  return milliseconds;
}

/** Runs in the page: dice are in the air, and the frame in which they took off has been drawn. */
const FLYING = `await new Promise(resolve => {
  const look = new MutationObserver(() => document.querySelector('[data-flying="true"]') && (look.disconnect(), setTimeout(resolve, 100)));
  look.observe(document.body, { childList: true, subtree: true, attributes: true });
})`;
/** So long all of them are in the air from then on, in milliseconds. */
const IN_AIR = 450;

/** Runs in the page: marks the flight in the trace, and does nothing meanwhile. */
const MARKED = `(async () => {
  ${FLYING};
  performance.mark('flight-begins');
  await new Promise(resolve => setTimeout(resolve, ${IN_AIR}));
  performance.mark('flight-ends');
})()`;

/** Runs in the page: the share of frames in time while dice fly, and while as long an animation of nothing runs. */
const COUNTED = `(async () => {
  const share = async () => {
    const times = [await new Promise(requestAnimationFrame)];
    while (times.at(-1) - times[0] < ${IN_AIR}) times.push(await new Promise(requestAnimationFrame));
    const lengths = times.slice(1).map((time, i) => time - times[i]);
    return lengths.filter(length => length <= 17).length / lengths.length;
  };
  ${FLYING};
  const flying = await share();
  await new Promise(resolve => setTimeout(resolve, 600));
  const nothing = document.body.animate([{ opacity: 1 }, { opacity: 1 }], 600);
  const empty = await share();
  nothing.cancel();
  return { flying, empty };
})()`;

/** A game whose first roll is over, slowed: with it the browser fetches what it has put off, the icon of the page among it. */
async function rolledOnce(browser: Browser, origin: string): Promise<Session> {
  const page = await newGame(browser, origin, SLOWED);
  await touch(page, await placeOf(page, '[data-testid="roll"]'));
  await until(page, 'button[data-testid="row-chance"][aria-disabled="false"]');
  await valueOf(page, 'new Promise(resolve => setTimeout(resolve, 1500))');
  return page;
}

/** The next roll, while the page looks at itself by this script. */
async function watchedRoll<Seen>(page: Session, script: string): Promise<Seen> {
  const main = await placeOf(page, '[data-testid="roll"]');
  const seen = valueOf<Seen>(page, script);
  await touch(page, main);
  return seen;
}

async function tracedRoll(browser: Browser, origin: string): Promise<RollCost> {
  const page = await rolledOnce(browser, origin);
  await startTrace(page);
  await watchedRoll(page, MARKED);
  const events = await stopTrace(page);
  const at = (mark: string): number => events.find(({ name }) => name === mark)?.ts ?? 0;
  await leave(page);
  return rollCost(events, at('flight-begins'), at('flight-ends'));
}

type Shares = { readonly flying: number; readonly empty: number };

async function countedRoll(browser: Browser, origin: string): Promise<Shares> {
  const page = await rolledOnce(browser, origin);
  const shares = await watchedRoll<Shares>(page, COUNTED);
  await leave(page);
  return shares;
}

async function rollFigures(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const traced = await times(TURNS, () => tracedRoll(browser, origin));
  const counted = await times(TURNS, () => countedRoll(browser, origin));
  return [
    { name: 'layouts and paints after the first frame', value: Math.max(...traced.map(({ drawn }) => drawn)), most: 0, unit: '' },
    { name: 'own thread in a frame, 99 of 100', value: median(traced.map(({ busiest }) => busiest)), most: 4, unit: 'ms' },
    { name: 'frames in time', value: 100 * median(counted.map(({ flying }) => flying)), most: 100, unit: '%' },
    {
      name: 'frames in time of an empty animation',
      value: 100 * median(counted.map(({ empty }) => empty)),
      most: 100,
      unit: '%',
    },
  ];
}

type Metrics = { readonly metrics: readonly { readonly name: string; readonly value: number }[] };

/** Milliseconds of processor that the page's own thread needs for a first visit; other work on the machine does not count. */
async function processorTime(browser: Browser, origin: string): Promise<number> {
  const page = await phone(browser);
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await visit(page, origin);
  await until(page, LIVE);
  const { metrics } = await page.send<Metrics>('Performance.getMetrics');
  await leave(page);
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function visitFigures(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const visits = await times(VISITS, () => firstVisit(browser, origin));
  const processor = await times(VISITS, () => processorTime(browser, origin));
  return [
    { name: 'script of the first load, gzip', value: visits[0]?.scripts ?? 0, most: 170, unit: 'kB' },
    { name: 'first visit until the page answers', value: median(visits.map(({ ready }) => ready)), most: 2000, unit: 'ms' },
    { name: `processor time of a first visit, times ${SLOWED}`, value: SLOWED * median(processor), most: 2000, unit: 'ms' },
  ];
}

async function turnFigures(browser: Browser, origin: string, slowed: number): Promise<readonly Figure[]> {
  const turns = await times(TURNS, () => feltTurn(browser, origin, slowed));
  const tasks = await times(TURNS, () => longestTask(browser, origin, slowed));
  return [
    { name: 'touch to paint, the slowest of a turn', value: median(turns.map(({ slowest }) => slowest)), most: 100, unit: 'ms' },
    { name: 'shift of the layout over a whole turn', value: Math.max(...turns.map(({ shift }) => shift)), most: 0, unit: '' },
    { name: 'longest task of a turn, in processor time', value: median(tasks), most: 50, unit: 'ms' },
  ];
}

function print(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`\n${title}; medians of ${VISITS}\n`);
  for (const { name, value, most, unit } of figures)
    process.stdout.write(
      `  ${name.padEnd(44)} ${value.toFixed(unit === '' ? 4 : 1).padStart(9)} ${unit.padEnd(3)} at most ${most}${value <= most ? '' : '   MISSED'}\n`,
    );
}

const folder = await emptyFolder();
const [browser, server] = await Promise.all([launch(), startYahtServer(['--data', folder.path])]);
try {
  const origin = server.document.http.url;
  const files = (await readdir(`${built}assets`)).length;
  print(`the app (${files} files) on a phone, processor ${SLOWED} times slowed, fast 3G`, await visitFigures(browser, origin));
  print('a turn, processor at full speed', await turnFigures(browser, origin, 1));
  print(`a roll, processor ${SLOWED} times slowed`, await rollFigures(browser, origin));
  print(`a turn, processor ${SLOWED} times slowed`, await turnFigures(browser, origin, SLOWED));
} finally {
  await browser.close();
  await server.stop('SIGTERM');
  await folder.remove();
}
