/** One press, one deed: the second tap of a double tap, or the same wish while it is still on its way, does nothing. */
import { useCallback, useRef } from 'react';
import { TOO_SOON } from './deaf-at-first.ts';

/** Nearer than two buttons lie. */
const NEAR = 16;

/** A press: what it met, and where, unless it was a key. */
type Press = { readonly on: Element | string | null; readonly at: { readonly x: number; readonly y: number } | null };
/** What a press led to. Once something else was pressed, the same button may be pressed again. */
type Deed = { readonly what: string; readonly press: Press; readonly time: number; readonly isForgiven: boolean };

/** There is one hand: its last press, and the last one that led to a deed. */
let last: Press = { on: null, at: null };
let deed: Deed | null = null;

function notice(press: Press): void {
  if (deed && press.on !== last.on) deed = { ...deed, isForgiven: true };
  last = press;
}

/** From now on every press on the page is known here before anything answers it. */
export function watchPresses(): void {
  document.addEventListener(
    'click',
    // A click that no pointer made has no place.
    ({ target, detail, clientX: x, clientY: y }) =>
      notice({ on: target instanceof Element ? target.closest('button') : null, at: detail > 0 ? { x, y } : null }),
    true,
  );
  document.addEventListener('keydown', event => (event.repeat ? ignore(event) : notice({ on: event.key, at: null })), true);
}

/** A key that is held down is one press, unless it writes or wanders. */
function ignore(event: KeyboardEvent): void {
  const isWriting = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
  if (isWriting || (event.key !== 'Enter' && event.key.length > 1)) return;
  event.stopPropagation();
  // A button would be pressed again and again.
  if (event.key === 'Enter') event.preventDefault();
}

/** Something was ended by hand, so the next press is a new one. */
export function forgivePress(): void {
  deed = null;
}

/** Something that moved was cut short, which is a deed as well: the second tap begins nothing. Any other button may be pressed at once. */
export function skipByPress(): void {
  deed = { what: 'skip', press: last, time: performance.now(), isForgiven: false };
}

/**
 * The second tap of a double tap meets the same button, or whatever lies there now that the first has been answered. In the latter case
 * it may be meant, unless it would do the same once more: buy again, roll again.
 */
const isSecondTap = ({ what, press, time, isForgiven }: Deed, wished: string): boolean =>
  performance.now() - time < TOO_SOON && (!isForgiven || (what === wished && isNear(press.at, last.at)));

const isNear = (one: Press['at'], other: Press['at']): boolean =>
  one !== null && other !== null && Math.hypot(one.x - other.x, one.y - other.y) < NEAR;

/** `what` tells deeds apart: while one is on its way, another may begin. */
export function usePress(): (work: () => Promise<unknown>, what?: string) => void {
  const busy = useRef(new Set<string>());
  return useCallback((work, what = '') => {
    if (busy.current.has(what) || (deed && isSecondTap(deed, what))) return;
    deed = { what, press: last, time: performance.now(), isForgiven: false };
    busy.current.add(what);
    void whilePressed(work).finally(() => busy.current.delete(what));
  }, []);
}

/** What was pressed looks so until the answer is there, however long that takes: style sheets read it. */
async function whilePressed(work: () => Promise<unknown>): Promise<void> {
  const pressed = last.on instanceof Element ? last.on : null;
  pressed?.setAttribute('data-pressed', 'true');
  try {
    await work();
  } finally {
    pressed?.removeAttribute('data-pressed');
  }
}
