/** The upper section of one card: its sum, its bonus, and whether it is on the way there. */
import { FACES, isFilled, patternOf, tally, upperCategory, type Card, type Face, type ScorecardVariant } from '@yaht/rules';

export type UpperView = {
  readonly sum: number;
  readonly target: number;
  /** What the section brings when the target is reached. */
  readonly bonus: number;
  readonly hasBonus: boolean;
  /** Points ahead (+) or behind (-) an even share of the target in the rows that are filled: with 63, three of each face. */
  readonly pace: number;
  /** The target cannot be reached any more. */
  readonly isOut: boolean;
};

/** The upper section as it stands. */
export function upperView(variant: ScorecardVariant, card: Card): UpperView {
  const { target, points: bonus } = variant.upperBonus;
  const { upper: sum } = tally(variant, card);
  const faces = FACES.filter(face => upperCategory(variant, face) !== undefined);
  const open = faces.filter(face => !isFilledFor(variant, card, face));
  const share = target / Math.max(1, total(faces));
  const due = share * (total(faces) - total(open));
  return {
    sum,
    target,
    bonus,
    hasBonus: bonus > 0 && sum >= target,
    pace: Math.round(sum - due),
    isOut: sum + variant.dice * total(open) < target,
  };
}

/** Several rows may count one face; it is open while one of them is. */
const isFilledFor = (variant: ScorecardVariant, card: Card, face: Face): boolean =>
  Object.keys(variant.categories).every(category => {
    const pattern = patternOf(variant, category);
    return pattern?.kind !== 'face' || pattern.face !== face || isFilled(card, category);
  });

const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
