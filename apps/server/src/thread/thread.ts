/** A thread that answers questions, and how it is asked. */
import { Worker } from 'node:worker_threads';
import { LogError, type LogProblem } from '../log/log-error.ts';
import { SMALL_THREAD } from '../memory.ts';

/** What travels to the thread, and back. */
export type Call = { readonly id: number; readonly asked: unknown };
export type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly trouble: Trouble };

/** Errors cross a thread without their class. */
type Trouble = Pick<LogError, 'message' | 'file'> & { readonly code: LogProblem | undefined };

/** The reply that tells that the thread is ready has no call before it. */
export const OPENING = 0;

/** `name` is for sentences: who has stopped. */
export type ThreadOptions = { readonly program: URL; readonly name: string; readonly data: unknown };

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = OPENING;
  #loss: LogError | undefined;
  #tell: (error: LogError) => void = () => {};

  private constructor({ program, name, data }: ThreadOptions) {
    this.#worker = new Worker(program, { workerData: data, resourceLimits: SMALL_THREAD });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', error => this.#lose(`${name} broke: ${error.message}`));
    this.#worker.on('exit', () => this.#lose(`${name} has stopped`));
  }

  /** Throws what kept the thread from its work. */
  static async open(options: ThreadOptions): Promise<Thread> {
    const thread = new Thread(options);
    await new Promise((resolve, reject) => thread.#waiting.set(OPENING, { resolve, reject }));
    return thread;
  }

  /** Questions are begun in the order they were asked. */
  ask<Value>(asked: unknown): Promise<Value> {
    if (this.#loss) return Promise.reject(this.#loss);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: value => resolve(value as Value), reject });
      this.#worker.postMessage({ id, asked } satisfies Call, []);
    });
  }

  /** Keeps nobody from ending the process. */
  unref(): this {
    this.#worker.unref();
    return this;
  }

  /** Called once when the thread is gone although nobody ended it. */
  onLost(tell: (error: LogError) => void): void {
    this.#tell = tell;
  }

  async end(): Promise<void> {
    this.#tell = () => {};
    await this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('value' in reply) waiting?.resolve(reply.value);
    else waiting?.reject(errorOf(reply.trouble));
  }

  /** A thread that broke also stops; the first is the reason. */
  #lose(why: string): void {
    if (this.#loss) return;
    this.#loss = new LogError('failed', why);
    for (const { reject } of this.#waiting.values()) reject(this.#loss);
    this.#waiting.clear();
    this.#tell(this.#loss);
  }
}

const errorOf = ({ code, message, file }: Trouble): Error =>
  code ? new LogError(code, message, undefined, file) : new Error(message);
