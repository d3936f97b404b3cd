/** Everybody in the duel at this table, as they stand now. */
import { rivalsView, type RivalView, type Table } from '@yaht/client';
import { useMemo, useSyncExternalStore } from 'react';

/** Empty where nobody plays side by side. */
export function useRivals(table: Table): readonly RivalView[] {
  const state = useSyncExternalStore(table.subscribe, table.state);
  return useMemo(() => rivalsView(state) ?? [], [state]);
}
