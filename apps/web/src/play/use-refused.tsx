/** Why the latest wish at a table was refused: told until it was read, or until something happens. */
import { onFacts, type Refused } from '@yaht/client';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { refusalSentence } from '../app/refusal.ts';
import { RefusalNote } from '../app/RefusalNote.tsx';
import { useWords } from '../device/words.ts';
import type { Board } from './use-board.ts';

type Where = ComponentProps<typeof RefusalNote>['above'];

export function useRefused(
  { table, view }: Board,
  above: Where,
): { readonly refuse: (refused: Refused | null) => void; readonly refusal: ReactNode } {
  const words = useWords();
  const [refused, refuse] = useState<Refused | null>(null);
  useEffect(() => onFacts(table, () => refuse(null)), [table]);
  const refusal = refused && (
    <RefusalNote above={above} onRead={() => refuse(null)}>
      {refusalSentence(words, refused, view)}
    </RefusalNote>
  );
  return { refuse, refusal };
}
