/** What the desk asks before it is done, as a question over the screen: it is there until it is answered, or nothing is left to ask about. */
import type { Desk, Wish } from '@yaht/client';
import type { Overlays } from '../shell/overlays.ts';
import type { Shell } from '../shell/shell.ts';
import { questionSentence } from './sentences.ts';

type Parts = {
  readonly desk: Desk;
  readonly overlays: Overlays;
  readonly shell: Shell;
  readonly say: (wish: Wish | null) => void;
};

export class Asking {
  readonly #parts: Parts;
  #asked: string | null = null;
  /** What a yes to a hint lets happen. */
  #help: (() => Promise<void>) | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Does something that marks the game, once somebody has agreed to that. */
  marking(help: () => Promise<void>): void {
    this.#help = help;
    if (this.#parts.desk.mayHint()) void help();
  }

  /** The desk may have something to ask now. */
  look(): void {
    const { desk, overlays, shell } = this.#parts;
    const { question, view } = desk.view();
    const text = question && questionSentence(shell.words, view, question);
    if (text === this.#asked) return;
    if (this.#asked !== null && overlays.open.get()?.kind === 'question') overlays.close();
    this.#asked = text;
    const refuse = (): void => desk.press({ type: 'back' });
    const never = (): void => {
      shell.settings.change({ asksZero: false });
      this.#agree();
    };
    if (text !== null) overlays.ask(text, () => this.#agree(), refuse, question?.type === 'zero' ? never : undefined);
  }

  #agree(): void {
    const { desk, say } = this.#parts;
    const isHint = desk.view().question?.type === 'hint';
    say(desk.agree());
    if (isHint) void this.#help?.();
  }
}
