/** Which physical die goes into which combination. Dice that show the same face may differ in what they are made of. */
import { fault } from '../result.ts';
import type { Combination } from './combinations.ts';
import { dieAt, isMirror, type Hand } from './die.ts';

/** A combination with its dice: `dice[i]` is the position of the die that shows `faces[i]`. */
export type PlacedCombination = Combination & { readonly dice: readonly number[] };

/** One way to split the dice: every die is in exactly one combination. */
export type Partition = { readonly combinations: readonly PlacedCombination[]; readonly points: number };

/** More ways to share unlike dice among the same combinations are not looked at. */
export const PLACING_LIMIT = 256;

/** Dice from left to right; mirrors fill what the others leave open, the one with the fewest sides first. */
export function placeDice(hand: Hand, selected: readonly number[], combinations: readonly Combination[]): Partition {
  const natural = selected.filter(die => !isMirror(dieAt(hand, die)));
  const mirrors = natural.length === selected.length ? [] : mirrorsOf(hand, selected);
  const takeDie = (face: number): number =>
    takeFirst(natural, die => dieAt(hand, die).face === face) ??
    takeFirst(mirrors, die => dieAt(hand, die).sides >= face) ??
    fault(`no die shows ${face}`);
  const placed = combinations.map(combination => ({ ...combination, dice: combination.faces.map(takeDie) }));
  return { combinations: placed, points: pointsOf(combinations) };
}

const mirrorsOf = (hand: Hand, selected: readonly number[]): number[] =>
  selected.filter(die => isMirror(dieAt(hand, die))).sort((a, b) => dieAt(hand, a).sides - dieAt(hand, b).sides);

/** The points of these combinations together. */
export const pointsOf = (combinations: readonly Combination[]): number =>
  combinations.reduce((sum, { points }) => sum + points, 0);

function takeFirst(dice: number[], fits: (die: number) => boolean): number | undefined {
  const at = dice.findIndex(fits);
  return at < 0 ? undefined : dice.splice(at, 1)[0];
}

/** The same combinations with unlike dice shared among them in every way that differs. */
export function* placings(hand: Hand, { combinations, points }: Partition): Generator<Partition, void> {
  const pool = poolOf(hand, combinations);
  const placed: PlacedCombination[] = [];

  function* place(index: number): Generator<Partition, void> {
    const combination = combinations[index];
    if (!combination) {
      yield { combinations: [...placed], points };
      return;
    }
    for (const dice of diceFor(hand, pool, combination.faces)) {
      placed.push({ ...combination, dice });
      yield* place(index + 1);
      placed.pop();
    }
  }
  yield* place(0);
}

const kindOf = (hand: Hand, die: number): string => `${dieAt(hand, die).material} ${dieAt(hand, die).sides}`;

/** Positions by the face they show in this partition, like beside like. */
function poolOf(hand: Hand, combinations: readonly PlacedCombination[]): Map<number, number[]> {
  const pool = new Map<number, number[]>();
  for (const { faces, dice } of combinations) {
    faces.forEach((face, i) => pool.set(face, [...(pool.get(face) ?? []), dice[i] ?? fault('a face without its die')]));
  }
  for (const dice of pool.values()) dice.sort((a, b) => kindOf(hand, a).localeCompare(kindOf(hand, b)) || a - b);
  return pool;
}

/** Every choice of dice for these ascending faces; while one is out, its dice are out of the pool. */
function* diceFor(hand: Hand, pool: Map<number, number[]>, faces: readonly number[]): Generator<readonly number[], void> {
  const [face] = faces;
  if (face === undefined) {
    yield [];
    return;
  }
  const size = faces.lastIndexOf(face) + 1;
  const dice = pool.get(face) ?? [];
  for (const chosen of choose(hand, dice, size)) {
    pool.set(
      face,
      dice.filter(die => !chosen.includes(die)),
    );
    for (const rest of diceFor(hand, pool, faces.slice(size))) yield [...chosen, ...rest];
  }
  pool.set(face, dice);
}

/** Every choice of `size` dice that differs in kind: of several alike, the first that is left. */
function* choose(hand: Hand, dice: readonly number[], size: number): Generator<readonly number[], void> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [i, die] of dice.entries()) {
    const previous = dice[i - 1];
    if (previous !== undefined && kindOf(hand, previous) === kindOf(hand, die)) continue;
    for (const rest of choose(hand, dice.slice(i + 1), size - 1)) yield [die, ...rest];
  }
}
