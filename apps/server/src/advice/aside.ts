/** A thread beside the tables that does one errand after the other. */
import { Worker } from 'node:worker_threads';
import { workerUrl } from '../worker-url.ts';
import type { AnswerOf, AskOf, ErrandName, Run } from './errands.ts';

/** What travels to the thread, and back; one at a time. */
export type Asked = { readonly name: ErrandName; readonly ask: unknown };
export type Reply = { readonly value: unknown } | { readonly trouble: string };

/** `busy`: too many are waiting. `too-long`: given up. `closed`: the server is on its way out. */
export class AsideError extends Error {
  readonly code: 'busy' | 'too-long' | 'closed';

  constructor(code: AsideError['code']) {
    super(`an errand was not done: ${code}`);
    this.name = 'AsideError';
    this.code = code;
  }
}

export type AsideOptions = {
  /** How many may wait beside the one that is being done. */
  readonly maxWaiting: number;
  /** After so many milliseconds an errand is given up; never when left out. */
  readonly deadline?: number;
};

type Pending = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

export class Aside {
  readonly #options: AsideOptions;
  #worker: Worker | undefined;
  #pending: Pending | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(options: AsideOptions) {
    this.#options = options;
  }

  readonly run: Run = async <Name extends ErrandName>(name: Name, ask: AskOf<Name>): Promise<AnswerOf<Name>> => {
    if (this.#waiting > this.#options.maxWaiting) throw new AsideError('busy');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#send({ name, ask }));
    this.#last = turn.catch(() => {}).finally(() => (this.#waiting -= 1));
    return (await turn) as AnswerOf<Name>;
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#stop();
  }

  /** The thread is kept for the next errand, and keeps nobody from ending. */
  async #send(asked: Asked): Promise<unknown> {
    if (this.#isClosed) throw new AsideError('closed');
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { deadline } = this.#options;
    const timer = deadline === undefined ? undefined : setTimeout(() => this.#giveUp('too-long'), deadline);
    worker.ref();
    try {
      return await new Promise((resolve, reject) => {
        this.#pending = { resolve, reject };
        worker.postMessage(asked, []);
      });
    } finally {
      clearTimeout(timer);
      this.#pending = undefined;
      worker.unref();
    }
  }

  #start(): Worker {
    // Without the flags of whoever started us: from source they would lead the built program back to the sources.
    const worker = new Worker(workerUrl('advice-thread.js', import.meta.url), { execArgv: [] });
    worker.on('message', (reply: Reply) => {
      if ('value' in reply) this.#pending?.resolve(reply.value);
      else this.#pending?.reject(new Error(reply.trouble));
    });
    worker.on('error', error => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#pending?.reject(error);
    });
    return worker;
  }

  #giveUp(code: AsideError['code']): void {
    this.#pending?.reject(new AsideError(code));
    void this.#stop();
  }

  /** Whatever it does, it ends; the next errand gets a new thread. */
  async #stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#pending?.reject(new AsideError('closed'));
    await worker?.terminate();
  }
}
