/** A server that tidies from the first moment on, and is not done before it is told so by SIGUSR1. */

/** What is due after a minute is due at once. */
export const hasty = {
  now: Date.now,
  after: (milliseconds, work) => {
    const timer = setTimeout(() => work(), milliseconds === 60_000 ? 0 : Math.min(milliseconds, 2 ** 31 - 1)).unref();
    return () => clearTimeout(timer);
  },
};

/** Asked for old rooms, as only who tidies does, it answers on the signal, and not at all once it is closed. */
export function slowly(log) {
  const told = new Promise(resolve => process.once('SIGUSR1', resolve));
  let close = () => {};
  const closed = new Promise((_, reject) => (close = () => reject(new Error('the log is closed'))));
  closed.catch(() => {});
  const slow = {
    rooms: async query => {
      if (query?.updatedUntil !== undefined) await Promise.race([told, closed]);
      return log.rooms(query);
    },
    close: async () => {
      close();
      await new Promise(resolve => setImmediate(resolve));
      await log.close();
    },
  };
  return new Proxy(log, { get: (target, name) => slow[name] ?? target[name]?.bind(target) });
}
