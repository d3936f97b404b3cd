/** What is asked of a database that may be away for a while: what can be asked again is asked again until it is back. */
import pg from 'pg';
import { closedError, fullError, LogError } from '../log-error.ts';

/** Sentences that are said often have a name, by which the database remembers them. */
export type Sentence = { readonly name: string; readonly text: string };

/** So long a database may be away before those who wait are told. */
export const PATIENCE = 30_000;
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;

/** How waiting is done. */
export type Waiting = {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
};

/** Unlike timers of the house, it keeps the process alive: somebody waits for the answer. */
const usualWaiting: Waiting = {
  now: Date.now,
  pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
};

export type QuestionOptions = { readonly patience?: number; readonly waiting?: Waiting };

export abstract class Questions {
  readonly #patience: number;
  readonly #waiting: Waiting;
  #isClosed = false;

  constructor({ patience = PATIENCE, waiting = usualWaiting }: QuestionOptions = {}) {
    this.#patience = patience;
    this.#waiting = waiting;
  }

  protected abstract say<Row extends object>(sentence: Sentence, values: readonly unknown[]): Promise<readonly Row[]>;

  /** Asks without a second try. */
  async once<Row extends object>(sentence: Sentence, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.say<Row>(sentence, values).catch((error: unknown) => {
      throw isFull(error) ? fullError() : error;
    });
  }

  /** For what may happen twice: while the database is away it waits. */
  ask<Row extends object>(sentence: Sentence, values?: readonly unknown[]): Promise<readonly Row[]> {
    return this.patiently(() => this.once<Row>(sentence, values));
  }

  /** Tries until the database is there to answer. `onLost` hears of every answer that did not come. */
  async patiently<Value>(work: () => Promise<Value>, onLost: () => void = () => {}): Promise<Value> {
    const { now, pause } = this.#waiting;
    const until = now() + this.#patience;
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error)) throw error;
        if (this.#isClosed) throw closedError();
        onLost();
        if (now() + wait > until) throw new LogError('away', `the database does not answer: ${reasonOf(error)}`);
        await pause(wait);
      }
    }
  }

  /** Lets go of what may never be answered. */
  startAfresh(): void {}

  async close(): Promise<void> {
    this.#isClosed = true;
  }
}

/** The database shuts down, starts up, has no connection left, or is a copy that only reads until it takes over. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006', '57014']);

const FULL = '53100';
const isFull = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === FULL;

/** Whether the database gave no answer, rather than a bad one: what was asked may have been done or not. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof LogError) &&
  (!(error instanceof pg.DatabaseError) || AWAY.has(error.code ?? '') || error.code?.startsWith('08') === true);

/** Short, and without what the address may hold. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' && error.message === '' ? error.code : error.message;
};
