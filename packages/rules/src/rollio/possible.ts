/** Every single combination that dice with these face counts can make, each once. */
import {
  alikePoints,
  type AlikeRow,
  type Combination,
  type CombinationTable,
  type GroupsRow,
  type RunRow,
} from './combinations.ts';

/** `counts[face]` dice show that face; `counts[0]` is not used. */
export type FaceCounts = readonly number[];

/** Whether these counts hold any combination at all. */
export const hasCombination = (counts: FaceCounts, table: CombinationTable): boolean =>
  table.some(row => {
    switch (row.shape) {
      case 'single':
        return (counts[row.face] ?? 0) > 0;
      case 'alike':
        return counts.some((count, face) => face > 0 && count >= row.size);
      default:
        return possibleCombinations(counts, [row]).length > 0;
    }
  });

/** The combinations within these counts, in the order of the table and then of the faces. */
export function possibleCombinations(counts: FaceCounts, table: CombinationTable): readonly Combination[] {
  const found: Combination[] = [];
  for (const row of table) {
    switch (row.shape) {
      case 'single':
        if ((counts[row.face] ?? 0) > 0) found.push({ type: row.type, faces: [row.face], points: row.points });
        break;
      case 'alike':
        addAlike(found, counts, row);
        break;
      case 'groups':
        addGroups(found, counts, row);
        break;
      case 'run':
        addRuns(found, counts, row);
        break;
    }
  }
  return found;
}

function addAlike(found: Combination[], counts: FaceCounts, row: AlikeRow): void {
  for (let face = 1; face < counts.length; face++) {
    const largest = Math.min(counts[face] ?? 0, row.doubles ? Infinity : row.size);
    for (let size = row.size; size <= largest; size++) {
      found.push({ type: row.type, faces: repeated(face, size), points: alikePoints(row, face, size) });
    }
  }
}

function addRuns(found: Combination[], counts: FaceCounts, row: RunRow): void {
  let length = 0;
  for (let face = 1; face < counts.length; face++) {
    length = (counts[face] ?? 0) > 0 ? length + 1 : 0;
    if (length < row.length) continue;
    const faces = Array.from({ length: row.length }, (_, i) => face - row.length + 1 + i);
    found.push({ type: row.type, faces, points: row.points });
  }
}

function addGroups(found: Combination[], counts: FaceCounts, row: GroupsRow): void {
  const chosen: number[] = [];
  const seen = new Set<string>();
  const isUniform = row.sizes.every(size => size === row.sizes[0]);

  const choose = (group: number): void => {
    const size = row.sizes[group];
    if (size === undefined) {
      const faces = chosen.flatMap((face, i) => repeated(face, row.sizes[i] ?? 0)).sort((a, b) => a - b);
      // Groups of different sizes on one face can add up to the same dice in two ways.
      if (!isUniform && isKnownIn(seen, faces)) return;
      found.push({ type: row.type, faces, points: row.points });
      return;
    }
    const follows = size === row.sizes[group - 1];
    const first = follows ? (chosen[group - 1] ?? 0) + (row.repeats ? 0 : 1) : 1;
    for (let face = first; face < counts.length; face++) {
      if ((counts[face] ?? 0) < size + usedOf(row, chosen, face)) continue;
      if (!row.repeats && chosen.includes(face)) continue;
      chosen.push(face);
      choose(group + 1);
      chosen.pop();
    }
  };
  choose(0);
}

function usedOf(row: GroupsRow, chosen: readonly number[], face: number): number {
  let used = 0;
  chosen.forEach((other, i) => {
    if (other === face) used += row.sizes[i] ?? 0;
  });
  return used;
}

function isKnownIn(seen: Set<string>, faces: readonly number[]): boolean {
  const key = faces.join();
  const known = seen.has(key);
  seen.add(key);
  return known;
}

const repeated = (face: number, times: number): number[] => new Array<number>(times).fill(face);
