/** How many puzzles wait today, for the first screen: nothing that knows how to judge them is fetched for it. */
import { useEffect, useState } from 'react';
import { database, today } from './shelf.ts';

export function useDue(): number {
  const [due, setDue] = useState(0);
  useEffect(() => {
    void countDue().then(setDue, () => setDue(0));
  }, []);
  return due;
}

async function countDue(): Promise<number> {
  const texts = await (await database()).getAll('kept');
  const day = today();
  return texts.map(dueIn).filter(due => due !== undefined && due <= day).length;
}

/** The day of a kept puzzle; undefined for one that is learned or cannot be read. */
function dueIn(text: string): number | undefined {
  try {
    const { due } = JSON.parse(text) as { readonly due?: unknown };
    return typeof due === 'number' ? due : undefined;
  } catch {
    return undefined;
  }
}
