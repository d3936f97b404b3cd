/** `npm run bench`: every figure, measured from the built packages. `npm run bench rules` measures one part. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { main, root, run, say, Unavailable } from './lib/house.mjs';
import { prepare } from './lib/setup.mjs';

const folder = join(root, 'bench');
const HELPERS = ['measure.ts'];

await main(async () => {
  const all = (await readdir(folder))
    .filter(name => name.endsWith('.ts') && !HELPERS.includes(name))
    .map(name => name.slice(0, -3));
  const asked = process.argv.slice(2);
  const unknown = asked.find(name => !all.includes(name));
  if (unknown) throw new Unavailable(`no such benchmark: ${unknown}. There are: ${all.join(', ')}`);
  await prepare();
  say(`${process.platform} ${process.arch}, Node ${process.versions.node}`);
  let failed = 0;
  for (const name of asked.length > 0 ? asked : all) {
    failed += (await run(process.execPath, [join(folder, `${name}.ts`)])) === 0 ? 0 : 1;
  }
  return failed === 0 ? 0 : 1;
});
