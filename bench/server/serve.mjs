/**
 * The server that is measured, in a process of its own: says where it listens, and on request what it has used. Plain JavaScript,
 * so that the process holds what a server holds and no compiler besides.
 */
import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
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

/** Looked at every few milliseconds, which costs less than can be measured. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let garbage = 0;
new PerformanceObserver(list => {
  for (const { duration, detail } of list.getEntries())
    if ((detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) === 0) garbage = Math.max(garbage, duration);
}).observe({ entryTypes: ['gc'] });

/** Since it was last asked. */
function waits() {
  const seen = { late: delay.percentile(99) / 1e6 - 5, garbage };
  delay.reset();
  garbage = 0;
  return seen;
}

process.send?.({ port: http.port, startedIn: performance.now() - began });

process.on('message', question => {
  if (question === 'close') return void close().then(() => process.disconnect());
  const { user, system } = process.cpuUsage();
  const waited = waits();
  // Clearing everything away would keep whoever plays just now waiting.
  if (question === 'used') globalThis.gc?.();
  process.send?.({ cpu: user + system, memory: process.memoryUsage().rss, waits: waited });
});
