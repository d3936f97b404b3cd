/** The time on a screen. */
import { useEffect, useState } from 'react';
import type { Clock } from '@yaht/client';

const SECOND = 1_000;

/** The time, every second while it is looked at. */
export function useNow(clock: Clock, isTicking: boolean): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (!isTicking) return;
    let callOff = (): void => {};
    const tick = (): void => {
      setNow(clock.now());
      callOff = clock.after(SECOND, tick);
    };
    tick();
    return () => callOff();
  }, [clock, isTicking]);
  return now;
}
