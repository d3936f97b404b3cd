/** One press, one deed: a second tap of the same finger, or a tap while the first is still on its way, does nothing. */
import { useCallback, useRef } from 'react';

/** Faster than anybody means to press twice. */
const APART = 350;

export function usePress(): (work: () => Promise<unknown>) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const isBusy = useRef(false);
  return useCallback(work => {
    const now = performance.now();
    if (isBusy.current || now - last.current < APART) return;
    last.current = now;
    isBusy.current = true;
    void work().finally(() => (isBusy.current = false));
  }, []);
}
