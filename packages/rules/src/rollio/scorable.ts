/** Which faces of a throw some combination can take, found without listing the combinations: of many dice there are thousands. */
import type { CombinationTable, GroupsRow } from './combinations.ts';
import type { FaceCounts } from './possible.ts';

/** A throw: how many dice show each face, and the sides of those that may show any face of their own. */
type Shown = {
  readonly counts: FaceCounts;
  /** Descending. */
  readonly mirrors: readonly number[];
};

/** The faces that a combination of these dice can have; mirrors may be part of it. Empty when nothing scores. */
export function scorableFaces(counts: FaceCounts, mirrorSides: readonly number[], table: CombinationTable): ReadonlySet<number> {
  const shown: Shown = { counts, mirrors: [...mirrorSides].sort((a, b) => b - a) };
  const highest = Math.max(counts.length - 1, shown.mirrors[0] ?? 0);
  const faces = Array.from({ length: highest }, (_, i) => i + 1);
  const found = new Set(faces.filter(face => isSingle(shown, face, table) || isAlike(shown, face, table)));
  for (const face of runFaces(shown, highest, table)) found.add(face);
  const groups = table.filter(row => row.shape === 'groups');
  for (const face of faces) if (!found.has(face) && groups.some(row => isGrouped(shown, face, row))) found.add(face);
  return found;
}

/** So many mirrors can show this face. */
const mirrorsFor = ({ mirrors }: Shown, face: number): number => mirrors.filter(sides => sides >= face).length;

const mostOf = (shown: Shown, face: number): number => (shown.counts[face] ?? 0) + mirrorsFor(shown, face);

const isSingle = (shown: Shown, face: number, table: CombinationTable): boolean =>
  table.some(row => row.shape === 'single' && row.face === face) && mostOf(shown, face) > 0;

const isAlike = (shown: Shown, face: number, table: CombinationTable): boolean =>
  table.some(row => row.shape === 'alike' && mostOf(shown, face) >= row.size);

/** The faces of every row of consecutive faces that dice and mirrors show together. */
function runFaces(shown: Shown, highest: number, table: CombinationTable): readonly number[] {
  const lengths = table.flatMap(row => (row.shape === 'run' ? [row.length] : []));
  const rows = lengths.flatMap(length =>
    Array.from({ length: Math.max(0, highest - length + 1) }, (_, first) => Array.from({ length }, (_face, i) => first + 1 + i)),
  );
  return rows
    .filter(row =>
      canShow(
        shown,
        row.filter(face => (shown.counts[face] ?? 0) === 0),
      ),
    )
    .flat();
}

/** Whether mirrors can show these faces together: in descending order, each needs one with enough sides. */
const canShow = ({ mirrors }: Shown, faces: readonly number[]): boolean =>
  faces.length <= mirrors.length && [...faces].sort((a, b) => b - a).every((face, i) => face <= (mirrors[i] ?? 0));

/** Whether the groups of a row can be made with one of them of this face. */
function isGrouped(shown: Shown, face: number, row: GroupsRow): boolean {
  const { sizes } = row;
  return [...new Set(sizes)].some(size => {
    if (mostOf(shown, face) < size) return false;
    const first = sizes.indexOf(size);
    return canGroup(shown, row, sizes.toSpliced(first, 1), new Map([[face, size]]), 0);
  });
}

/** Whether the groups left can be made beside those that take so many dice of a face already. */
function canGroup(
  shown: Shown,
  row: GroupsRow,
  left: readonly number[],
  taken: ReadonlyMap<number, number>,
  from: number,
): boolean {
  if (!canShow(shown, missing(shown, taken))) return false;
  const [size, ...rest] = left;
  if (size === undefined) return true;
  const highest = Math.max(shown.counts.length - 1, shown.mirrors[0] ?? 0);
  for (let face = Math.max(1, from); face <= highest; face++) {
    const before = taken.get(face) ?? 0;
    if ((before > 0 && !row.repeats) || mostOf(shown, face) < before + size) continue;
    // Groups of one size are alike: they are tried in the order of their faces.
    const next = rest[0] === size ? face : 0;
    if (canGroup(shown, row, rest, new Map(taken).set(face, before + size), next)) return true;
  }
  return false;
}

/** The faces that mirrors have to show, each as often as dice are missing. */
const missing = ({ counts }: Shown, taken: ReadonlyMap<number, number>): readonly number[] =>
  [...taken].flatMap(([face, dice]) => new Array<number>(Math.max(0, dice - (counts[face] ?? 0))).fill(face));
