/** Five alike after their own category is filled: where they may go and what they earn, for every situation of a card. */
import {
  categoryIds,
  FACES,
  jokerFor,
  jokerPointsFor,
  pointsFor,
  yahtzeeCategory,
  type Card,
  type Face,
  type Joker,
  type ScorecardVariant,
} from '@yaht/rules';
import { DICE, SIDES } from './dice-tables.ts';

export type JokerTable = {
  /** The category for five alike. */
  readonly category: number;
  /** Whether a card must remember if that category holds points: only then are there two states for one filled set. */
  readonly remembers: boolean;
  /** The lower categories, as bits. */
  readonly lower: number;
  /** For each face its upper categories, as bits: while one of them is open, the placement is another. */
  readonly upper: readonly number[];
  /** `placements[(face - 1) * SITUATIONS + situation]`. */
  readonly placements: readonly Placement[];
  /** What a joker that pays earns: `points[category * SIDES + face - 1]`. */
  readonly points: Float64Array;
};

export type Placement = {
  /** Points on top, wherever the dice are scored. */
  readonly bonus: number;
  /** The categories that may be used, as bits, filled ones included. */
  readonly allowed: number;
  /** Whether the joker's points count instead of the plain ones. */
  readonly pays: boolean;
};

/** A situation is three bits: the category holds points, the face's upper categories are filled, a lower category is open. */
export const SITUATIONS = 8;

/** The jokers of a variant, or null when five alike are never special. */
export function jokerTableOf(variant: ScorecardVariant): JokerTable | null {
  const { yahtzeeBonus = 0, joker = 'none' } = variant;
  const category = yahtzeeCategory(variant);
  if (category === undefined || (yahtzeeBonus === 0 && joker === 'none')) return null;
  const ids = categoryIds(variant);
  const situations = Array.from({ length: SITUATIONS }, (_, situation) => situation);
  const placements = FACES.flatMap(face => situations.map(situation => placementOf(variant, face, situation)));
  return {
    category: ids.indexOf(category),
    remembers: placements.some((placement, i) => !isSame(placement, placements[i | 1])),
    lower: maskOf(variant, face => face === 0),
    upper: FACES.map(face => maskOf(variant, other => other === face)),
    placements,
    points: jokerPoints(variant),
  };
}

/** The placement in force for five alike of a face, or null while their category is open. */
export function placementAt(joker: JokerTable, filled: number, scoredAlike: boolean, face: number): Placement | null {
  if (!(filled & (1 << joker.category))) return null;
  const upper = joker.upper[face - 1] ?? 0;
  const isUpperFilled = upper !== 0 && (upper & ~filled) === 0;
  const situation = (scoredAlike ? 1 : 0) | (isUpperFilled ? 2 : 0) | (joker.lower & ~filled ? 4 : 0);
  return joker.placements[(face - 1) * SITUATIONS + situation] ?? null;
}

/** Asks the rules, with a card that shows the situation. */
function placementOf(variant: ScorecardVariant, face: Face, situation: number): Placement {
  const joker = jokerFor(
    variant,
    cardIn(variant, face, situation),
    Array.from({ length: DICE }, () => face),
  );
  return { bonus: joker?.bonus ?? 0, allowed: allowedBy(variant, joker), pays: joker?.pays ?? false };
}

function cardIn(variant: ScorecardVariant, face: Face, situation: number): Card {
  const own = yahtzeeCategory(variant);
  const filled = Object.entries(variant.categories).flatMap(([category, pattern]): [string, number][] => {
    if (category === own) return [[category, situation & 1]];
    if (pattern.kind === 'face') return pattern.face === face && situation & 2 ? [[category, 0]] : [];
    return situation & 4 ? [] : [[category, 0]];
  });
  return { points: Object.fromEntries(filled), bonuses: 0 };
}

function allowedBy(variant: ScorecardVariant, joker: Joker | null): number {
  switch (joker?.placement) {
    case 'upper':
      return maskOf(variant, face => face === joker.face);
    case 'lower':
      return maskOf(variant, face => face === 0);
    case 'zero':
      return maskOf(variant, face => face !== 0);
    default:
      return maskOf(variant, () => true);
  }
}

/** The categories, as bits, whose face (0 for a lower category) fits. */
function maskOf(variant: ScorecardVariant, fits: (face: Face | 0) => boolean): number {
  const faces = Object.values(variant.categories).map(pattern => (pattern.kind === 'face' ? pattern.face : 0));
  return faces.reduce<number>((mask, face, category) => (fits(face) ? mask | (1 << category) : mask), 0);
}

function jokerPoints(variant: ScorecardVariant): Float64Array {
  const patterns = Object.values(variant.categories);
  const points = new Float64Array(patterns.length * SIDES);
  patterns.forEach((pattern, category) => {
    for (const face of FACES) {
      const dice = Array.from({ length: DICE }, () => face);
      points[category * SIDES + face - 1] = pattern.kind === 'face' ? pointsFor(pattern, dice) : jokerPointsFor(pattern, dice);
    }
  });
  return points;
}

const isSame = (one: Placement, other: Placement | undefined): boolean =>
  one.bonus === other?.bonus && one.allowed === other.allowed && one.pays === other.pays;
