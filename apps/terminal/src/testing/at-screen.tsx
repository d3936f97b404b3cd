/** A table on a terminal that is only drawn, with keys that are pressed by name. */
import { stripVTControlCharacters } from 'node:util';
import type { Table } from '@yaht/client';
import { settled, type HandClock } from '@yaht/client/testing';
import { useInput } from 'ink';
import { render } from 'ink-testing-library';
import type { Coach } from '../coach/coach.ts';
import { Observable } from '../shell/observable.ts';
import type { TerminalSettings } from '../shell/settings.ts';
import { Shell, type Farewell, type Size } from '../shell/shell.ts';
import { ShellFrame } from '../shell/ShellFrame.tsx';
import type { DeskParts } from '../table/desk-parts.ts';
import { TableDesk } from '../table/table-desk.ts';
import { TableScreen } from '../table/TableScreen.tsx';

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

export type ScreenWish = {
  readonly size?: Size;
  readonly settings?: Partial<TerminalSettings>;
  readonly coach?: Coach;
  /** The desk that the table stands at; left out, it is one to play at. */
  readonly deskOf?: (parts: DeskParts) => TableDesk;
};

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

/** Milliseconds. */
const A_MOMENT = 1_000;
const LEADING = new Set(['enter', ' ']);
const REPEATS_AFTER = 660;
const REPEATS_EVERY = 40;

/** Shows the table on a terminal of this size. */
export function atScreen<Shown extends Table>(
  table: Shown,
  clock: HandClock,
  { size = NORMAL, settings = {}, coach, deskOf = parts => new TableDesk(parts) }: ScreenWish = {},
) {
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
  const desk = deskOf({ table, shell, clock, coach: coach ?? null, isNew: true, leave: () => shell.leave({ code: 0 }) });
  shell.open(<TableScreen desk={desk} />);
  stubColumns(sizes);
  const heard = new EventTarget();
  const screen = render(
    <>
      <ShellFrame shell={shell} />
      <Ears onKey={() => heard.dispatchEvent(new Event('key'))} />
    </>,
  );
  let lastKey = '';
  const send = async (key: string): Promise<void> => {
    lastKey = key;
    // Ink waits a moment for what might follow an Escape.
    const arrived = new Promise(resolve => heard.addEventListener('key', resolve, { once: true }));
    screen.stdin.write(BYTES[key] ?? key);
    await arrived;
    await settled();
  };
  return {
    desk,
    shell,
    table,
    clock,
    sizes,
    farewells,
    rung,
    frame: () => screen.lastFrame() ?? '',
    text: () => stripVTControlCharacters(screen.lastFrame() ?? ''),
    /** Presses keys one after the other; the same key twice with the time that it takes to mean it. */
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        if (key === lastKey && LEADING.has(key)) await clock.move(A_MOMENT);
        await send(key);
      }
    },
    /** Holds a key down: a terminal sends it again and again, the first time after a while. */
    hold: async (key: string, times: number) => {
      for (let time = 0; time < times; time++) {
        await send(key);
        await clock.move(time === 0 ? REPEATS_AFTER : REPEATS_EVERY);
      }
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
