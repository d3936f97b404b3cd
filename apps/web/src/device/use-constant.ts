/** One function for as long as a component stands, which always does what the latest one would: what it is given to need not be drawn again. */
import { useCallback, useLayoutEffect, useRef } from 'react';

export function useConstant<Given extends readonly unknown[]>(work: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
