/** What a player is about to do, as the solver sees it. */
import { categoryIds, type Command, type Dice, type Hold, type RowPoints, type ScorecardVariant } from '@yaht/rules';
import { costOf, maskOf, type Action, type Advice } from '@yaht/solver';

/** What a command costs against the best one; undefined when it decides nothing. */
export function costOfWish(variant: ScorecardVariant, advice: Advice, wish: Command): number | undefined {
  const action = actionOf(variant, wish);
  return action && costOf(advice, action);
}

/** What would be best: dice to hold, or a row with what it brings. */
export type Best = Hold | RowPoints;

export function bestOf(variant: ScorecardVariant, dice: Dice, { best, categories }: Pick<Advice, 'best' | 'categories'>): Best {
  if (best.type === 'hold') return dice.map((_, die) => (best.hold & (1 << die)) !== 0);
  const category = categoryIds(variant)[best.category] ?? '';
  const points = categories.find(row => row.category === best.category)?.points ?? 0;
  return { category, points: best.type === 'scratch' ? 0 : points };
}

function actionOf(variant: ScorecardVariant, wish: Command): Action | undefined {
  switch (wish.type) {
    case 'RollDice':
      return wish.hold && { type: 'hold', hold: maskOf(wish.hold) };
    case 'ScoreCategory':
      return { type: 'score', category: categoryIds(variant).indexOf(wish.category) };
    case 'ScratchCategory':
      return { type: 'scratch', category: categoryIds(variant).indexOf(wish.category) };
    default:
      return undefined;
  }
}
