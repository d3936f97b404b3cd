/** A list to move in: menus to choose from and forms to fill in. */
import { Observable } from '@yaht/client';
import type { Binding } from '../keys/keys.ts';
import { formKeys, markKeys, menuKeys } from '../keys/list-keys.ts';
import { can, keyFor, placeIn, pressed, type KeyMap } from '../keys/press.ts';
import { stepIn, stepOf } from '../keys/steps.ts';
import type { Line } from '../draw/line.ts';
import { Overlays } from '../shell/overlays.ts';
import { screenAbilities } from '../shell/screen-abilities.ts';
import type { Shell } from '../shell/shell.ts';

export type Item = {
  readonly label: string;
  /** What it is set to, for an item of a form. */
  readonly value?: string;
  /** More about it, told while the cursor is here. */
  readonly detail?: string;
  readonly run?: () => void;
  /** The next value, or the one before. */
  readonly change?: (step: 1 | -1) => void;
  readonly remove?: () => void;
  /** Marks it, or takes the mark off. */
  readonly mark?: () => void;
  readonly isMarked?: boolean;
};

export type ListParts = {
  readonly shell: Shell;
  readonly title: () => string;
  /** Lines above the list. */
  readonly intro?: () => readonly Line[];
  /** A picture above them, where there is room for it. */
  readonly picture?: () => readonly Line[];
  /** Asked again after every key. */
  readonly items: () => readonly Item[];
  /** What leaving means; back to the screen below unless it is said. */
  readonly leave?: () => void;
  /** Nothing lies behind it. */
  readonly isFirst?: boolean;
};

export class ListDesk {
  readonly parts: ListParts;
  readonly overlays: Overlays;
  /** The item under the cursor; the count makes every key draw the list again. */
  readonly state = new Observable({ at: 0, count: 0 });

  constructor(parts: ListParts) {
    this.parts = parts;
    this.overlays = new Overlays(() => parts.shell.words);
  }

  get at(): number {
    return Math.min(this.state.get().at, this.parts.items().length - 1);
  }

  get item(): Item | undefined {
    return this.parts.items()[this.at];
  }

  get keys(): KeyMap {
    const { shell, items, leave = () => shell.back() } = this.parts;
    const { terminal } = shell.words;
    const { item } = this;
    return {
      bindings: shell.keysOf(bindingsOf(items())),
      abilities: {
        ...screenAbilities(shell, this.overlays, leave),
        back: can(leave, this.parts.isFirst ? terminal.nothingBehind(shell.key) : null),
        move: can(key => this.state.change({ at: stepIn(this.at, items().length, key) })),
        choose: can(() => (item?.run ?? (() => item?.change?.(1)))(), item?.run || item?.change ? null : terminal.nothingHere),
        change: can(key => item?.change?.(stepOf(key)), item?.change ? null : terminal.nothingHere),
        remove: can(() => item?.remove?.(), item?.remove ? null : terminal.nothingHere),
        mark: can(() => item?.mark?.(), item?.mark ? null : terminal.nothingHere),
      },
    };
  }

  readonly press = (key: string): void => {
    const { message, words } = this.parts.shell;
    if (!this.overlays.press(key)) {
      const meant = this.#clicked(key) ?? key;
      pressed(this.keys, meant, message, words);
    }
    this.refresh();
  };

  /** A click moves the cursor and chooses. */
  #clicked(key: string): string | undefined {
    const at = placeIn(key, 'row');
    if (at === undefined || !this.parts.items()[at]) return undefined;
    this.state.change({ at });
    return keyFor(this.keys, 'choose');
  }

  /** Draws the list again after something outside of it has changed. */
  readonly refresh = (): void => this.state.change({ count: this.state.get().count + 1 });
}

function bindingsOf(items: readonly Item[]): readonly Binding[] {
  if (items.some(({ mark }) => mark)) return markKeys;
  return items.some(({ change, remove }) => change ?? remove) ? formKeys : menuKeys;
}
