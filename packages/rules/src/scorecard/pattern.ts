/** What a category looks for and what it is worth: data, so that variants, records and custom rules can carry it. */
import { countFaces, FACES, isAllAlike, type Counts, type Dice, type Face } from '../dice.ts';

/** Which dice a pattern of groups adds up. */
export const SUMS = ['groups', 'all'] as const;

/** The dice of one face, added up. */
type FacePattern = { readonly kind: 'face'; readonly face: Face };

/** Groups of equal dice; the largest groups first. */
export type GroupsPattern = {
  readonly kind: 'groups';
  readonly sizes: readonly number[];
  /** Fixed points; without them the dice are added up. */
  readonly points?: number;
  /** Which dice are added up: those of the groups (the default) or all on the table. */
  readonly sum?: (typeof SUMS)[number];
  /** Whether one face may fill several groups, as in the house rule that four alike are two pairs. */
  readonly sameFace?: boolean;
};

/** Faces in a row: `length` of them, from `from` upwards or, without it, anywhere. */
export type StraightPattern = {
  readonly kind: 'straight';
  readonly length: number;
  readonly from?: number;
  readonly points?: number;
};

/** All dice, whatever they show. */
type ChancePattern = { readonly kind: 'chance' };

/** The kinds of pattern that a category can have. */
export const PATTERN_KINDS = ['face', 'groups', 'straight', 'chance'] as const;

export type Pattern = FacePattern | GroupsPattern | StraightPattern | ChancePattern;

/** The dice of one face, which makes a category of the upper section. */
export const face = (value: Face) => ({ kind: 'face', face: value }) as const;
/** Groups of these sizes, worth their own dice or fixed points. */
export const groups = (sizes: readonly number[], points?: number): GroupsPattern =>
  points === undefined ? { kind: 'groups', sizes } : { kind: 'groups', sizes, points };
/** At least `size` alike, worth all dice on the table. */
export const ofAKind = (size: number): GroupsPattern => ({ kind: 'groups', sizes: [size], sum: 'all' });
/** `length` in a row starting at `from`, worth the sum of those dice. */
export const straightFrom = (from: number, length: number): StraightPattern => ({ kind: 'straight', from, length });
/** Any `length` in a row. */
export const inARow = (length: number, points: number): StraightPattern => ({ kind: 'straight', length, points });
/** All dice, whatever they show. */
export const chance: ChancePattern = { kind: 'chance' };

/** The points the dice earn in a category of this pattern; 0 when they do not fit. */
export const pointsFor = (pattern: Pattern, dice: Dice): number => pointsForCounts(pattern, countFaces(dice));

/** The same, from how many dice show each face, for whoever asks many categories about the same dice. */
export function pointsForCounts(pattern: Pattern, counts: Counts): number {
  switch (pattern.kind) {
    case 'face':
      return pattern.face * (counts[pattern.face] ?? 0);
    case 'groups':
      return pointsForGroups(pattern, counts);
    case 'straight':
      return pointsForStraight(pattern, counts);
    case 'chance':
      return sumOfCounts(counts);
  }
}

/** The points a joker earns: what the pattern fixes; a pattern that adds dice up scores them as they lie. */
export const jokerPointsFor = (pattern: Pattern, dice: Dice): number =>
  'points' in pattern ? (pattern.points ?? pointsFor(pattern, dice)) : pointsFor(pattern, dice);

/** Whether the pattern asks for every die to show the same face. */
export const needsAllAlike = (pattern: Pattern, dice: number): boolean =>
  pattern.kind === 'groups' && pattern.sizes.length === 1 && pattern.sizes[0] === dice;

function pointsForGroups(pattern: GroupsPattern, counts: Counts): number {
  const best = bestGroups([...counts], pattern.sizes, pattern.sameFace ?? false);
  if (best === undefined) return 0;
  if (pattern.points !== undefined) return pattern.points;
  return pattern.sum === 'all' ? sumOfCounts(counts) : best;
}

/** The highest sum of dice in groups of these sizes, from one of them on, or undefined when the dice do not hold them. */
function bestGroups(counts: number[], sizes: readonly number[], sameFace: boolean, from = 0): number | undefined {
  const size = sizes[from];
  if (size === undefined) return 0;
  let best: number | undefined;
  for (let face = FACES.length; face > 0; face--) {
    const count = counts[face] ?? 0;
    if (count < size) continue;
    // The last group takes the highest face there is.
    if (from === sizes.length - 1) return size * face;
    counts[face] = sameFace ? count - size : 0;
    const others = bestGroups(counts, sizes, sameFace, from + 1);
    counts[face] = count;
    if (others !== undefined) best = Math.max(best ?? 0, size * face + others);
  }
  return best;
}

function pointsForStraight(pattern: StraightPattern, counts: Counts): number {
  const { length, points } = pattern;
  const start = startOfRun(pattern, counts);
  return start === undefined ? 0 : (points ?? sumOfRun(start, length));
}

/** Where the row begins: where it must, or else as high as it can. */
function startOfRun({ from, length }: StraightPattern, counts: Counts): number | undefined {
  if (from !== undefined) return hasRun(counts, from, length) ? from : undefined;
  for (let start = FACES.length - length + 1; start > 0; start--) if (hasRun(counts, start, length)) return start;
  return undefined;
}

function hasRun(counts: Counts, from: number, length: number): boolean {
  for (let face = from; face < from + length; face++) if (!counts[face]) return false;
  return true;
}

function sumOfCounts(counts: Counts): number {
  let sum = 0;
  for (let face = 1; face < counts.length; face++) sum += face * (counts[face] ?? 0);
  return sum;
}

const sumOfRun = (from: number, length: number): number => (length * (2 * from + length - 1)) / 2;

/** The face that all dice show, if they are all alike. */
export const sharedFace = (dice: Dice): Face | undefined => (isAllAlike(dice) ? dice[0] : undefined);
