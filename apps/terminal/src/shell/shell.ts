/** The full screen as its parts know it: what is shown, how it looks, what to say below it, and how to leave. */
import { Observable } from '@yaht/client';
import type { ReactElement } from 'react';
import { messagesFor, type KeyAction, type KeyNames, type Messages } from '@yaht/messages';
import { fault } from '@yaht/rules';
import type { Binding } from '../keys/keys.ts';
import { bindingFor, withOwnKeys } from '../keys/own-keys.ts';
import { lookOf, type Look } from '../look/look.ts';
import { clickAt, type Line } from '../draw/line.ts';
import { KeyLine } from './key-line.ts';
import { MessageLine } from './message-line.ts';
import type { Mouse } from './mouse.ts';
import type { TerminalSettings } from './settings.ts';
import type { TerminalControl } from './terminal-control.ts';
import { EXIT } from '../exit-code.ts';

export type Size = { readonly columns: number; readonly rows: number };

/** How it ended: an exit code, and lines for whoever reads the terminal afterwards. */
export type Farewell = { readonly code: number; readonly lines?: readonly string[]; readonly problem?: string };

type Parts = {
  readonly settings: TerminalSettings;
  readonly size: Observable<Size>;
  readonly terminal: Pick<TerminalControl, 'bell' | 'title'>;
  readonly redraw: () => void;
  readonly suspend: () => void;
  readonly leave: (farewell: Farewell) => void;
};

export class Shell {
  readonly message = new MessageLine();
  readonly keys = new KeyLine();
  readonly settings: Observable<TerminalSettings>;
  readonly size: Observable<Size>;
  /** The screens that are open; the last one is shown. */
  readonly screens = new Observable<readonly ReactElement[]>([]);
  readonly redraw: () => void;
  readonly suspend: () => void;
  readonly leave: (farewell: Farewell) => void;
  /** What is ended with the shell, whichever way that ends: a connection would keep the program alive. */
  readonly endings = new Set<() => void>();
  readonly #terminal: Parts['terminal'];
  #drawn: readonly Line[] = [];

  constructor({ settings, size, terminal, redraw, suspend, leave }: Parts) {
    this.settings = new Observable(settings);
    this.size = size;
    this.redraw = redraw;
    this.suspend = suspend;
    this.leave = leave;
    this.#terminal = terminal;
    this.screens.subscribe(this.keys.hold);
  }

  get words(): Messages {
    return messagesFor(this.settings.get().language);
  }

  /** The keys of a mode, with those of one's own. */
  readonly keysOf = (bindings: readonly Binding[]): readonly Binding[] => withOwnKeys(bindings, this.settings.get().ownKeys);

  /** The key for something in whatever mode has one. */
  readonly bindingOf = (action: KeyAction): Binding =>
    bindingFor(action, this.settings.get().ownKeys) ?? fault(`no key for ${action}`);

  /** How that key is written. */
  readonly key: KeyNames = action => this.bindingOf(action).shown;

  get look(): Look {
    return lookOf(this.settings.get());
  }

  /** These lines are on the screen. */
  drew(lines: readonly Line[]): void {
    this.#drawn = lines;
  }

  /** A click stands for the key of what is drawn there, the wheel for the arrows. */
  point(mouse: Mouse): void {
    const key = mouse.type === 'wheel' ? mouse.key : clickAt(this.#drawn[mouse.row] ?? [], mouse.column);
    if (key !== undefined) this.keys.press(key);
  }

  /** Shows a screen over the one that is there. */
  open(screen: ReactElement): void {
    this.screens.set([...this.screens.get(), screen]);
  }

  /** Shows a screen in place of the one that is there. */
  replace(screen: ReactElement): void {
    this.screens.set([...this.screens.get().slice(0, -1), screen]);
  }

  /** Back to the screen below; from the last one, out. */
  back(): void {
    const below = this.screens.get().slice(0, -1);
    if (below.length === 0) this.leave({ code: EXIT.ok });
    else this.screens.set(below);
  }

  /** Rings, unless it is muted. */
  bell(): void {
    if (this.settings.get().hasBell) this.#terminal.bell();
  }

  title(text: string): void {
    this.#terminal.title(this.look.glyphs.text(text));
  }
}
