/** The windows of the boards, as far as they have come in the file. */
import type { KeptFile } from '../../files/kept-file.ts';
import { isFull } from '../../log/sqlite-error.ts';
import type { KeepingSentence } from '../boards/keeping.ts';
import { areLate, readSpans, turnStandings, type Spans } from '../boards/standing-changes.ts';
import { doNow } from '../boards/work.ts';
import type { Ask } from './ask-file.ts';

export class Standings {
  readonly #file: KeptFile;
  readonly #ask: Ask<KeepingSentence>;
  #spans: Spans;

  constructor(file: KeptFile, ask: Ask<KeepingSentence>) {
    this.#file = file;
    this.#ask = ask;
    this.#spans = doNow(readSpans(), ask);
  }

  /** On a full disk boards are shown as they are. */
  turn(now: number): void {
    if (!areLate(this.#spans, now)) return;
    try {
      this.#spans = this.#file.together(() => doNow(turnStandings(now), this.#ask));
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }
}
