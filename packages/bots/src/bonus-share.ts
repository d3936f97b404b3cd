/** The share of the upper bonus that a card can count on. */
import { isFilled, tally, type Card, type ScorecardVariant } from '@yaht/rules';
import { chanceBelow } from '@yaht/solver';

/** What the open upper categories will bring, roughly: faces times a number of dice that varies by about one. */
const DICE_PER_FACE = 3.1 / 5;
const SPREAD_PER_FACE = 0.9;

/** The bonus to expect after `points` more in the upper section, with `category` (if any) filled by them. */
export function bonusShare(variant: ScorecardVariant, card: Card, category: string | null, points: number): number {
  const { target, points: bonus } = variant.upperBonus;
  if (bonus === 0) return 0;
  const faces = openFaces(variant, card, category);
  const ahead = tally(variant, card).upper + points + DICE_PER_FACE * variant.dice * sum(faces) - target;
  const spread = SPREAD_PER_FACE * Math.sqrt(sum(faces.map(face => face * face)));
  if (spread === 0) return ahead >= 0 ? bonus : 0;
  return bonus * chanceBelow((ahead + 0.5) / spread);
}

const openFaces = (variant: ScorecardVariant, card: Card, filled: string | null): readonly number[] =>
  Object.entries(variant.categories).flatMap(([category, pattern]) =>
    pattern.kind === 'face' && category !== filled && !isFilled(card, category) ? [pattern.face] : [],
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
