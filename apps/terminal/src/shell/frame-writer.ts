/** What Ink draws on. Each frame is compared with the one before, and only the lines that changed go to the terminal. */
import { EventEmitter } from 'node:events';

/** The terminal as a frame needs it. */
export type Paper = {
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
};

const DEFAULT = { columns: 80, rows: 24 };

export class FrameWriter extends EventEmitter {
  readonly #paper: Paper;
  #shown: readonly string[] = [];
  #latest = '';
  #isOpen = false;

  constructor(paper: Paper) {
    super();
    this.#paper = paper;
    this.#paper.on('resize', this.#resized);
  }

  get columns(): number {
    return this.#paper.columns || DEFAULT.columns;
  }

  get rows(): number {
    return this.#paper.rows || DEFAULT.rows;
  }

  /** From now on frames reach the terminal, the latest one at once. */
  open(): void {
    this.#isOpen = true;
    this.redraw();
  }

  /** Nothing is drawn until it is opened again. */
  shut(): void {
    this.#isOpen = false;
  }

  /** Ends the listening to the terminal. */
  end(): void {
    this.shut();
    this.#paper.off('resize', this.#resized);
  }

  /** Called by Ink with each whole frame. */
  write(frame: string): boolean {
    this.#latest = frame;
    if (this.#isOpen) this.#draw();
    return true;
  }

  /** Draws every line again, whatever the terminal shows. */
  redraw(): void {
    if (!this.#isOpen) return;
    this.#shown = [];
    this.#paper.write('\u001B[2J');
    this.#draw();
  }

  #draw(): void {
    const lines = this.#latest.split('\n').slice(0, this.rows);
    const rows = Math.max(lines.length, this.#shown.length);
    let changes = '';
    for (let row = 0; row < rows; row++) {
      const line = lines[row] ?? '';
      if (line !== this.#shown[row]) changes += `\u001B[${row + 1};1H\u001B[K${line}`;
    }
    this.#shown = lines;
    if (changes !== '') this.#paper.write(changes);
  }

  /** What a terminal keeps when it changes its size differs from one to the next, so nothing of it is relied on. */
  readonly #resized = (): void => {
    this.redraw();
    this.emit('resize');
  };
}
