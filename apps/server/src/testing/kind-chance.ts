/** Chance that does what a test needs: every die shows a one, but in the second round of a run nothing scores. */
import type { TableParts } from '../tables/table.ts';

const NOTHING = [2, 3, 4, 6, 2, 3];

export const kindChance: TableParts['chanceOf'] = () => () => (stream, at, sides) =>
  sides.map((_, i) => (stream === 'dice' && at.turn === 2 ? (NOTHING[i] ?? 2) : 1));

/** The wishes that lead a run of the beginner's set into its first shop, by kind chance: three charms and two consumables for $16. */
export const INTO_THE_SHOP = [
  { type: 'ChooseSet', set: 'beginner' },
  { type: 'RollDice' },
  { type: 'ScoreDice', dice: [0, 1, 2, 3, 4, 5] },
  { type: 'Bank' },
] as const;
