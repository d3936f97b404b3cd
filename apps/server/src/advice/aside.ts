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

export class Aside {
  readonly #options: AsideOptions;
  readonly #closing = new AbortController();
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

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
    this.#closing.abort();
    await this.#stop();
  }

  /** The thread is kept for the next errand, and keeps nobody from ending. */
  async #send(asked: Asked): Promise<unknown> {
    if (this.#closing.signal.aborted) throw new AsideError('closed');
    this.#worker ??= new Worker(workerUrl('advice-thread.js', import.meta.url));
    const worker = this.#worker;
    try {
      return await this.#reply(worker, asked);
    } catch (error) {
      await this.#stop();
      throw error;
    } finally {
      worker.removeAllListeners();
      worker.unref();
    }
  }

  #reply(worker: Worker, asked: Asked): Promise<unknown> {
    const { deadline } = this.#options;
    return new Promise((resolve, reject) => {
      const giveUp = (code: AsideError['code']) => () => reject(new AsideError(code));
      const timer = deadline === undefined ? undefined : setTimeout(giveUp('too-long'), deadline);
      worker.once('message', (reply: Reply) => {
        clearTimeout(timer);
        if ('value' in reply) resolve(reply.value);
        else reject(new Error(reply.trouble));
      });
      worker.once('error', reject);
      worker.once('exit', giveUp('closed'));
      worker.ref();
      worker.postMessage(asked, []);
    });
  }

  async #stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
