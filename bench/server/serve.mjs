/**
 * The server that is measured, in a process of its own: says where it listens, and on request what it has used. Plain JavaScript,
 * so that the process holds what a server holds and no compiler besides.
 */
import { createLogger, startServer } from '@yaht/server';
import { variantById } from '@yaht/rules';

const [dataFolder = '', options = '{}'] = process.argv.slice(2);
const began = performance.now();
const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };
const { http, close } = await startServer({
  host: '127.0.0.1',
  tcpPort: 0,
  httpPort: 0,
  dataFolder,
  variant: variantById('yahtzee'),
  rate: unlimited,
  logger: createLogger('error'),
  bot: () => Promise.reject(new Error('there are no bots here')),
  onFatal: error => {
    throw error;
  },
  ...JSON.parse(options),
});
process.send?.({ port: http.port, startedIn: performance.now() - began });

process.on('message', question => {
  if (question === 'close') return void close().then(() => process.disconnect());
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage().rss });
});
