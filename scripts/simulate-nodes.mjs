/** `npm run simulate-nodes`: several servers in one process, by seed, with everything that can go wrong; see docs/architecture.md. */
import { join } from 'node:path';
import { main, root, run } from './lib/house.mjs';
import { install } from './lib/setup.mjs';

await main(async () => {
  await install();
  const program = join(root, 'apps/server/src/simulation/main.ts');
  return run(process.execPath, ['--conditions=yaht-src', program, ...process.argv.slice(2)]);
});
