/** What a roll costs the page's own thread while the dice fly, from a trace. */
import { threadsOf, type TraceEvent } from './trace.ts';

export type RollCost = {
  /** Times that something was laid out or painted after the frame in which the dice took off. */
  readonly drawn: number;
  /** Milliseconds of the page's own thread in a frame, the slowest of a hundred. */
  readonly busiest: number;
};

/** A frame of 60 in a second, in microseconds. */
const FRAME = 1e6 / 60;
const DRAWS = ['Layout', 'Paint'];

/** `from` and `to`: the flight, in microseconds of the trace. */
export function rollCost(events: readonly TraceEvent[], from: number, to: number): RollCost {
  const pages = threadsOf(events);
  const inFlight = events.filter(({ pid, tid, ts }) => pages.has(`${pid}/${tid}`) && ts > from && ts < to);
  const frames = Array.from({ length: Math.ceil((to - from) / FRAME) }, (_, i) =>
    inFlight
      .filter(({ name, ts }) => name.endsWith('RunTask') && Math.floor((ts - from) / FRAME) === i)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
  );
  frames.sort((a, b) => a - b);
  return {
    drawn: inFlight.filter(({ name }) => DRAWS.includes(name)).length,
    busiest: frames[Math.ceil(0.99 * frames.length) - 1] ?? 0,
  };
}
