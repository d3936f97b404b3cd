/** Ctrl-C during long work: the work is told to stop, cleans up, and the command ends in its own words. */

/** The answer of the work, or `interrupted` when Ctrl-C came first. */
export async function untilInterrupted<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value | 'interrupted'> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    return await work(stop.signal);
  } catch (error) {
    if (stop.signal.aborted) return 'interrupted';
    throw error;
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}
