/** What lies over a screen: help, a text to read, lines to open, a line to type, a question. While it is open, the keys are its own. */
import { Observable } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import type { Line } from '../draw/line.ts';
import { letterOf } from './key-names.ts';

export type Overlay =
  | { readonly kind: 'help'; readonly filter: string; readonly top: number }
  | {
      readonly kind: 'reading';
      readonly title: string;
      readonly lines: readonly Line[];
      readonly top: number;
      /** What comes back when it is closed. */
      readonly below: Overlay | null;
    }
  | { readonly kind: 'list'; readonly title: string; readonly rows: readonly ListRow[]; readonly at: number }
  | {
      readonly kind: 'typing';
      readonly prompt: string;
      readonly text: string;
      readonly most: number;
      readonly done: (text: string) => void;
    }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly yes: () => void;
      readonly no: () => void;
      /** Yes, and this is not asked again. */
      readonly never?: () => void;
    };

/** What is pressed or typed for a yes that ends a question for good, in every language. */
export const NEVER_AGAIN = '!';

/** A line; one with something behind it can be opened. */
export type ListRow = { readonly line: Line; readonly open?: () => Text };

/** A title, and lines to read. */
type Text = readonly [title: string, lines: readonly Line[]];

type Of<Kind extends Overlay['kind']> = Extract<Overlay, { readonly kind: Kind }>;

const PAGE = 10;
const LONGEST_FILTER = 30;

export class Overlays {
  readonly open = new Observable<Overlay | null>(null);
  readonly #words: () => Messages;

  constructor(words: () => Messages) {
    this.#words = words;
  }

  readonly close = (): void => this.open.set(null);
  readonly help = (): void => this.open.set({ kind: 'help', filter: '', top: 0 });
  readonly ask = (text: string, yes: () => void, no = (): void => {}, never?: () => void): void =>
    this.open.set({ kind: 'question', text, yes, no, ...(never ? { never } : {}) });
  readonly read = (title: string, lines: readonly Line[]): void =>
    this.open.set({ kind: 'reading', title, lines, top: 0, below: null });
  readonly list = (title: string, rows: readonly ListRow[]): void =>
    this.open.set({ kind: 'list', title, rows, at: Math.max(0, rows.findIndex(isOpenable)) });
  readonly type = (prompt: string, most: number, done: (text: string) => void, text = ''): void =>
    this.open.set({ kind: 'typing', prompt, text, most, done });

  /** Takes the key when something is open. */
  press(key: string): boolean {
    const overlay = this.open.get();
    if (!overlay) return false;
    if (key !== 'escape' && key !== 'ctrl-c') this.#pressIn(overlay, key);
    else if (overlay.kind === 'question') this.#answer(overlay, key);
    else this.open.set(overlay.kind === 'reading' ? overlay.below : null);
    return true;
  }

  #pressIn(overlay: Overlay, key: string): void {
    switch (overlay.kind) {
      case 'help':
        return this.#filter(overlay, key);
      case 'reading':
        return this.#scroll(overlay, key);
      case 'list':
        return this.#choose(overlay, key);
      case 'typing':
        return this.#edit(overlay, key);
      case 'question':
        return this.#answer(overlay, key);
    }
  }

  #filter(overlay: Of<'help'>, key: string): void {
    const isDone = key === 'enter' || (key === '?' && overlay.filter === '');
    if (isDone) return this.close();
    const step = key === 'up' ? -1 : key === 'down' ? 1 : 0;
    const filter = edited(overlay.filter, key, LONGEST_FILTER);
    this.open.set({ ...overlay, filter, top: step === 0 ? 0 : Math.max(0, overlay.top + step) });
  }

  #scroll(overlay: Of<'reading'>, key: string): void {
    const steps: Readonly<Record<string, number>> = {
      up: -1,
      k: -1,
      down: 1,
      j: 1,
      'page-up': -PAGE,
      'page-down': PAGE,
      ' ': PAGE,
    };
    const step = steps[key];
    if (step === undefined) return this.open.set(overlay.below);
    const top = Math.max(0, Math.min(overlay.lines.length - 1, overlay.top + step));
    this.open.set({ ...overlay, top });
  }

  #choose(overlay: Of<'list'>, key: string): void {
    const { rows, at } = overlay;
    const open = rows[at]?.open;
    if (key === 'up' || key === 'k') return this.open.set({ ...overlay, at: rowBefore(rows, at) });
    if (key === 'down' || key === 'j') return this.open.set({ ...overlay, at: rowAfter(rows, at) });
    if (key !== 'enter' && key !== ' ') return this.close();
    if (!open) return;
    const [title, lines] = open();
    this.open.set({ kind: 'reading', title, lines, top: 0, below: overlay });
  }

  #edit(overlay: Of<'typing'>, key: string): void {
    if (key !== 'enter') return this.open.set({ ...overlay, text: edited(overlay.text, key, overlay.most) });
    this.close();
    overlay.done(overlay.text);
  }

  #answer({ yes, no, never }: Of<'question'>, key: string): void {
    this.close();
    if (key === NEVER_AGAIN && never) never();
    else if (this.#words().play.isYes(key)) yes();
    else no();
  }
}

const isOpenable = ({ open }: ListRow): boolean => open !== undefined;

/** The next row that can be opened; where there is none, the end, so that everything can be read. */
function rowAfter(rows: readonly ListRow[], at: number): number {
  const next = rows.findIndex((row, i) => i > at && isOpenable(row));
  return next < 0 ? Math.max(0, rows.length - 1) : next;
}

const rowBefore = (rows: readonly ListRow[], at: number): number =>
  Math.max(
    0,
    rows.findLastIndex((row, i) => i < at && isOpenable(row)),
  );

/** The text after a key; keys that are no letters leave it as it is. */
function edited(text: string, key: string, most: number): string {
  if (key === 'backspace') return [...text].slice(0, -1).join('');
  if (key === 'ctrl-u') return '';
  const letter = letterOf(key);
  return letter === undefined || [...text].length >= most ? text : text + letter;
}
