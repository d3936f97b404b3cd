/**
 * Threads that help with jobs, round by round. The caller posts a round of jobs, takes some itself, and goes on when all are done;
 * helpers sleep between rounds. A helper may come late or not at all.
 */
import { atomic, call, get, i32, loopWhile, repeatWhile, set, when, type Code, type FunctionType } from '../kernel/wasm.ts';

/** Words that the threads share, far enough apart not to disturb each other. */
const CONTROL = { next: 0, end: 64, done: 128, round: 192, over: 256 } as const;
export const CONTROL_BYTES = 320;

/** Jobs that are taken at a time. */
const CHUNK = 8;
/** More than any number of jobs: nothing can be taken while a round is written. */
const NOTHING_LEFT = 2 ** 30;

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
    locals: ['i32', 'i32', 'i32', 'i32'],
    body: [set(area, i32.add(i32.const(scratch), i32.mul(get(thread), i32.const(scratchSize)))), repeatWhile(body, isGoingOn)],
  };
}

/** No parameters: the caller's own share of a round. */
export const shareCode = ({ scratch, jobs }: Place): FunctionType => ({
  params: 0,
  locals: ['i32', 'i32', 'i32'],
  body: [set(0, i32.const(scratch)), takeJobs(0, 1, jobs)],
});

/** Takes jobs as long as there are some. */
function takeJobs(area: number, first: number, jobs: number): Code {
  const last = first + 1;
  const control = i32.const(0);
  const take = set(first, atomic.add(control, i32.const(CHUNK), CONTROL.next));
  const isThere = i32.isLess(get(first), atomic.load(control, CONTROL.end));
  const chunk = [
    set(last, i32.min(i32.add(get(first), i32.const(CHUNK)), atomic.load(control, CONTROL.end))),
    call(jobs, get(area), get(first), get(last)),
    [atomic.add(control, i32.sub(get(last), get(first)), CONTROL.done), 0x1a],
    atomic.notify(control, CONTROL.done),
    take,
  ];
  return [take, loopWhile(isThere, chunk)];
}

/** The caller's side. */
export class Crew {
  readonly #control: Int32Array;
  readonly #share: () => void;

  constructor(memory: WebAssembly.Memory, share: () => void) {
    this.#control = new Int32Array(memory.buffer, 0, CONTROL_BYTES / 4);
    this.#share = share;
    this.#set(CONTROL.next, NOTHING_LEFT);
  }

  /** Lets the helpers begin with jobs from `first` up to `end`; the round before must be finished. */
  post(first: number, end: number): void {
    this.#set(CONTROL.next, NOTHING_LEFT);
    this.#set(CONTROL.end, end);
    this.#set(CONTROL.done, first);
    this.#set(CONTROL.next, first);
    this.#wake();
  }

  /** Helps, and comes back when the round is done; sleeps while helpers do the last jobs, which no page may on its main thread. */
  finish(): void {
    this.#share();
    const end = Atomics.load(this.#control, CONTROL.end / 4);
    for (let done = this.#done; done < end; done = this.#done) Atomics.wait(this.#control, CONTROL.done / 4, done);
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
