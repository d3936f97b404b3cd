/** A replay by keyboard. */
import type { ReplayTable } from '@yaht/client';
import { useLayoutEffect } from 'react';
import { playOrPause, stepTo } from './ReplayBar.tsx';

export function useReplayKeys(table: ReplayTable): void {
  // Keys work from the moment the page is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const { at, last } = table.place;
      const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
      const to = places[event.key];
      if (to !== undefined) stepTo(table, to);
      else if (event.key === ' ' && !isButton(event)) playOrPause(table);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table]);
}

/** The scrubber and the list of speeds have these keys themselves. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof HTMLElement && target.closest('input, select') !== null);

const isButton = ({ target }: KeyboardEvent): boolean => target instanceof HTMLElement && target.closest('button, a') !== null;
