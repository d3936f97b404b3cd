/** What a player is about to do, as the solver sees it. */
import { categoryIds, type Command, type Hold, type ScorecardVariant } from '@yaht/rules';
import { costOf, type Action, type Advice } from '@yaht/solver';

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

/** Bit i is set when die i stays. */
export const maskOf = (hold: Hold): number => hold.reduce((mask, held, die) => (held ? mask | (1 << die) : mask), 0);
