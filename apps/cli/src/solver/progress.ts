/** How far a solve is: a bar that redraws itself for people, a line now and then for logs, JSON for programs. */
import { solveLevels, type Tables } from '@yaht/solver';
import type { Context } from '../context.ts';
import type { ProgressMode } from '../program/solver-program.ts';

/** Told the part that is done, from 0 to 1; `end` clears up. */
export type Progress = { readonly tell: (done: number) => void; readonly end: () => void };

const BAR = 20;
/** Milliseconds between two drawings. */
const REDRAW = 100;
/** Milliseconds after which a log hears something, however slow the work is. */
const PATIENCE = 5_000;
const STEP = 0.1;

/** Progress of a solve in the way that suits whoever reads standard error. */
export function progressOf(context: Context, title: string, tables: Tables, mode: ProgressMode): Progress {
  const states = tables.counts.reachable;
  const levels = tables.categories.length;
  const levelAt = solveLevels(tables);
  const started = performance.now();
  const secondsSince = (): number => (performance.now() - started) / 1_000;
  if (mode === 'none') return { tell: () => {}, end: () => {} };
  if (mode === 'json') {
    const document = (done: number) => ({
      schema: 'yaht.progress/1',
      level: levelAt(done),
      levels,
      done,
      states,
      seconds: secondsSince(),
    });
    return { tell: done => context.output.note(JSON.stringify(document(done))), end: () => {} };
  }
  const line = (done: number): string =>
    `${title}  ${textOf(context, { level: levelAt(done), levels, done, states, seconds: secondsSince() })}`;
  const { redraw, note } = context.output;
  return redraw ? drawn(redraw, done => line(done).replace('  ', `  ${bar(done)}  `)) : written(note, line);
}

/** Drawn in place, ten times a second at most. */
function drawn(redraw: (line: string) => void, line: (done: number) => string): Progress {
  let last = -Infinity;
  return {
    tell: done => {
      if (performance.now() - last < REDRAW) return;
      last = performance.now();
      redraw(line(done));
    },
    end: () => {
      if (last > -Infinity) redraw('');
    },
  };
}

/** A line for every tenth, or when nothing was heard for a while. */
function written(note: (line: string) => void, line: (done: number) => string): Progress {
  let [last, next] = [performance.now(), STEP];
  const tell = (done: number): void => {
    const now = performance.now();
    if (done < next && now - last < PATIENCE) return;
    last = now;
    // A tenth that is reached all but a hair is reached.
    next = STEP * (Math.floor(done / STEP + 1e-9) + 1);
    note(line(done));
  };
  return { tell, end: () => {} };
}

const bar = (done: number): string => '█'.repeat(Math.round(BAR * done)).padEnd(BAR, '░');

type State = Readonly<Record<'level' | 'levels' | 'done' | 'states' | 'seconds', number>>;

function textOf({ messages }: Context, { level, levels, done, states, seconds }: State): string {
  const perSecond = seconds > 0 ? (done * states) / seconds : 0;
  return messages.solver.progress({
    level,
    levels,
    percent: Math.floor(100 * done),
    done: Math.round(done * states),
    states,
    perSecond,
    secondsLeft: done > 0 ? (seconds * (1 - done)) / done : 0,
  });
}
