/**
 * Any number of dice as a lattice of keeps, for one turn of any variant: a keep and one more die is another keep.
 * The solver's own tables are for five dice; a bot also plays with six or eight.
 */
import { allRolls, FACES } from '@yaht/rules';

export type Lattice = {
  readonly dice: number;
  /** Multisets of zero to all dice, the smaller ones first; the rolls come last. */
  readonly keeps: readonly (readonly number[])[];
  readonly firstRoll: number;
  /** The keep with one more die: `plus[keep * 6 + face - 1]`. */
  readonly plus: Uint16Array;
  readonly keepOf: (dice: readonly number[]) => number;
};

/** The most dice a bot can look through; with more it plays by feeling. */
export const MAX_DICE = 8;

const SIDES = FACES.length;
const known = new Map<number, Lattice>();

/** The lattice of so many dice, built at first use. */
export function latticeOf(dice: number): Lattice {
  const lattice = known.get(dice) ?? build(dice);
  known.set(dice, lattice);
  return lattice;
}

function build(dice: number): Lattice {
  const keeps = Array.from({ length: dice + 1 }, (_, size) => allRolls(size)).flat();
  const firstRoll = keeps.findIndex(keep => keep.length === dice);
  const keyOf = (faces: readonly number[]): number => faces.reduce((key, face) => key + (dice + 1) ** (face - 1), 0);
  const byKey = new Map(keeps.map((keep, i) => [keyOf(keep), i]));
  const keepOf = (faces: readonly number[]): number => byKey.get(keyOf(faces)) ?? 0;
  const plus = Uint16Array.from(keeps.slice(0, firstRoll).flatMap(keep => FACES.map(face => keepOf([...keep, face]))));
  return { dice, keeps, firstRoll, plus, keepOf };
}

/** From the values of the rolls: the value of every keep of fewer dice, the mean over the die that comes next. */
export function valueKeeps(row: Float64Array, { plus, firstRoll }: Lattice): void {
  for (let keep = firstRoll - 1; keep >= 0; keep--) {
    let sum = 0;
    for (let edge = keep * SIDES; edge < (keep + 1) * SIDES; edge++) sum += row[plus[edge] ?? 0] ?? 0;
    row[keep] = sum / SIDES;
  }
}

/** From the values of the keeps: the value of the best keep inside every roll. */
export function chooseKeeps(row: Float64Array, { plus, firstRoll }: Lattice): void {
  for (let keep = 0; keep < firstRoll; keep++) {
    const value = row[keep] ?? 0;
    for (let edge = keep * SIDES; edge < (keep + 1) * SIDES; edge++) {
      const more = plus[edge] ?? 0;
      if (value > (row[more] ?? 0)) row[more] = value;
    }
  }
}
