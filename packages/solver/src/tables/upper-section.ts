/**
 * The upper section as classes. With a set of upper categories filled, the future depends on the upper score only through what is
 * still needed for the bonus, rounded up to a sum that the open categories can make. Scores with the same need are one class.
 */
import type { ScorecardVariant } from '@yaht/rules';
import { DICE } from './dice-tables.ts';

export type UpperSection = {
  /** The face each category counts; 0 for a lower category. */
  readonly faces: readonly number[];
  /** All upper categories, as a set of category bits. */
  readonly mask: number;
  /** Upper scores count up to here. */
  readonly cap: number;
  /** The upper categories of a filled set, packed into the low bits: the upper set. */
  readonly setOf: Uint16Array;
  /** For each upper set one reachable score per class, ascending. */
  readonly scores: readonly Uint8Array[];
  /** The class of a score, `classOf[set * (cap + 1) + score]`, or `UNREACHABLE`. */
  readonly classOf: Uint8Array;
};

/** Stands for the class of a score that no game can show. */
export const UNREACHABLE = 255;

/** Reads the upper section of a variant; a bonus of no points leaves one class per set. */
export function upperSectionOf(variant: ScorecardVariant): UpperSection {
  const { target, points } = variant.upperBonus;
  const faces = Object.values(variant.categories).map(pattern => (pattern.kind === 'face' ? pattern.face : 0));
  const upperFaces = faces.filter(face => face > 0);
  const cap = points === 0 ? 0 : Math.max(0, Math.ceil(target));
  const sums = sumsBySet(upperFaces, cap);
  // What a set can still make is what the categories that it leaves open make.
  const sets = sums.map((reachable, set) => classesOf(reachable, sums[sums.length - 1 - set] ?? reachable, cap));
  const classOf = new Uint8Array(sets.length * (cap + 1));
  sets.forEach(({ classes }, set) => classOf.set(classes, set * (cap + 1)));
  return {
    faces,
    mask: faces.reduce<number>((mask, face, category) => (face > 0 ? mask | (1 << category) : mask), 0),
    cap,
    setOf: packedSets(faces),
    scores: sets.map(({ scores }) => scores),
    classOf,
  };
}

/** How many (upper set, score) pairs a game can show: 2,794 for six faces and a target of 63. */
export const countReachable = (upper: UpperSection): number => upper.classOf.filter(found => found !== UNREACHABLE).length;

/** The classes of a set, from the sums of its categories and those that are still possible. */
function classesOf(
  reachable: Uint8Array,
  stillPossible: Uint8Array,
  cap: number,
): { readonly scores: Uint8Array; readonly classes: Uint8Array } {
  const classes = new Uint8Array(cap + 1).fill(UNREACHABLE);
  const scores: number[] = [];
  let lastNeed: number | undefined;
  for (let score = 0; score <= cap; score++) {
    if (!reachable[score]) continue;
    const need = stillPossible.indexOf(1, cap - score);
    if (scores.length === 0 || need !== lastNeed) scores.push(score);
    lastNeed = need;
    classes[score] = scores.length - 1;
  }
  return { scores: Uint8Array.from(scores), classes };
}

/** For every set of upper categories the sums, counted up to the cap, that it can make: `sums[set][sum] === 1`. */
function sumsBySet(faces: readonly number[], cap: number): readonly Uint8Array[] {
  const none = new Uint8Array(cap + 1);
  none[0] = 1;
  // Each category doubles the sets.
  return faces.reduce<readonly Uint8Array[]>((sets, face) => [...sets, ...sets.map(sums => withFace(sums, face, cap))], [none]);
}

/** The sums with one more category. */
function withFace(sums: Uint8Array, face: number, cap: number): Uint8Array {
  const more = new Uint8Array(cap + 1);
  for (let sum = 0; sum <= cap; sum++) {
    if (!sums[sum]) continue;
    for (let score = sum, most = sum + face * DICE; score <= most; score += face) more[score < cap ? score : cap] = 1;
  }
  return more;
}

/** Each category doubles the sets: those with it follow those without, as they are but for its bit. */
function packedSets(faces: readonly number[]): Uint16Array {
  const packed = new Uint16Array(2 ** faces.length);
  let upperBit = 1;
  faces.forEach((face, category) => {
    const half = 2 ** category;
    packed.copyWithin(half, 0, half);
    if (face === 0) return;
    for (let filled = half; filled < 2 * half; filled++) packed[filled] = (packed[filled] ?? 0) | upperBit;
    upperBit *= 2;
  });
  return packed;
}
