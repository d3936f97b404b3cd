/** One press, one deed: the second tap of a double tap, or the same wish while it is still on its way, does nothing. */
import { useCallback, useRef } from 'react';

/** Faster than anybody means to press the same thing twice. */
const APART = 350;

/** There is one hand: what it pressed last, and when that led to a deed. */
let lastPressed: Element | string | null = null;
let lastDeed = Number.NEGATIVE_INFINITY;

/** Pressing anything else in between says that it is not a double tap. */
function notice(pressed: Element | string | null): void {
  if (pressed !== lastPressed) lastDeed = Number.NEGATIVE_INFINITY;
  lastPressed = pressed;
}
document.addEventListener('click', ({ target }) => notice(target instanceof Element ? target.closest('button') : null), true);
document.addEventListener('keydown', ({ key }) => notice(key), true);

/** Something was ended by hand, so the next press is a new one. */
export const forgivePress = (): void => notice(null);

/** `what` tells deeds apart: while one is on its way, another may begin. */
export function usePress(): (work: () => Promise<unknown>, what?: string) => void {
  const busy = useRef(new Set<string>());
  return useCallback((work, what = '') => {
    const now = performance.now();
    if (busy.current.has(what) || now - lastDeed < APART) return;
    lastDeed = now;
    busy.current.add(what);
    void whilePressed(work).finally(() => busy.current.delete(what));
  }, []);
}

/** What was pressed looks so until the answer is there, however long that takes: style sheets read it. */
async function whilePressed(work: () => Promise<unknown>): Promise<void> {
  const pressed = lastPressed instanceof Element ? lastPressed : null;
  pressed?.setAttribute('data-pressed', 'true');
  try {
    await work();
  } finally {
    pressed?.removeAttribute('data-pressed');
  }
}
