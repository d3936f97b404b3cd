/** The terminal while a full screen is on it: taken once, and given back as it was on every way out. */
import type { ReadStream, WriteStream } from 'node:tty';
import { MOUSE } from './mouse.ts';

const ALTERNATE = { on: '\u001B[?1049h', off: '\u001B[?1049l' };
const CURSOR = { hide: '\u001B[?25l', show: '\u001B[?25h' };
/** Terminals that know it keep the title of the window; others ignore it. */
const TITLE = { keep: '\u001B[22;2t', back: '\u001B[23;2t' };
const BELL = '\u0007';

export class TerminalControl {
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  #isTaken = false;
  #hasMouse = false;

  constructor(input: ReadStream, output: WriteStream) {
    this.#input = input;
    this.#output = output;
  }

  take(): void {
    if (this.#isTaken) return;
    this.#isTaken = true;
    this.#output.write(`${TITLE.keep}${ALTERNATE.on}${CURSOR.hide}`);
  }

  /** Safe to call at any time, also twice. */
  giveBack(): void {
    if (!this.#isTaken) return;
    if (this.#output.writable) this.mouse(false);
    this.#isTaken = false;
    this.#setRaw(false);
    if (this.#output.writable) this.#output.write(`${CURSOR.show}${ALTERNATE.off}${TITLE.back}`);
  }

  /** Stops the process as a shell expects it after Ctrl-Z; whoever calls has given the terminal back. */
  stop(): void {
    process.kill(process.pid, 'SIGTSTP');
  }

  /** Raw mode does not survive a stop. */
  takeAgain(): void {
    this.take();
    this.#setRaw(true);
  }

  /** Asks for reports of the mouse, or for none; terminals without one pass over it. */
  mouse(isOn: boolean): void {
    if (this.#isTaken && isOn !== this.#hasMouse) this.#output.write(isOn ? MOUSE.on : MOUSE.off);
    if (this.#isTaken) this.#hasMouse = isOn;
  }

  bell(): void {
    this.#output.write(BELL);
  }

  title(text: string): void {
    this.#output.write(`\u001B]2;${text}${BELL}`);
  }

  #setRaw(isRaw: boolean): void {
    // A terminal that has gone away cannot be told anything.
    if (this.#input.isTTY && !this.#input.destroyed) this.#input.setRawMode(isRaw);
  }
}
