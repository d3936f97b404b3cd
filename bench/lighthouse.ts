/** What Lighthouse says about the app on a phone: `npm run bench lighthouse`. From a manifest of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { emptyFolder } from '../tests/lib/programs.ts';
import { startYahtServer } from '../tests/lib/server.ts';
import { takePrecedence } from './web/precedence.ts';

const folder = fileURLToPath(new URL('lighthouse/', import.meta.url));
const PAGES = ['/', '/new', '/rules/yahtzee'];
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
/** One visit is chance: the figures are medians of these. */
const VISITS = 3;
/** Milliseconds. */
const LOOK_EVERY = 250;

/** What the score for performance is made of, and when the page is at rest; milliseconds but for the shift. */
const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
  interactive: 'interactive',
  'cumulative-layout-shift': 'shift',
} as const;

type Report = {
  /** How fast Lighthouse found this machine: 1500 to 2000 is a fast desktop. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<keyof typeof LEAST, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
};

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Lighthouse slows the processor so often by itself: it takes a fast desktop to a phone of the middle. */
const SLOWED = 4;
/** How fast such a desktop is, at least. A slower machine slowed as often stands for a slower phone than is meant. */
const DESKTOP = 1500;

const slowdownFor = (speed: number): number => SLOWED * Math.min(1, speed / DESKTOP);

/** One visit to a page, as a phone would make it. */
async function judged(address: string, kept: string, slowdown = SLOWED): Promise<Report> {
  const report = join(kept, 'report.json');
  const child = spawn(
    join(folder, 'node_modules/.bin/lighthouse'),
    [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(LEAST).join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // The browser comes and goes with the page, so it is looked for again and again.
  const preceding = setInterval(() => takePrecedence(child.pid ?? 0), LOOK_EVERY);
  const [said, status] = await Promise.all([text(child.stderr), new Promise(resolve => child.once('exit', resolve))]);
  clearInterval(preceding);
  if (status !== 0) throw new Error(`Lighthouse did not finish: ${said.slice(-500)}`);
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

async function visits(address: string, kept: string, slowdown?: number): Promise<readonly Report[]> {
  const reports = [];
  for (let visit = 0; visit < VISITS; visit += 1) reports.push(await judged(address, kept, slowdown));
  return reports;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const scoresOf = (reports: readonly Report[], name: keyof typeof LEAST): readonly number[] =>
  reports.map(({ categories }) => Math.round(100 * (categories[name].score ?? 0)));

const speedOf = (reports: readonly Report[]): number => median(reports.map(({ environment }) => environment.benchmarkIndex));

function tell(page: string, reports: readonly Report[], how: string): void {
  const scores = Object.entries(LEAST).map(([name, least]) => {
    const all = scoresOf(reports, name as keyof typeof LEAST);
    return `${name} ${median(all)} (${all.join(' ')})${Math.min(...all) < least ? `, at least ${least}` : ''}`;
  });
  const metrics = Object.entries(METRICS).map(([id, name]) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
    return `${name} ${value.toFixed(name === 'shift' ? 3 : 0)}`;
  });
  say(`  ${page}, ${how}: ${scores.join(', ')}`);
  say(`    ${metrics.join(', ')} (machine ${speedOf(reports).toFixed(0)})`);
}

const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'ignore' });
if (status !== 0) throw new Error('Lighthouse could not be installed here (npm ci in bench/lighthouse)');
const kept = await emptyFolder();
const { document, stop } = await startYahtServer(['--data', kept.path]);
say(`Lighthouse, a phone of the middle; milliseconds, medians of ${VISITS} visits`);
for (const page of PAGES) {
  const address = `http://127.0.0.1:${document.http.port}${page}`;
  const reports = await visits(address, kept.path);
  tell(page, reports, `slowed ${SLOWED} times`);
  const slowdown = slowdownFor(speedOf(reports));
  if (slowdown === SLOWED) continue;
  tell(page, await visits(address, kept.path, slowdown), `slowed ${slowdown.toFixed(1)} times, as this machine needs`);
}
await stop('SIGTERM');
await kept.remove();
