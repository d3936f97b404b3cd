/** Keys on their way to the screen that is shown. Those that come while one screen takes the place of another wait for it. */

/** More than this is a cat on the keyboard. */
const MOST = 100;

export class KeyLine {
  #listener: ((key: string) => void) | null = null;
  readonly #waiting: string[] = [];

  readonly press = (key: string): void => {
    if (this.#waiting.length < MOST) this.#waiting.push(key);
    this.#hand();
  };

  /** The screen that was shown hears no more; what comes now is meant for the next. */
  readonly hold = (): void => {
    this.#listener = null;
  };

  /** From now on this one hears the keys, first those that waited. */
  readonly listen = (listener: (key: string) => void): (() => void) => {
    this.#listener = listener;
    this.#hand();
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  };

  #hand(): void {
    while (this.#listener && this.#waiting.length > 0) this.#listener(this.#waiting.shift() ?? '');
  }
}
