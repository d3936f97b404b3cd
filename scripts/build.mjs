/** `npm run build`: the libraries and the command, afresh. */
import { main } from './lib/house.mjs';
import { build, install } from './lib/setup.mjs';

await main(async () => {
  await install();
  await build({ force: true });
  return 0;
});
