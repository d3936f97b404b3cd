/** What a row that was written is worth: the rarer it is, the higher its level. */
import {
  lastTurnOf,
  patternOf,
  upperBonusBy,
  yahtzeeCategory,
  type Card,
  type Pattern,
  type ScorecardGame,
  type ScoreRecorded,
  type Seat,
} from '@yaht/rules';

/** 1: written. 2: good. 3: great. 4: rare, and so the largest of all. */
export type AwardLevel = 1 | 2 | 3 | 4;

/** Alike: all dice, in their own row. Again: once more, with a bonus. */
export type AwardKind = 'written' | 'good' | 'straight' | 'joker' | 'upper-bonus' | 'alike' | 'again';

export type Award = {
  readonly kind: AwardKind;
  readonly level: AwardLevel;
  readonly seat: Seat;
  readonly category: string;
  /** Of the row. */
  readonly points: number;
  /** What came on top of them. */
  readonly bonus: number;
  /** How often this card has had all dice alike, the latest included. */
  readonly nth: number;
  /** The dice that were written. */
  readonly dice: readonly number[];
};

const LEVELS: Readonly<Record<AwardKind, AwardLevel>> = {
  written: 1,
  good: 2,
  straight: 3,
  joker: 3,
  'upper-bonus': 3,
  alike: 4,
  again: 4,
};

/** A row that brings as much is good, whatever it is. */
const GOOD = 30;

/** The award for the latest row; `game` already knows it. */
export function awardOf(game: ScorecardGame, { seat, category, points, bonus }: ScoreRecorded): Award {
  const card = game.state.cards[seat];
  const dice = lastTurnOf(game)?.dice ?? [];
  const upper = card ? upperBonusBy(game.start.variant, card, category) : 0;
  const kind = kindOf(game, { category, points, bonus, upper, dice });
  return { kind, level: LEVELS[kind], seat, category, points, bonus: bonus || upper, nth: nthOf(card), dice };
}

const nthOf = (card: Card | undefined): number => (card?.bonuses ?? 0) + 1;

type Written = Pick<Award, 'category' | 'points' | 'bonus' | 'dice'> & { readonly upper: number };

function kindOf({ start: { variant } }: ScorecardGame, { category, points, bonus, upper, dice }: Written): AwardKind {
  if (bonus > 0) return 'again';
  if (points === 0) return 'written';
  if (category === yahtzeeCategory(variant)) return 'alike';
  if (upper > 0) return 'upper-bonus';
  const pattern = patternOf(variant, category);
  const isFixed = pattern?.kind === 'straight' || (pattern?.kind === 'groups' && pattern.points !== undefined);
  if (isFixed && (variant.joker ?? 'none') !== 'none' && new Set(dice).size === 1) return 'joker';
  if (rankOf(pattern) > 0 && rankOf(pattern) === Math.max(...Object.values(variant.categories).map(rankOf))) return 'straight';
  const isFullHouse = pattern?.kind === 'groups' && pattern.sizes.join() === '3,2';
  return points >= GOOD || isFullHouse ? 'good' : 'written';
}

/** Of two straights the longer one ranks higher, and of two as long the one that begins higher. */
const rankOf = (pattern: Pattern | undefined): number =>
  pattern?.kind === 'straight' ? 10 * pattern.length + (pattern.from ?? 0) : 0;
