/** How a process that is measured tells where it listens, and on request what it has used. */
export function beMeasured(port: number, startedIn: number, close: () => Promise<unknown>): void {
  process.send?.({ port, startedIn });
  process.on('message', (question: 'used' | 'close') => {
    if (question === 'close') return void close().then(() => process.disconnect());
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, memory: process.memoryUsage().rss });
  });
}
