/** Face counts as a key to remember things by. */
import { MAX_HAND } from './die.ts';
import type { FaceCounts } from './possible.ts';

/** Each face has a digit of its own; so many digits a number holds exactly. */
const BASE = MAX_HAND + 1;
const MOST_DIGITS = 11;

/** The same for the same dice, however many faces without dice the counts end with. A number is quicker to look up than a text. */
export function countsKey(counts: FaceCounts): number | string {
  let last = counts.length - 1;
  while (last > 0 && !counts[last]) last--;
  if (last > MOST_DIGITS) return counts.slice(1, last + 1).join();
  let key = 0;
  for (let face = last; face > 0; face--) key = key * BASE + (counts[face] ?? 0);
  return key;
}
