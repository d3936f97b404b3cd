/** Where a game stands among one's own, and what would be next. */
import { categoryIds, isUpper, patternOf, tally, yahtzeeCategory, type Card, type ScorecardVariant } from '@yaht/rules';

export type OwnPlace = {
  /** From 1; equal scores share a place. */
  readonly rank: number;
  readonly games: number;
  readonly average: number;
  /** The best of the others; null for the first game. */
  readonly best: number | null;
  readonly scores: readonly number[];
};

/** `others`: the scores of all games that count, without this one. */
export function ownPlace(score: number, others: readonly number[]): OwnPlace {
  const scores = [...others, score];
  return {
    rank: 1 + others.filter(other => other > score).length,
    games: scores.length,
    average: Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length),
    best: others.length > 0 ? Math.max(...others) : null,
    scores,
  };
}

export type Bar = { readonly from: number; readonly to: number; readonly games: number; readonly isHere: boolean };

/** As wide as a bar is in points, or more where many of them would be needed. */
const WIDTH = 20;
const MOST_BARS = 14;

/** The scores as bars of equal width; the one of this score is marked. */
export function barsOf(scores: readonly number[], score: number): readonly Bar[] {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const width = WIDTH * Math.ceil((high - low + 1) / (WIDTH * MOST_BARS));
  const first = width * Math.floor(low / width);
  return Array.from({ length: Math.floor((high - first) / width) + 1 }, (_, i) => {
    const [from, to] = [first + width * i, first + width * (i + 1) - 1];
    const games = scores.filter(each => each >= from && each <= to).length;
    return { from, to, games, isHere: score >= from && score <= to };
  });
}

/** One thing to reach: more than ever, or the next round figure for the first time. */
export type Goal = {
  readonly kind: 'best' | 'first';
  readonly score: number;
  readonly missing: number;
  /** What would do it: a row by its name, or `upper-bonus`, which no row is called. */
  readonly by: string | null;
};

/** Round figures that are worth a sentence. */
const ROUND = 50;

export function nextGoal(variant: ScorecardVariant, card: Card, score: number, best: number | null): Goal {
  const isBest = best === null || score >= best;
  const goal = isBest ? ROUND * (Math.floor(score / ROUND) + 1) : best;
  const missing = isBest ? goal - score : goal - score + 1;
  return { kind: isBest ? 'first' : 'best', score: goal, missing, by: whatWouldDo(variant, card, missing) };
}

/** The cheapest row that holds a zero and would have brought as much, or the bonus that was missed. */
function whatWouldDo(variant: ScorecardVariant, card: Card, missing: number): Goal['by'] {
  const rows = categoryIds(variant).flatMap(category => {
    const worth = card.points[category] === 0 ? worthOf(variant, category) : 0;
    return worth >= missing ? [{ by: category, worth }] : [];
  });
  const { target, points } = variant.upperBonus;
  const { upper } = tally(variant, card);
  const bonus = upper < target && points >= missing ? [{ by: 'upper-bonus', worth: points }] : [];
  return [...rows, ...bonus].toSorted((one, other) => one.worth - other.worth)[0]?.by ?? null;
}

/** What a row is worth that always brings the same. */
function worthOf(variant: ScorecardVariant, category: string): number {
  const pattern = patternOf(variant, category);
  if (!pattern || isUpper(pattern)) return 0;
  if ('points' in pattern && pattern.points !== undefined) return pattern.points;
  if (pattern.kind === 'straight' && pattern.from !== undefined)
    return Array.from({ length: pattern.length }, (_, i) => (pattern.from ?? 0) + i).reduce((sum, face) => sum + face, 0);
  return category === yahtzeeCategory(variant) ? 5 * variant.dice : 0;
}
