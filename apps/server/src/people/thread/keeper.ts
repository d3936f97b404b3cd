/** A thread that keeps books, and how it is asked. */
import { parentPort, Worker } from 'node:worker_threads';
import { LogError, type LogProblem } from '../../log/log-error.ts';
import { answerFrom, remoteOf, type Asked, type Remote } from './remote.ts';

type Call = Asked & { readonly id: number };
type Reply = { readonly id: number; readonly value?: unknown; readonly trouble?: Trouble };
/** Errors cross a thread without their class. */
type Trouble = { readonly code: LogProblem | undefined; readonly message: string };
type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/** The reply that tells that the books are open has no call before it. */
const OPENING = 0;

export class BookThread<Books extends object> {
  readonly books: Remote<Books> = remoteOf<Books>(asked => this.#ask(asked));
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = OPENING;
  #isOver = false;

  private constructor(program: URL, options: unknown) {
    this.#worker = new Worker(program, { workerData: options });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', error => this.#lose(`a thread broke: ${error.message}`));
    this.#worker.on('exit', () => this.#lose('a thread has stopped'));
  }

  /** Throws what kept the books from being opened. */
  static async open<Books extends object>(program: URL, options: unknown): Promise<BookThread<Books>> {
    const thread = new BookThread<Books>(program, options);
    await new Promise((resolve, reject) => thread.#waiting.set(OPENING, { resolve, reject }));
    return thread;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(asked: Asked): Promise<unknown> {
    if (this.#isOver) return Promise.reject(new Error('the thread is gone'));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...asked } satisfies Call, []);
    });
  }

  #settle({ id, value, trouble }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (trouble) waiting?.reject(errorOf(trouble));
    else waiting?.resolve(value);
  }

  #lose(why: string): void {
    this.#isOver = true;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}

const errorOf = ({ code, message }: Trouble): Error => (code ? new LogError(code, message) : new Error(message));

/** The thread's own side: opens the books and answers until it is ended. */
export function keepBooks(open: () => object): void {
  reply(OPENING, () => {
    const books = open();
    parentPort?.on('message', ({ id, ...asked }: Call) => reply(id, () => answerFrom(books, asked)));
  });
}

function reply(id: number, work: () => unknown): void {
  parentPort?.postMessage(replyTo(id, work), []);
}

function replyTo(id: number, work: () => unknown): Reply {
  try {
    return { id, value: work() };
  } catch (error) {
    const code = error instanceof LogError ? error.code : undefined;
    return { id, trouble: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}
