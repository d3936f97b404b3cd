/** What mirror dice may show: any faces of their own, taken together once however the dice share them. */
import { countFaces } from '../dice.ts';
import { dieAt, isMirror, MAX_SIDES, type Hand } from './die.ts';
import type { FaceCounts } from './possible.ts';

/** More ways for the mirrors to show faces are not looked at; six mirrors of six sides have 462. */
export const MIRROR_LIMIT = 2_000;

/**
 * Every list of faces that mirrors with these sides can show together, high faces first.
 * In descending order the i-th face needs a die with at least as many sides, and that is enough.
 */
export function* mirrorFaces(sides: readonly number[]): Generator<readonly number[], void> {
  const widest = [...sides].sort((a, b) => b - a);
  const shown: number[] = [];

  function* choose(die: number): Generator<readonly number[], void> {
    const highest = widest[die];
    if (highest === undefined) {
      yield [...shown];
      return;
    }
    for (let face = Math.min(highest, shown.at(-1) ?? highest); face >= 1; face--) {
      shown.push(face);
      yield* choose(die + 1);
      shown.pop();
    }
  }
  yield* choose(0);
}

/** The face counts that these dice can show: one without mirrors, else one for each way of the mirrors. */
export function* countsOf(hand: Hand, selected: readonly number[]): Generator<FaceCounts, void> {
  const dice = selected.map(die => dieAt(hand, die));
  const natural = dice.filter(die => !isMirror(die)).map(({ face }) => face);
  const mirrors = dice.filter(isMirror).map(({ sides }) => sides);
  for (const shown of mirrorFaces(mirrors)) yield trimmed(countFaces([...natural, ...shown], MAX_SIDES));
}

/** Without the faces above the highest one shown: fewer for the search to pass over. */
const trimmed = (counts: readonly number[]): FaceCounts => counts.slice(0, counts.findLastIndex(count => count > 0) + 1);
