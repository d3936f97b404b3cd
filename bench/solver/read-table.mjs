/** Reads a table file again and again in a process that has just started, and says how long each time took. Plain JavaScript, as in a server. */
import { scorecardVariants } from '@yaht/rules';
import { compileTables } from '@yaht/solver';
import { readTable } from '@yaht/solver/node';

const [path = '', id = ''] = process.argv.slice(2);
const tables = compileTables(scorecardVariants.find(variant => variant.id === id));
if (!tables.ok) throw new Error(tables.error);
const milliseconds = [];
for (let time = 0; time < 8; time++) {
  const began = performance.now();
  const read = await readTable(tables.value, path);
  milliseconds.push(performance.now() - began);
  if (!read.ok) throw new Error(read.error);
}
process.stdout.write(JSON.stringify(milliseconds));
