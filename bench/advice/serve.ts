/** The server that is asked for advice, in a process of its own, with Yatzy solved before it says where it listens. */
import { fault, variantById } from '@yaht/rules';
import { createLogger, startServer } from '@yaht/server';
import { compileTables } from '@yaht/solver';
import { solve } from '@yaht/solver/node';
import { beMeasured } from './measured.ts';

const [dataFolder = ''] = process.argv.slice(2);
const yatzy = variantById('yatzy') ?? fault('no Yatzy');
const tables = yatzy.family === 'scorecard' ? compileTables(yatzy) : fault('no card');
const table = tables.ok ? await solve(tables.value, { precision: 'f64' }) : fault('not solved');
const began = performance.now();
const { http, close } = await startServer({
  host: '127.0.0.1',
  tcpPort: 0,
  httpPort: 0,
  dataFolder,
  variant: yatzy,
  advice: { table },
  logger: createLogger('error'),
  bot: () => Promise.reject(new Error('there are no bots here')),
  onFatal: error => {
    throw error;
  },
});
beMeasured(http.port, performance.now() - began, close);
