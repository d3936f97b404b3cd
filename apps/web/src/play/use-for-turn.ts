/** What holds for one turn only: a card somebody looks at, an order of the dice. */
import { useState } from 'react';

export function useForTurn<Value>(turn: string): readonly [Value | null, (value: Value | null) => void] {
  const [kept, setKept] = useState<{ readonly turn: string; readonly value: Value | null } | null>(null);
  return [kept?.turn === turn ? kept.value : null, value => setKept({ turn, value })];
}
