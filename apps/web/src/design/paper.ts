/** Each kind of game is printed on its own paper. */
import type { Variant } from '@yaht/rules';

export type Stock = 'yahtzee' | 'yatzy' | 'rollio';

/** Games whose straights have fixed points are kin of Yahtzee; games that add up the dice are kin of Yatzy. */
export function stockOf(variant: Variant): Stock {
  if (variant.family !== 'scorecard') return 'rollio';
  const patterns = Object.values(variant.categories);
  return patterns.some(pattern => pattern.kind === 'straight' && pattern.points !== undefined) ? 'yahtzee' : 'yatzy';
}
