/** What happened, in sentences for those who listen; told when it can be seen. */
import type { Table } from '@yaht/client';
import { tell, type Words } from '@yaht/messages';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which lines belong together: a server tells the facts of one wish one after the other. */
const TOGETHER = 300;

type Said = { readonly at: number; readonly text: string };

export function useSaid(table: Table, words: Words, isWaiting: boolean): string {
  const [said, setSaid] = useState<Said>({ at: 0, text: '' });
  const isHeldBack = useRef(isWaiting);
  useEffect(() => {
    isHeldBack.current = isWaiting;
  }, [isWaiting]);
  useEffect(
    () =>
      table.onLines(lines => {
        const text = lines
          .map(line => tell(words, table.state(), line) ?? '')
          .filter(Boolean)
          .join(' ');
        const at = performance.now();
        if (text)
          setSaid(before => ({
            at,
            text: isHeldBack.current || at - before.at < TOGETHER ? `${before.text} ${text}`.trim() : text,
          }));
      }),
    [table, words],
  );
  return isWaiting ? '' : said.text;
}
