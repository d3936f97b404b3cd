/** A replay by keyboard. */
import type { ReplayTable } from '@yaht/client';
import { useKeys } from '../device/use-keys.ts';
import { playOrPause, stepTo } from './ReplayBar.tsx';

export function useReplayKeys(table: ReplayTable): void {
  const to = (place: (now: ReplayTable['place']) => number) => () => stepTo(table, place(table.place));
  useKeys({
    arrowleft: to(({ at }) => at - 1),
    arrowright: to(({ at }) => at + 1),
    home: to(() => 0),
    end: to(({ last }) => last),
    space: () => playOrPause(table),
  });
}
