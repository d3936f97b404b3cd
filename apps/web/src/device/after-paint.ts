/** Work in two steps: what was touched is painted first, what follows from it comes after. */
import { useEffect, useState } from 'react';

/** The latest value that there has been a paint with; a moment later it is the one given. */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [latest, setLatest] = useState(value);
  useEffect(() => afterPaint(() => setLatest(value)), [value]);
  return latest;
}

/** So long a page is waited for that nobody sees and that is not painted therefore; in milliseconds. */
const PATIENCE = 100;

/** Until the page has been painted once more. */
export const painted = (): Promise<void> => new Promise(afterPaint);

/** Does it when the page has been painted once more; answers how to call it off. */
function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, PATIENCE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
