/** A server that is not done with looking for what is due before it is told so by SIGUSR1. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Asked for rooms that are due, as only who sweeps does, it says so by a file, answers on the signal, and not at all once it is closed. */
export function slowly(log, folder) {
  const told = new Promise(resolve => process.once('SIGUSR1', resolve));
  let close = () => {};
  const closed = new Promise((_, reject) => (close = () => reject(new Error('the log is closed'))));
  closed.catch(() => {});
  const slow = {
    due: async limit => {
      writeFileSync(join(folder, 'sweeping'), '');
      await Promise.race([told, closed]);
      return log.due(limit);
    },
    close: async () => {
      close();
      await new Promise(resolve => setImmediate(resolve));
      await log.close();
    },
  };
  return new Proxy(log, { get: (target, name) => slow[name] ?? target[name]?.bind(target) });
}
