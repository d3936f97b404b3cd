/** Work in two steps: what was touched is painted first, what follows from it in the frame after. */
import { useEffect, useState } from 'react';

/** The latest value that there has been a paint with; a moment later it is the one given. */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}

/** Answers how to call it off. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
