/** "Did you mean": the words nearest to a mistyped one. */

/** How a word is compared: small letters, no accents, no spaces or signs; `Kåk`, `kak` and `full_house`, `fullHouse` are alike. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

const MOST = 3;

/** At most three candidates within a few typing errors, nearest first. */
export function closest(text: string, candidates: readonly string[]): readonly string[] {
  const wanted = folded(text);
  return candidates
    .map(candidate => ({ candidate, errors: typingErrors(wanted, folded(candidate)) }))
    .filter(({ candidate, errors }) => errors <= allowed(Math.max(wanted.length, folded(candidate).length)))
    .sort((a, b) => a.errors - b.errors)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}

const allowed = (length: number): number => Math.max(1, Math.floor(length * 0.34));

/** Letters to add, drop, replace or swap with their neighbour (optimal string alignment). */
function typingErrors(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) row.push(cheapest(from, to, i, j, row, above, before));
    [before, above] = [above, row];
  }
  return above[to.length] ?? 0;
}

function cheapest(from: string, to: string, i: number, j: number, row: number[], above: number[], before: number[]): number {
  const same = from[i - 1] === to[j - 1] ? 0 : 1;
  const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
  const at = (list: number[], index: number): number => list[index] ?? Infinity;
  return Math.min(at(row, j - 1) + 1, at(above, j) + 1, at(above, j - 1) + same, isSwap ? at(before, j - 2) + 1 : Infinity);
}
