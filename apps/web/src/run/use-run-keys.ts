/** Playing a run by keyboard: the same deeds as by touch. */
import { useLayoutEffect, useRef } from 'react';
import { TOO_SOON } from '../device/deaf-at-first.ts';

export type RunKeys = Readonly<Record<string, () => void>>;

/** What each key does now; keys by their name in lower case, space as `space`. */
export function useRunKeys(keys: RunKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const since = performance.now();
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const name = event.key === ' ' ? 'space' : event.key.toLowerCase();
      // What leads on is pressed by whoever has seen where it leads from; a button that has the focus is pressed by these itself.
      const leadsOn = name === 'space' || name === 'enter';
      if (leadsOn && (isOnControl(event) || performance.now() - since < TOO_SOON)) return;
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
