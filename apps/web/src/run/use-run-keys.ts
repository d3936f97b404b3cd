/** Playing a run by keyboard: the same deeds as by touch. */
import { useLayoutEffect, useRef } from 'react';

export type RunKeys = Readonly<Record<string, () => void>>;

/** What each key does now; keys by their name in lower case, space as `space`. */
export function useRunKeys(keys: RunKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const name = event.key === ' ' ? 'space' : event.key.toLowerCase();
      // A button that has the focus is pressed by these itself.
      if ((name === 'space' || name === 'enter') && isOnControl(event)) return;
      const work = latest.current[name];
      if (!work) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Where there is one way on. */
export const useGoOnKey = (goOn: () => void): void => useRunKeys({ space: goOn, enter: goOn });

/** Somebody writes, or a sheet is open: the keys are theirs. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select') !== null);

const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a, label, summary') !== null;
