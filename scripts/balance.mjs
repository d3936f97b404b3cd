/** `npm run balance`: plays runs of Rollio by bots and writes docs/rollio-balance.md. */
import { join } from 'node:path';
import { main, root, run } from './lib/house.mjs';
import { prepare } from './lib/setup.mjs';

await main(async () => {
  await prepare();
  return run(process.execPath, [join(root, 'bench/balance/report.ts'), ...process.argv.slice(2)]);
});
