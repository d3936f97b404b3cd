/** How long the page's own thread is busy at a time, in its own processor time: what other programs take meanwhile does not count. */

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Whatever speaks to the page by its inspector. */
type Watched = {
  send(method: 'Tracing.start', how: { readonly traceConfig: { readonly includedCategories: string[] } }): Promise<unknown>;
  send(method: 'Tracing.end'): Promise<unknown>;
  on(event: 'Tracing.dataCollected', listener: (part: Part) => void): unknown;
  off(event: 'Tracing.dataCollected', listener: (part: Part) => void): unknown;
  once(event: 'Tracing.tracingComplete', listener: (whole: unknown) => void): unknown;
};

type Part = { readonly value: object[] };

/** Answers the longest task, in milliseconds, since the last time it was asked. */
export async function taskWatch(session: Watched): Promise<() => Promise<number>> {
  await start(session);
  return async () => {
    const events = await stop(session);
    await start(session);
    return longestIn(events);
  };
}

const start = (session: Watched): Promise<unknown> =>
  session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] } });

async function stop(session: Watched): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: Part): unknown => events.push(...(value as TraceEvent[]));
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
