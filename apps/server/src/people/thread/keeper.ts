/** Books in a thread of their own, which begins when it is needed, and begins again when it was lost. */
import type { LogError } from '../../log/log-error.ts';
import { Thread, type ThreadOptions } from '../../thread/thread.ts';
import { remoteOf, type Remote } from './remote.ts';

export type KeeperOptions = ThreadOptions & {
  /** Told of a thread that was lost: what it was asked is refused, what is asked next goes to a new one. */
  readonly onLost?: (error: LogError) => void;
};

export class Keeper<Books extends object> {
  readonly books: Remote<Books> = remoteOf<Books>(async asked => (await this.#running()).ask(asked));
  readonly #options: KeeperOptions;
  #thread: Promise<Thread> | undefined;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Throws what keeps the books from being opened. */
  async open(): Promise<void> {
    await this.#running();
  }

  /** Whoever asks afterwards opens the books again. */
  async end(): Promise<void> {
    const ending = this.#thread;
    this.#thread = undefined;
    await ending?.then(
      thread => thread.end(),
      () => {},
    );
  }

  #running(): Promise<Thread> {
    return (this.#thread ??= this.#begin());
  }

  #begin(): Promise<Thread> {
    const { onLost = () => {} } = this.#options;
    const beginning = Thread.open(this.#options);
    const forget = (): void => {
      if (this.#thread === beginning) this.#thread = undefined;
    };
    const lose = (error: LogError): void => {
      forget();
      onLost(error);
    };
    beginning.then(thread => thread.unref().onLost(lose), forget);
    return beginning;
  }
}
