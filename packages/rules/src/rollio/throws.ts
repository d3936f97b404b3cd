/** Every throw of plain dice once, however it falls. */
import type { FaceCounts } from './possible.ts';

/** Face counts, and in how many ways dice show them. */
export type Throw = { readonly counts: FaceCounts; readonly ways: number };

/** All throws of so many dice: 462 of six dice with six sides. The counts are one list that changes: copy what must stay. */
export function* throws(dice: number, sides: number): Generator<Throw, void> {
  const counts = new Array<number>(sides + 1).fill(0);

  function* fill(face: number, left: number, ways: number): Generator<Throw, void> {
    if (face === sides) {
      counts[face] = left;
      yield { counts, ways };
      return;
    }
    for (let count = 0; count <= left; count++) {
      counts[face] = count;
      yield* fill(face + 1, left - count, ways * choose(left, count));
    }
  }
  yield* fill(1, dice, 1);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
