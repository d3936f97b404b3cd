/** Writing down everything that the threads of a page do. */

export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in microseconds. */
  readonly ts: number;
  /** Microseconds of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Whatever speaks to the page by its inspector. */
export type Watched = {
  send(method: 'Tracing.start', how: { readonly traceConfig: { readonly includedCategories: string[] } }): Promise<unknown>;
  send(method: 'Tracing.end'): Promise<unknown>;
  on(event: 'Tracing.dataCollected', listener: (part: Part) => void): unknown;
  off(event: 'Tracing.dataCollected', listener: (part: Part) => void): unknown;
  once(event: 'Tracing.tracingComplete', listener: (whole: unknown) => void): unknown;
};

type Part = { readonly value: object[] };

export const startTrace = (session: Watched): Promise<unknown> =>
  session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });

export async function stopTrace(session: Watched): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: Part): unknown => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const whole = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await whole;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** The page's own threads, as `process/thread`. */
export const threadsOf = (events: readonly TraceEvent[]): ReadonlySet<string> =>
  new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}/${tid}`));
