/** A table on a terminal that is only drawn. */
import type { Table } from '@yaht/client';
import type { HandClock } from '@yaht/client/testing';
import type { Coach } from '../coach/coach.ts';
import type { DeskParts } from '../table/desk-parts.ts';
import { TableDesk } from '../table/table-desk.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { drawnShell, testShell, type ShellWish } from './drawn-shell.tsx';

export type ScreenWish = ShellWish & {
  readonly coach?: Coach;
  /** The desk that the table stands at; left out, it is one to play at. */
  readonly deskOf?: (parts: DeskParts) => TableDesk;
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
  { coach, deskOf = parts => new TableDesk(parts), ...wish }: ScreenWish = {},
) {
  const { shell, ...terminal } = testShell(wish);
  const desk = deskOf({ table, shell, clock, coach: coach ?? null, isNew: true, leave: () => shell.leave({ code: 0 }) });
  shell.open(<TableScreen desk={desk} />);
  const { send, frame, text } = drawnShell(shell);
  let lastKey = '';
  return {
    desk,
    shell,
    table,
    clock,
    ...terminal,
    frame,
    text,
    /** Presses keys one after the other; the same key twice with the time that it takes to mean it. */
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        if (key === lastKey && LEADING.has(key)) await clock.move(A_MOMENT);
        lastKey = key;
        await send(key);
      }
    },
    /** Holds a key down: a terminal sends it again and again, the first time after a while. */
    hold: async (key: string, times: number) => {
      lastKey = key;
      for (let time = 0; time < times; time++) {
        await send(key);
        await clock.move(time === 0 ? REPEATS_AFTER : REPEATS_EVERY);
      }
    },
  };
}
