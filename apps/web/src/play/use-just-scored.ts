/** Whose row was written last, elsewhere than at this screen: the card stays for a moment, so that it is seen which row it was. */
import { onFacts, type Table } from '@yaht/client';
import { useEffect, useState } from 'react';

/** Milliseconds; the next fact ends it, also before. */
const MOMENT = 1_200;

/** The seat of a bot, or of somebody far away, that has just scored; null otherwise. */
export function useJustScored(table: Table): number | null {
  const [seat, setSeat] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = onFacts(table, facts => {
      clearTimeout(timer);
      const { seats } = table.state();
      const scored = facts.flatMap(({ event }) => (event.type === 'ScoreRecorded' ? [event.seat] : [])).at(-1);
      const isElsewhere = scored !== undefined && !seats.includes(scored);
      setSeat(isElsewhere ? scored : null);
      if (isElsewhere) timer = setTimeout(() => setSeat(null), MOMENT);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [table]);
  return seat;
}
