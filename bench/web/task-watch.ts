/** How long the page's own thread is busy at a time, in its own processor time: what other programs take meanwhile does not count. */
import { startTrace, stopTrace, threadsOf, type TraceEvent, type Watched } from './trace.ts';

/** Answers the longest task, in milliseconds, since the last time it was asked. */
export async function taskWatch(session: Watched): Promise<() => Promise<number>> {
  await startTrace(session);
  return async () => {
    const events = await stopTrace(session);
    await startTrace(session);
    return longestIn(events);
  };
}

function longestIn(events: readonly TraceEvent[]): number {
  const pages = threadsOf(events);
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid}/${tid}`));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
