/** A writer in a thread of its own, so that nobody waits for the disk but those who asked. */
import { Worker } from 'node:worker_threads';
import type { FileOptions } from './database.ts';
import { load, readReceipts, type Receipts } from './freight.ts';
import { LogError, type LogProblem } from './log-error.ts';
import { workerUrl } from '../worker-url.ts';
import type { PackedEntry, PackedOutcome } from './packed.ts';
import type { AnswerOf, ArgsOf, CallName, WriterPort } from './writer-port.ts';

/** A call on its way to the thread. */
export type Call = { readonly id: number; readonly name: CallName; readonly args: readonly unknown[] };

/** Errors cross a thread without their class. */
export type Trouble = { readonly code: LogProblem | undefined; readonly message: string };
export type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly trouble: Trouble };

/** The call that opens the file has the first id; there is no writer before its reply. */
export const OPENING = 0;

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

export class ThreadPort implements WriterPort {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = OPENING;
  #tell: (error: LogError) => void = () => {};

  private constructor(options: FileOptions) {
    this.#worker = new Worker(workerUrl('log-writer.js', import.meta.url), { workerData: options });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', error => this.#lose(new LogError('failed', `the log's writer broke: ${error.message}`)));
    this.#worker.on('exit', () => this.#lose(new LogError('failed', `the log's writer has stopped`)));
  }

  static async open(options: FileOptions): Promise<ThreadPort> {
    const port = new ThreadPort(options);
    await new Promise((resolve, reject) => port.#waiting.set(OPENING, { resolve, reject }));
    return port;
  }

  call<Name extends CallName>(name: Name, ...args: ArgsOf<Name>): Promise<AnswerOf<Name>> {
    return name === 'append' ? (this.#append(...(args as ArgsOf<'append'>)) as never) : this.#send(name, args);
  }

  async #append(entries: readonly PackedEntry[]): Promise<readonly PackedOutcome[]> {
    return readReceipts(await this.#send<Receipts>('append', [load(entries)]), entries);
  }

  #send<Value>(name: CallName, args: readonly unknown[]): Promise<Value> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: value => resolve(value as Value), reject });
      this.#worker.postMessage({ id, name, args } satisfies Call, []);
    });
  }

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

  #lose(error: LogError): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#tell(error);
  }
}

const errorOf = ({ code, message }: Trouble): Error => (code ? new LogError(code, message) : new Error(message));
