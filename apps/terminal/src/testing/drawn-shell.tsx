/** A shell on a terminal that is only drawn, with keys that are pressed by name. */
import { Observable } from '@yaht/client';
import { stripVTControlCharacters } from 'node:util';
import { settled } from '@yaht/client/testing';
import { useInput } from 'ink';
import { render } from 'ink-testing-library';
import type { TerminalSettings } from '../shell/settings.ts';
import { Shell, type Farewell, type Size } from '../shell/shell.ts';
import { ShellFrame } from '../shell/ShellFrame.tsx';

export const usual: TerminalSettings = {
  language: 'en',
  theme: 'default',
  isAscii: false,
  hasColor: true,
  hasAnimation: false,
  hasBell: true,
  hasMouse: true,
  asksZero: true,
  diceKeys: 'position',
  scoring: 'twice',
  countPace: 'normal',
  ownKeys: {},
  ownThemes: {},
};

export const NORMAL: Size = { columns: 80, rows: 24 };

export type ShellWish = { readonly size?: Size; readonly settings?: Partial<TerminalSettings> };

/** What the shell did to its terminal is remembered. */
export function testShell({ size = NORMAL, settings = {} }: ShellWish = {}) {
  const sizes = new Observable(size);
  const farewells: Farewell[] = [];
  const rung = { bells: 0, titles: [] as string[] };
  const shell = new Shell({
    settings: { ...usual, ...settings },
    size: sizes,
    terminal: { bell: () => rung.bells++, title: text => rung.titles.push(text) },
    redraw: () => {},
    suspend: () => {},
    leave: farewell => farewells.push(farewell),
  });
  return { shell, sizes, farewells, rung };
}

const BYTES: Readonly<Record<string, string>> = {
  enter: '\r',
  up: '\u001B[A',
  down: '\u001B[B',
  left: '\u001B[D',
  right: '\u001B[C',
  tab: '\t',
  escape: '\u001B',
  'ctrl-c': '\u0003',
};

/** Shows the screens of the shell. */
export function drawnShell(shell: Shell) {
  stubColumns(shell.size);
  const heard = new EventTarget();
  const screen = render(
    <>
      <ShellFrame shell={shell} />
      <Ears onKey={() => heard.dispatchEvent(new Event('key'))} />
    </>,
  );
  return {
    frame: () => screen.lastFrame() ?? '',
    text: () => stripVTControlCharacters(screen.lastFrame() ?? ''),
    /** Presses a key; there is an answer when all that it led to has happened. */
    send: async (key: string): Promise<void> => {
      // Ink waits a moment for what might follow an Escape.
      const arrived = new Promise(resolve => heard.addEventListener('key', resolve, { once: true }));
      screen.stdin.write(BYTES[key] ?? key);
      await arrived;
      await settled();
    },
  };
}

/** Says that a key has come through Ink. */
function Ears({ onKey }: { readonly onKey: () => void }) {
  useInput(onKey);
  return null;
}

/** The stream of the testing library is always 100 columns wide. */
function stubColumns(size: Observable<Size>): void {
  const { stdout } = render(<></>);
  Object.defineProperty(Object.getPrototypeOf(stdout), 'columns', { configurable: true, get: () => size.get().columns });
}
