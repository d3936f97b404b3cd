/** What a player is about to do, as the solver sees it. */
import { categoryIds, type Command, type ScorecardVariant } from '@yaht/rules';
import { costOf, maskOf, type Action, type Advice } from '@yaht/solver';

/** What a command costs against the best one; undefined when it decides nothing. */
export function costOfWish(variant: ScorecardVariant, advice: Advice, wish: Command): number | undefined {
  const action = actionOf(variant, wish);
  return action && costOf(advice, action);
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
