/** What holds only as long as something else stays as it is: a card looked at in a turn, a sheet opened for where a game stands. */
import { useState } from 'react';

export function useAsLongAs<Value>(now: unknown): readonly [Value | null, (value: Value | null) => void] {
  const [kept, setKept] = useState<{ readonly since: unknown; readonly value: Value | null } | null>(null);
  return [kept && kept.since === now ? kept.value : null, value => setKept({ since: now, value })];
}
