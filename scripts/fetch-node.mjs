/** `node scripts/fetch-node.mjs 24.18.0` prints where that Node lies, and fetches it first if need be; `floor` is the least that is promised. */
import { main } from './lib/house.mjs';
import { fetchedNode } from './lib/node.mjs';
import { testedNodes } from './lib/other-nodes.mjs';

await main(async () => {
  const [least] = await testedNodes();
  const [version = 'floor'] = process.argv.slice(2);
  const program = await fetchedNode(version === 'floor' ? least : version, 'it was asked for');
  process.stdout.write(`${program}\n`);
  return 0;
});
