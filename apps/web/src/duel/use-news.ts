/** What happens to the others in a duel, in sentences: levels cleared and lost, runs that end. */
import type { Table } from '@yaht/client';
import { tell, TOLD_BESIDE_OWN, type Words } from '@yaht/messages';
import { useEffect, useState } from 'react';

/** Lines kept. */
const KEPT = 6;

/** The latest first. */
export function useNews(table: Table, words: Words): readonly string[] {
  const [news, setNews] = useState<readonly string[]>([]);
  useEffect(
    () =>
      table.onLines(lines => {
        const state = table.state();
        if (state.game?.family !== 'duel') return;
        const told = lines.flatMap(line => tell(words, state, line, TOLD_BESIDE_OWN) ?? []);
        if (told.length > 0) setNews(before => [...told.toReversed(), ...before].slice(0, KEPT));
      }),
    [table, words],
  );
  return news;
}
