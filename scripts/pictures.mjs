/** `npm run pictures`: takes the pictures of the README and of every screen anew, from the app as it is. */
import { join } from 'node:path';
import { main, root, run } from './lib/house.mjs';
import { prepare } from './lib/setup.mjs';
import { ensureTools } from './lib/tools.mjs';

await main(async () => {
  await prepare();
  await ensureTools({ chromium: 'chromium' });
  return run(process.execPath, ['--conditions=yaht-src', join(root, 'tests/web/pictures.ts'), ...process.argv.slice(2)]);
});
