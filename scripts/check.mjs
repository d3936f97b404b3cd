/** `npm run check`: format, lint, types, import directions, the floor of Node, unused code. All are run, so that one look shows everything. */
import { checkArrows } from './lib/arrows.mjs';
import { checkFloor } from './lib/floor.mjs';
import { main, runTool, say } from './lib/house.mjs';
import { install } from './lib/setup.mjs';

const formatted = (...places) => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...places]);

const checks = {
  // The slowest of them uses one core; in two parts it is not what the others wait for.
  format: async () => Math.max(...(await Promise.all([formatted('apps'), formatted('.', '!apps/**')]))),
  lint: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--quiet']),
  types: () => runTool('typescript/bin/tsc', ['-b', ...(process.env.CI ? ['--force'] : [])]),
  arrows: checkArrows,
  floor: checkFloor,
  unused: () => runTool('knip/bin/knip.js', ['--no-progress']),
};

/** The names of the checks that failed. Most of them use one core; side by side they are done in half the time. */
export async function check() {
  const codes = await Promise.all(Object.entries(checks).map(([name, work]) => checkOne(name, work)));
  return Object.keys(checks).filter((_, i) => codes[i] !== 0);
}

async function checkOne(name, work) {
  const began = Date.now();
  const code = await work();
  say(`check ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return code;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  await main(async () => {
    await install();
    return (await check()).length === 0 ? 0 : 1;
  });
}
