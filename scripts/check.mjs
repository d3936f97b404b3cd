/** `npm run check`: format, lint, types, import directions, unused code. All are run, so that one look shows everything. */
import { checkArrows } from './lib/arrows.mjs';
import { main, runTool, say } from './lib/house.mjs';
import { install } from './lib/setup.mjs';

const checks = {
  format: () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  lint: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--quiet']),
  types: () => runTool('typescript/bin/tsc', ['-b', ...(process.env.CI ? ['--force'] : [])]),
  arrows: checkArrows,
  unused: () => runTool('knip/bin/knip.js', ['--no-progress']),
};

/** The names of the checks that failed. */
export async function check() {
  const failed = [];
  for (const [name, work] of Object.entries(checks)) {
    const began = Date.now();
    const code = await work();
    say(`check ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  await main(async () => {
    await install();
    return (await check()).length === 0 ? 0 : 1;
  });
}
