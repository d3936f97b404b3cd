/** Moving a charm by hand: it follows the pointer and takes the place it is dropped on. Buttons and keys do the same. */
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { forgivePress } from '../device/use-press.ts';

type Dragged = { readonly from: number; readonly x: number; readonly y: number };

export type CharmDrag = {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly dragged: Dragged | null;
  readonly start: (from: number, event: PointerEvent) => void;
  /** Whether the click that follows was the end of a drag. */
  readonly wasDragged: () => boolean;
};

/** A finger that only taps moves a little too. */
const SLACK = 10;

/** `onMove` is null while nothing may be moved. */
export function useCharmDrag(onMove: ((from: number, to: number) => void) | null): CharmDrag {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef(false);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = (from: number, { clientX, clientY, button }: PointerEvent): void => {
    moved.current = false;
    if (!onMove || button !== 0) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = (event: globalThis.PointerEvent): void => {
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      moved.current ||= Math.hypot(x, y) > SLACK;
      if (moved.current) setDragged({ from, x, y });
    };
    const end = (event: globalThis.PointerEvent): void => {
      leaving.abort();
      setDragged(null);
      // Nobody drags twice by mistake.
      forgivePress();
      if (moved.current && event.type === 'pointerup') onMove(from, placeUnder(list.current, from, event));
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };
  return { list, dragged, start, wasDragged: () => moved.current };
}

/** The place whose middle is nearest to where the charm was dropped; its own when that is nearest. */
function placeUnder(list: HTMLOListElement | null, from: number, { clientX, clientY }: globalThis.PointerEvent): number {
  const charms = [...(list?.querySelectorAll('li:has(button)') ?? [])];
  const distances = charms.map((charm, place) => {
    const { left, top, width, height } = charm.getBoundingClientRect();
    return place === from ? Infinity : Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  });
  const nearest = Math.min(...distances);
  const reach = (charms[from]?.clientWidth ?? 0) * 0.75;
  return nearest < reach ? distances.indexOf(nearest) : from;
}
