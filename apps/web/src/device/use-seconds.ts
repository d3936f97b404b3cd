/** Whole seconds until a moment, counted down while somebody looks: by the minute while it is hours away. */
import { useEffect, useState } from 'react';
import { clock } from './clock.ts';

const HOUR = 3_600_000;

export function useSecondsUntil(moment: number | null): number | null {
  const [now, setNow] = useState(() => clock.now());
  const isFar = moment !== null && moment - now > HOUR;
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setInterval(() => setNow(clock.now()), isFar ? 60_000 : 250);
    return () => clearInterval(timer);
  }, [moment, isFar]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** `1:05`. */
export const asTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
