/** How a player with sense weighs the end of a turn: the points, less what the category usually brings, plus the share of the bonus. */
import { FACES, isFilled, jokerFor, offersFor, type Card, type Dice, type ScorecardVariant } from '@yaht/rules';
import { bonusShare } from './bonus-share.ts';
import { outlookOf, usualPoints, type Outlook } from './outlook.ts';

type Ending = { readonly category: string; readonly worth: number };

/** One card, weighed. */
export type Judge = {
  readonly outlook: Outlook;
  /** What a turn that is over is worth by its dice: the rolls are the last entries of a row of the lattice. */
  readonly endings: Float64Array;
  /** The best category for the dice on the table. */
  readonly best: (dice: Dice) => Ending;
};

/** Weighs points in a category, given by its place on the card. */
type Weigh = (category: number, points: number) => number;

/** The judge of a card. */
export const judgeOf = (variant: ScorecardVariant, card: Card): Judge =>
  judgeBy(variant, card, weighing(variant, card, outlookOf(variant)));

/** One to whom nothing counts but the points of this turn. */
export const greedyJudgeOf = (variant: ScorecardVariant, card: Card): Judge => judgeBy(variant, card, (_, points) => points);

function judgeBy(variant: ScorecardVariant, card: Card, weigh: Weigh): Judge {
  const outlook = outlookOf(variant);
  const best = (dice: Dice): Ending => bestEnding(variant, card, weigh, dice);
  const endings = plainEndings(variant, card, outlook, weigh);
  for (const face of FACES) {
    const alike = Array.from({ length: variant.dice }, () => face);
    if (jokerFor(variant, card, alike)) endings[outlook.lattice.keepOf(alike)] = best(alike).worth;
  }
  return { outlook, endings, best };
}

/** Few different points occur in a category, and each is weighed once. */
function weighing(variant: ScorecardVariant, card: Card, outlook: Outlook): Weigh {
  const categories = Object.entries(variant.categories);
  const open = categories.filter(([category]) => !isFilled(card, category)).length;
  const share = bonusShare(variant, card, null, 0);
  const known = categories.map(() => new Map<number, number>());
  return (i, points) => {
    const found = known[i]?.get(points);
    if (found !== undefined) return found;
    const [category = '', pattern] = categories[i] ?? [];
    const bonus = pattern?.kind === 'face' ? bonusShare(variant, card, category, points) : share;
    const worth = points - usualPoints(outlook, i, open) + bonus;
    known[i]?.set(points, worth);
    return worth;
  };
}

/** The best ending of every roll, jokers aside. */
function plainEndings(variant: ScorecardVariant, card: Card, { lattice, points }: Outlook, weigh: Weigh): Float64Array {
  const row = new Float64Array(lattice.keeps.length).fill(-Infinity);
  Object.keys(variant.categories).forEach((category, i) => {
    if (isFilled(card, category)) return;
    points[i]?.forEach((earned, roll) => {
      const at = lattice.firstRoll + roll;
      row[at] = Math.max(row[at] ?? 0, weigh(i, earned));
    });
  });
  return row;
}

/** The rules say what is allowed and what it earns. */
function bestEnding(variant: ScorecardVariant, card: Card, weigh: Weigh, dice: Dice): Ending {
  const extra = jokerFor(variant, card, dice)?.bonus ?? 0;
  let best: Ending = { category: '', worth: -Infinity };
  offersFor(variant, card, dice).forEach(({ category, points, allowed }, i) => {
    const worth = allowed ? extra + weigh(i, points ?? 0) : -Infinity;
    if (worth > best.worth) best = { category, worth };
  });
  return best;
}
