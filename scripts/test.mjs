/**
 * `npm test`: sets up what is missing, then runs the checks and all tests. `npm test -- unit` runs a part:
 * check, start (a fresh clone on another Node), unit (beside the code), programs (the built programs, as a user starts them),
 * nodes (every Node that is promised), long (what takes minutes).
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from './check.mjs';
import { main, root, runTool, say, Unavailable } from './lib/house.mjs';
import { anotherNode, testedNodes, worksOn } from './lib/other-nodes.mjs';
import { prepare } from './lib/setup.mjs';
import { ensureTools, leftOut } from './lib/tools.mjs';

const PARTS = ['check', 'start', 'unit', 'programs', 'nodes', 'long'];
const USUAL = ['check', 'start', 'unit', 'programs'];
const OF_VITEST = ['unit', 'programs', 'long'];
/** Programs of the system that tests of programs use, with the packages they come in. */
const TOOLS = {
  tmux: 'tmux',
  strace: 'strace',
  chromium: 'chromium',
  postgres: 'postgresql',
  pgbouncer: 'pgbouncer',
  openssl: 'openssl',
  'redis-server': 'redis-server',
  'nats-server': 'nats-server',
};
const asked = process.argv.slice(2);
const parts = asked.length > 0 ? asked : USUAL;

await main(async () => {
  const unknown = parts.find(part => !PARTS.includes(part));
  if (unknown) throw new Unavailable(`no such part of the tests: ${unknown}. There are: ${PARTS.join(', ')}`);
  await prepare();
  if (parts.includes('programs') || parts.includes('long')) await ensureTools(TOOLS);

  const failedChecks = parts.includes('check') ? await check() : [];
  const trials = [
    ...(parts.includes('start') ? [{ version: await anotherNode(), unit: false }] : []),
    ...(parts.includes('nodes') ? (await testedNodes()).map(version => ({ version, unit: true })) : []),
  ];
  const failedNodes = await failuresOn(trials);
  const projects = parts.filter(part => OF_VITEST.includes(part));
  const { passed, failed } = projects.length > 0 ? await runTests(projects) : { passed: 0, failed: 0 };

  if (failedNodes.length > 0) say(`does not work on Node ${failedNodes.join(', ')}`);
  if (failedChecks.length > 0) say(`checks that failed: ${failedChecks.join(', ')}`);
  if (leftOut.size > 0) say(`left out on request: tests that need ${[...leftOut].join(', ')}`);
  const allFailed = failed + failedNodes.length;
  process.stdout.write(`${passed + trials.length - failedNodes.length} passed, ${allFailed} failed\n`);
  return failedChecks.length + allFailed > 0 ? 1 : 0;
});

/** The versions of Node on which a fresh clone does not do what it should. */
async function failuresOn(trials) {
  const failures = [];
  for (const { version, unit } of trials) {
    if (!(await worksOn(version, { unit }))) failures.push(version);
  }
  return failures;
}

/** A run that ends without a report counts as a failure, whatever it printed. */
async function runTests(projects) {
  const report = join(root, 'node_modules/.cache/yaht/tests.json');
  await mkdir(join(report, '..'), { recursive: true });
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}
