/** What Lighthouse says about the app on a phone: `npm run bench lighthouse`. From a manifest of its own. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder } from '../tests/lib/programs.ts';
import { startYahtServer } from '../tests/lib/server.ts';

const folder = fileURLToPath(new URL('lighthouse/', import.meta.url));
const PAGES = ['/', '/new', '/rules/yahtzee'];
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
/** One visit is chance: the figures are medians of these. */
const VISITS = 3;

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
  /** How fast Lighthouse found this machine; what it says of time is meant for 1500 and more. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<keyof typeof LEAST, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
};

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** One visit to a page, as a phone would make it. */
async function judged(origin: string, page: string, kept: string): Promise<Report> {
  const report = join(kept, 'report.json');
  const { status, stderr } = spawnSync(
    join(folder, 'node_modules/.bin/lighthouse'),
    [
      `${origin}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(LEAST).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse did not finish: ${stderr.slice(-500)}`);
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function tell(page: string, reports: readonly Report[]): void {
  const scores = Object.entries(LEAST).map(([name, least]) => {
    const score = median(reports.map(({ categories }) => Math.round(100 * (categories[name as keyof typeof LEAST].score ?? 0))));
    return `${name} ${score}${score < least ? ` (at least ${least})` : ''}`;
  });
  const metrics = Object.entries(METRICS).map(([id, name]) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
    return `${name} ${value.toFixed(name === 'shift' ? 3 : 0)}`;
  });
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex));
  say(`  ${page}: ${scores.join(', ')}`);
  say(`    ${metrics.join(', ')} (machine ${speed.toFixed(0)})`);
}

const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'ignore' });
if (status !== 0) throw new Error('Lighthouse could not be installed here (npm ci in bench/lighthouse)');
const kept = await emptyFolder();
const { document, stop } = await startYahtServer(['--data', kept.path]);
say(`Lighthouse, a phone of today’s lower end; milliseconds, median of ${VISITS} visits`);
for (const page of PAGES) {
  const reports = [];
  for (let visit = 0; visit < VISITS; visit += 1)
    reports.push(await judged(`http://127.0.0.1:${document.http.port}`, page, kept.path));
  tell(page, reports);
}
await stop('SIGTERM');
await kept.remove();
