/** What a game is a kin of: it is printed on that paper. */
import type { Variant } from './index.ts';

export type Kin = 'yahtzee' | 'yatzy' | 'rollio';

/** Games whose straights have fixed points are kin of Yahtzee; games that add up the dice are kin of Yatzy. */
export function kinOf(variant: Variant): Kin {
  if (variant.family !== 'scorecard') return 'rollio';
  const patterns = Object.values(variant.categories);
  return patterns.some(pattern => pattern.kind === 'straight' && pattern.points !== undefined) ? 'yahtzee' : 'yatzy';
}
