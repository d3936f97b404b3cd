/** A writer in a thread of its own, so that nobody waits for the disk but those who asked. */
import { Thread } from '../thread/thread.ts';
import { workerUrl } from '../worker-url.ts';
import type { FileOptions } from './database.ts';
import { load, readReceipts, type Receipts } from './freight.ts';
import type { LogError } from './log-error.ts';
import type { PackedEntry, PackedOutcome } from './packed.ts';
import type { AnswerOf, ArgsOf, CallName, WriterPort } from './writer-port.ts';

/** What the writer is asked. */
export type Asked = { readonly name: CallName; readonly args: readonly unknown[] };

export class ThreadPort implements WriterPort {
  readonly #thread: Thread;

  private constructor(thread: Thread) {
    this.#thread = thread;
  }

  static async open(options: FileOptions): Promise<ThreadPort> {
    const program = workerUrl('log-writer.js', import.meta.url);
    return new ThreadPort(await Thread.open({ program, name: `the log's writer`, data: options }));
  }

  call<Name extends CallName>(name: Name, ...args: ArgsOf<Name>): Promise<AnswerOf<Name>> {
    return name === 'append' ? (this.#append(...(args as ArgsOf<'append'>)) as never) : this.#ask({ name, args });
  }

  onLost(tell: (error: LogError) => void): void {
    this.#thread.onLost(tell);
  }

  end(): Promise<void> {
    return this.#thread.end();
  }

  async #append(entries: readonly PackedEntry[]): Promise<readonly (PackedOutcome | undefined)[]> {
    return readReceipts(await this.#ask<Receipts>({ name: 'append', args: [load(entries)] }), entries);
  }

  #ask<Value>(asked: Asked): Promise<Value> {
    return this.#thread.ask(asked);
  }
}
