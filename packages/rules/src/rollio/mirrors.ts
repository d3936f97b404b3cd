/** What mirror dice may show: any faces of their own, taken together once however the dice share them. */
import { countFaces } from '../dice.ts';
import { dieAt, isMirror, MAX_SIDES, type Hand } from './die.ts';
import type { FaceCounts } from './possible.ts';

/** More ways for the mirrors to show faces are not looked at; six mirrors of six sides have 462. */
export const MIRROR_LIMIT = 2_000;

/**
 * Every list of faces that mirrors with these sides can show together, each once, those made of `preferred` faces first:
 * when there are too many to follow, the ones that help the other dice have been seen.
 */
function* mirrorFaces(sides: readonly number[], preferred: readonly number[] = []): Generator<readonly number[], void> {
  const widest = [...sides].sort((a, b) => b - a);
  const others = Array.from({ length: widest[0] ?? 0 }, (_, i) => (widest[0] ?? 0) - i);
  const faces = [...new Set([...preferred, ...others])];
  const shown: number[] = [];

  function* choose(first: number): Generator<readonly number[], void> {
    if (shown.length === widest.length) {
      yield [...shown];
      return;
    }
    for (let i = first; i < faces.length; i++) {
      shown.push(faces[i] ?? 0);
      if (canShow(widest, shown)) yield* choose(i);
      shown.pop();
    }
  }
  yield* choose(0);
}

/** In descending order each face needs a die with at least as many sides, and that is enough. */
const canShow = (widest: readonly number[], shown: readonly number[]): boolean =>
  [...shown].sort((a, b) => b - a).every((face, i) => face <= (widest[i] ?? 0));

/** The face counts that these dice can show: one without mirrors, else one for each way of the mirrors. */
export function* countsOf(hand: Hand, selected: readonly number[]): Generator<FaceCounts, void> {
  const dice = selected.map(die => dieAt(hand, die));
  const natural = dice.filter(die => !isMirror(die)).map(({ face }) => face);
  const mirrors = dice.filter(isMirror).map(({ sides }) => sides);
  if (mirrors.length === 0) {
    yield trimmed(countFaces(natural, MAX_SIDES));
    return;
  }
  for (const shown of mirrorFaces(mirrors, oftenFirst(natural))) yield trimmed(countFaces([...natural, ...shown], MAX_SIDES));
}

const oftenFirst = (faces: readonly number[]): readonly number[] => {
  const counts = countFaces(faces, MAX_SIDES);
  return [...new Set(faces)].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
};

/** Without the faces above the highest one shown: fewer for the search to pass over. */
const trimmed = (counts: readonly number[]): FaceCounts => counts.slice(0, counts.findLastIndex(count => count > 0) + 1);
