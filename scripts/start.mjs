/** `npm start`: sets up what is missing, then starts the server. `npm start -- play` runs any other command of yaht. */
import { main, root } from './lib/house.mjs';
import { prepare } from './lib/setup.mjs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

await main(async () => {
  await prepare();
  const wanted = process.argv.slice(2);
  process.argv.splice(1, Infinity, 'yaht', ...(wanted.length > 0 ? wanted : ['server']));
  // In the same process, so that signals, the terminal and the exit code are the command's own.
  await import(pathToFileURL(join(root, 'apps/cli/dist/main.js')).href);
  return process.exitCode;
});
