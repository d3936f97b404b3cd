/**
 * Threads that help with jobs, round by round. The caller posts a round of jobs, takes some itself, and goes on when all are done;
 * helpers sleep between rounds. A helper may come late or not at all.
 */
import { atomic, call, get, i32, loopWhile, repeatWhile, set, when, type Code, type FunctionType } from '../../kernel/wasm.ts';

/** Words that the threads share, far enough apart not to disturb each other. */
const CONTROL = { next: 0, done: 64, round: 128, over: 192, task: 256, chunk: 260 } as const;
export const CONTROL_BYTES = 320;

/** Jobs that are taken at a time, unless a round says otherwise. */
const CHUNK = 8;
/** The next job and, in the upper half of the same word, the end of its round: nobody can take the end of another round for it. */
const END = 16;
const NOTHING_LEFT = 0;

/** What the jobs of a round are, where there is more than one kind. */
export const taskOfRound = i32.load(i32.const(0), CONTROL.task);

/** Where a thread works, and the function `(scratch, first, last)` that does jobs. */
type Place = { readonly scratch: number; readonly scratchSize: number; readonly jobs: number };

/** Parameter `thread`: helps until the crew is dismissed. Control words lie at address 0. */
export function helpCode({ scratch, scratchSize, jobs }: Place): FunctionType {
  const [thread, area, round] = [0, 1, 2];
  const control = i32.const(0);
  const isGoingOn = i32.isZero(atomic.load(control, CONTROL.over));
  const body = [
    set(round, atomic.load(control, CONTROL.round)),
    takeJobs(area, 3, jobs),
    when(isGoingOn, atomic.wait(control, get(round), CONTROL.round)),
  ];
  return {
    params: 1,
    locals: ['i32', 'i32', ...LOCALS],
    body: [set(area, i32.add(i32.const(scratch), i32.mul(get(thread), i32.const(scratchSize)))), repeatWhile(body, isGoingOn)],
  };
}

/** No parameters: the caller's own share of a round. */
export const shareCode = ({ scratch, jobs }: Place): FunctionType => ({
  params: 0,
  locals: ['i32', ...LOCALS],
  body: [set(0, i32.const(scratch)), takeJobs(0, 1, jobs)],
});

/** Those of `takeJobs`: the first job that was taken, the end of its round, and how many are taken. */
const LOCALS = ['i32', 'i32', 'i32'] as const;

/** Takes jobs as long as there are some. */
function takeJobs(area: number, first: number, jobs: number): Code {
  const [end, chunk] = [first + 1, first + 2];
  const control = i32.const(0);
  const take = [
    set(chunk, atomic.load(control, CONTROL.chunk)),
    set(first, atomic.add(control, get(chunk), CONTROL.next)),
    set(end, i32.shr(get(first), i32.const(END))),
    set(first, i32.and(get(first), i32.const(2 ** END - 1))),
  ];
  const body = [
    set(end, i32.min(i32.add(get(first), get(chunk)), get(end))),
    call(jobs, get(area), get(first), get(end)),
    [atomic.add(control, i32.sub(get(end), get(first)), CONTROL.done), 0x1a],
    atomic.notify(control, CONTROL.done),
    take,
  ];
  return [take, loopWhile(i32.isLess(get(first), get(end)), body)];
}

/** The caller's side. */
export class Crew {
  readonly #memory: WebAssembly.Memory;
  readonly #share: () => void;
  #end = 0;

  constructor(memory: WebAssembly.Memory, share: () => void) {
    this.#memory = memory;
    this.#share = share;
    this.#set(CONTROL.next, NOTHING_LEFT);
  }

  /** Lets the helpers begin with jobs from `first` up to `end`; the round before must be finished. */
  post(first: number, end: number, { task = 0, chunk = CHUNK } = {}): void {
    this.#set(CONTROL.next, NOTHING_LEFT);
    this.#set(CONTROL.task, task);
    this.#set(CONTROL.chunk, chunk);
    this.#set(CONTROL.done, first);
    this.#set(CONTROL.next, (end << END) | first);
    this.#end = end;
    this.#wake();
  }

  /** Helps, and comes back when the round is done; sleeps while helpers do the last jobs, which no page may on its main thread. */
  finish(): void {
    this.#share();
    for (let done = this.#done; done < this.#end; done = this.#done) Atomics.wait(this.#control, CONTROL.done / 4, done);
  }

  /** Looked for anew each time, because the memory may have grown. */
  get #control(): Int32Array {
    return new Int32Array(this.#memory.buffer, 0, CONTROL_BYTES / 4);
  }

  get #done(): number {
    return Atomics.load(this.#control, CONTROL.done / 4);
  }

  /** Sends the helpers home. */
  dismiss(): void {
    this.#set(CONTROL.over, 1);
    this.#wake();
  }

  #set(word: number, value: number): void {
    Atomics.store(this.#control, word / 4, value);
  }

  #wake(): void {
    Atomics.add(this.#control, CONTROL.round / 4, 1);
    Atomics.notify(this.#control, CONTROL.round / 4);
  }
}
