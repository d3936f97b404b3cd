/** A key that is held down, which a terminal tells as one press after another. */

/** Nobody waits longer until a keyboard begins to repeat, or between two repeats (milliseconds). */
const BEGINS = 700;
const GOES_ON = 200;

/** Keys that lead on in every game; others may be held. */
const LEADING = ['enter', ' '];

/** Tells a held key from one that is pressed again. Whatever it did first, holding it does no more. */
export class HeldKey {
  #key = '';
  #at = -Infinity;
  #repeats = 0;
  #isSpent = false;

  /** Whether this is still the press before. */
  isRepeat(key: string, now: number): boolean {
    const patience = this.#repeats === 0 ? BEGINS : GOES_ON;
    const isRepeat = this.#isSpent && key === this.#key && now - this.#at < patience && LEADING.includes(key);
    this.#repeats = isRepeat ? this.#repeats + 1 : 0;
    this.#isSpent = isRepeat;
    this.#key = key;
    this.#at = now;
    return isRepeat;
  }

  /** The game has gone on by this press. */
  spend(): void {
    this.#isSpent = true;
  }
}
