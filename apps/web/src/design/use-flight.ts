/** The parts of a die set in motion; the browser does the rest by itself. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { whenIdle } from '../app/idle.ts';
import { currentSettings, isStill } from '../device/settings.ts';
import { darkens, inThrow, settles, timingOf, travels, turns, type Flight } from './flight.ts';

/** Plays the flight in the parts of this die, as long as it is given. */
export function useFlight(die: RefObject<HTMLElement | null>, flight: Flight | undefined): void {
  useLayoutEffect(() => {
    if (!flight || !die.current) return;
    const moves = movesOf(die.current, flight);
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [die, flight]);
}

function movesOf(die: HTMLElement, flight: Flight): readonly Animation[] {
  const timing = timingOf(flight);
  const move = (part: string, frames: Keyframe[]): readonly Animation[] => {
    const moved = die.querySelector(`[data-part="${part}"]`)?.animate(inThrow(flight, frames), timing);
    return moved ? [moved] : [];
  };
  const cube = move('cube', turns(flight));
  // A throw that came before the cube was built: the die that lies is seen from the beginning, and travels.
  if (cube.length === 0) return [...move('lying', travels(flight)), ...move('lying', [{ opacity: 1 }, { opacity: 1 }])];
  return [...cube, ...move('travel', travels(flight)), ...move('shadow', darkens(flight)), ...move('lying', settles(flight))];
}

/** False at first; true when the page has had nothing else to do. Each caller gets a time of its own. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    whenIdle(() => !isGone && setIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}

/** Where nothing flies, a die that was thrown says so by its edge for a moment. */
export function useFlash(die: RefObject<HTMLElement | null>, times: number): void {
  const before = useRef(times);
  useLayoutEffect(() => {
    if (before.current === times) return;
    before.current = times;
    if (!isStill(currentSettings())) return;
    die.current
      ?.querySelector('[data-part="flash"]')
      ?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FLASH, easing: 'ease-in' });
  }, [die, times]);
}

/** Milliseconds. */
const FLASH = 120;
