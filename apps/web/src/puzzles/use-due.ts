/** How many puzzles wait today. They are counted when the page has time for it. */
import { useEffect, useState } from 'react';

export function useDue(): number {
  const [due, setDue] = useState(0);
  useEffect(() => {
    void countDue().then(setDue, () => setDue(0));
  }, []);
  return due;
}

async function countDue(): Promise<number> {
  const [{ dueAmong }, { keptPuzzles, today }] = await Promise.all([import('@yaht/coach'), import('./store.ts')]);
  return dueAmong(await keptPuzzles(), today()).length;
}
