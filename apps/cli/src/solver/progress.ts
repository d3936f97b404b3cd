/** How far something long is: a bar that redraws itself for people, a line now and then for logs, JSON for programs. */
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

/** Progress of a solve, with its levels and states. */
export function solveProgress(context: Context, title: string, tables: Tables, mode: ProgressMode): Progress {
  const [levels, states] = [tables.categories.length, tables.counts.reachable];
  const levelAt = solveLevels(tables);
  const stateAt = (moment: Moment): State => ({ level: levelAt(moment.done), levels, states, ...moment });
  return progressOf(context, title, mode, { document: stateAt, text: moment => textOf(context, stateAt(moment)) });
}

/** Progress of what has nothing to count but its own parts. */
export const plainProgress = (context: Context, title: string, mode: ProgressMode): Progress =>
  progressOf(context, title, mode, {
    document: moment => moment,
    text: moment => context.messages.solver.part(percentOf(moment), secondsLeft(moment)),
  });

/** The part that is done after so many seconds. */
type Moment = { readonly done: number; readonly seconds: number };

type Words = { readonly document: (moment: Moment) => object; readonly text: (moment: Moment) => string };

/** In the way that suits whoever reads standard error. */
function progressOf({ output }: Context, title: string, mode: ProgressMode, { document, text }: Words): Progress {
  const started = performance.now();
  const momentAt = (done: number): Moment => ({ done, seconds: (performance.now() - started) / 1_000 });
  const { redraw, note } = output;
  if (mode === 'none') return { tell: () => {}, end: () => {} };
  if (mode === 'json') {
    const line = (done: number): string => JSON.stringify({ schema: 'yaht.progress/1', ...document(momentAt(done)) });
    return { tell: done => note(line(done)), end: () => {} };
  }
  const line = (done: number): string => `${title}  ${text(momentAt(done))}`;
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

type State = Moment & Readonly<Record<'level' | 'levels' | 'states', number>>;

function textOf({ messages }: Context, state: State): string {
  const { level, levels, done, states, seconds } = state;
  const perSecond = seconds > 0 ? (done * states) / seconds : 0;
  return messages.solver.progress({
    level,
    levels,
    percent: percentOf(state),
    done: Math.round(done * states),
    states,
    perSecond,
    secondsLeft: secondsLeft(state),
  });
}

const percentOf = ({ done }: Moment): number => Math.floor(100 * done);

const secondsLeft = ({ done, seconds }: Moment): number => (done > 0 ? (seconds * (1 - done)) / done : 0);
