/** The slow and plain way to split dice, over positions: written apart from the search, so that tests can compare the two. */

type Named = readonly [type: string, points: number];

/** What these dice are as one combination, by the words of the rule book. */
function namesOf(faces: readonly number[]): readonly Named[] {
  const sorted = [...faces].sort((a, b) => a - b);
  const [lowest = 0] = sorted;
  const size = sorted.length;
  const counts = [...new Set(sorted)].map(face => sorted.filter(other => other === face).length);
  const isRow = sorted.every((face, i) => face === lowest + i);
  const names: Named[] = [];
  if (size === 1 && lowest === 1) names.push(['single', 100]);
  if (size === 1 && lowest === 5) names.push(['single', 50]);
  if (size >= 3 && counts.length === 1) names.push(['nOfAKind', alike(lowest, size)]);
  if (size === 6 && counts.every(count => count % 2 === 0)) names.push(['threePairs', 1500]);
  if (size === 8 && counts.every(count => count % 2 === 0)) names.push(['fourPairs', 2000]);
  if (size === 6 && counts.length === 2 && counts[0] === 3) names.push(['twoTriplets', 2500]);
  if (size === 9 && counts.length === 3 && counts.every(count => count === 3)) names.push(['tripleTriplets', 3000]);
  if (size === 6 && isRow) names.push(['straight', 1500]);
  if (size === 10 && isRow) names.push(['godsStraight', 2000]);
  return names;
}

function alike(face: number, size: number): number {
  if (size === 3) return face === 1 ? 1000 : 100 * face;
  if (size === 4) return 250 * face;
  if (size === 5) return 500 * face;
  return size === 6 ? 1000 * face : 2 * alike(face, size - 1);
}

/** Every partition of these dice as text, with its points. */
export function bruteForce(dice: readonly number[]): ReadonlyMap<string, number> {
  const facesIn = (mask: number): number[] => dice.filter((_, die) => mask & (1 << die)).sort((a, b) => a - b);
  const all = (1 << dice.length) - 1;
  const named = Array.from({ length: all + 1 }, (_, mask) => namesOf(facesIn(mask)));
  const found = new Map<string, number>();

  const split = (left: number, chosen: readonly string[], points: number): void => {
    if (left === 0) {
      found.set([...chosen].sort().join(' + '), points);
      return;
    }
    const first = left & -left;
    for (let mask = left; mask > 0; mask = (mask - 1) & left) {
      if (!(mask & first)) continue;
      for (const [type, worth] of named[mask] ?? []) {
        split(left & ~mask, [...chosen, `${type} ${facesIn(mask).join('')}`], points + worth);
      }
    }
  };
  split(all, [], 0);
  return found;
}
