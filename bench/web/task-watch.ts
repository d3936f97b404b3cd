/** How long the page's own thread is busy at a time, in its own processor time: what other programs take meanwhile does not count. */
import type { CDPSession } from 'playwright-core';
import type { Visitor } from '../../tests/web/lib/browser.ts';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Answers the longest task, in milliseconds, since the last time it was asked. */
export async function taskWatch({ context, page }: Pick<Visitor, 'context' | 'page'>): Promise<() => Promise<number>> {
  const session = await context.newCDPSession(page);
  await start(session);
  return async () => {
    const events = await stop(session);
    await start(session);
    return longestIn(events);
  };
}

const start = (session: CDPSession): Promise<unknown> =>
  session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] } });

async function stop(session: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }): unknown => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const whole = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await whole;
  session.off('Tracing.dataCollected', collect);
  return events;
}

function longestIn(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const pages = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = events.filter(event => event.name.endsWith('RunTask') && pages.has(threadOf(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
