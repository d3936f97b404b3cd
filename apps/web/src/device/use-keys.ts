/** Playing by keyboard: the same deeds as by touch. */
import { useLayoutEffect, useRef } from 'react';

/** What each key does now; keys by their name in lower case, space as `space`. One that answers false does nothing here. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** For so many milliseconds after it has come, a screen may be deaf to what leads on: who presses that has not seen it yet. */
export function useKeys(keys: Keys, deafFor = 0): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const since = performance.now();
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const name = event.key === ' ' ? 'space' : event.key.toLowerCase();
      // A button that has the focus is pressed by these itself.
      const leadsOn = name === 'space' || name === 'enter';
      if (leadsOn && (isOnControl(event) || performance.now() - since < deafFor)) return;
      const work = latest.current[name];
      if (work && work() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [deafFor]);
}

/** The digits, for dice in this order. */
export const dieKeys = (order: readonly number[], toggle: (die: number) => unknown): Keys =>
  Object.fromEntries(order.slice(0, 10).map((die, place) => [`${(place + 1) % 10}`, () => toggle(die)]));

/** Somebody writes or moves in a list, or a sheet is open: the keys are theirs. */
const isElsewhere = ({ target, key }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest(key.startsWith('Arrow') ? FIELDS : TYPED_IN) !== null);

const FIELDS = 'input, textarea, select';
const TYPED_IN = 'input:not([type=radio]), textarea, select';

const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a, label, summary') !== null;
