/** Five dice as numbers: rolls, keeps and the odds between them. The same for every variant. */
import { allRolls, FACES } from '@yaht/rules';

export const DICE = 5;
export const SIDES = FACES.length;
/** Multisets of zero to five dice, the smaller ones first. */
export const KEEPS = 462;
/** Multisets of five dice: the last of the keeps. */
export const ROLLS = 252;
/** The keep that is roll 0; keeps before it leave dice to throw. */
export const FIRST_ROLL = KEEPS - ROLLS;

export type DiceTables = {
  /** The faces of every keep, ascending. */
  readonly keeps: readonly (readonly number[])[];
  /** The keep with one more die: `plus[keep * SIDES + face - 1]`, for keeps before `FIRST_ROLL`. */
  readonly plus: Uint16Array;
  /** The keep of dice in any order: `keepByKey[keyOf(dice)]`. */
  readonly keepByKey: Uint16Array;
  /** What can become of a keep when the other dice are thrown once: entries `start[keep]` up to `start[keep + 1]`. */
  readonly odds: { readonly start: Uint16Array; readonly roll: Uint8Array; readonly chance: Float64Array };
  /** The keeps of fewer than five dice inside each roll: entries `start[roll]` up to `start[roll + 1]`. */
  readonly keepsOf: { readonly start: Uint16Array; readonly keep: Uint16Array };
  /** How often five thrown dice show each roll. */
  readonly chance: Float64Array;
  /** The roll in which all dice show a face: `alike[face - 1]`. */
  readonly alike: Uint8Array;
};

/** A number for a multiset of dice: the keys of two multisets add up to the key of their union. */
export const keyOf = (dice: readonly number[]): number => dice.reduce((key, face) => key + SIDES ** (face - 1), 0);

/** The keep of these dice, whatever their order. */
export const keepOf = (tables: DiceTables, dice: readonly number[]): number => tables.keepByKey[keyOf(dice)] ?? 0;

/** The roll, from 0 to 251, of five dice in any order. */
export const rollOf = (tables: DiceTables, dice: readonly number[]): number => keepOf(tables, dice) - FIRST_ROLL;

let built: DiceTables | undefined;

/** The tables of five dice, built at first use. */
export const fiveDice = (): DiceTables => (built ??= build());

function build(): DiceTables {
  const throws = [0, 1, 2, 3, 4, 5].map(size => allRolls(size));
  const keeps = throws.flat();
  const keys = keeps.map(keyOf);
  const keepByKey = new Uint16Array(DICE * SIDES ** (SIDES - 1) + 1);
  keys.forEach((key, keep) => (keepByKey[key] = keep));

  const plus = Uint16Array.from(
    keys.slice(0, FIRST_ROLL).flatMap(key => FACES.map(face => keepByKey[key + SIDES ** (face - 1)] ?? 0)),
  );
  const odds = oddsOf(throws, keys, keepByKey);
  const chance = odds.chance.slice(0, ROLLS);
  const alike = Uint8Array.from(FACES, face => (keepByKey[DICE * SIDES ** (face - 1)] ?? 0) - FIRST_ROLL);
  return { keeps, plus, keepByKey, odds, keepsOf: keepsByRoll(odds), chance, alike };
}

function oddsOf(
  throws: readonly (readonly (readonly number[])[])[],
  keys: readonly number[],
  keepByKey: Uint16Array,
): DiceTables['odds'] {
  const bySize = throws.map(sets => sets.map(dice => ({ key: keyOf(dice), chance: chanceOf(dice) })));
  const thrownAfter = throws.flatMap((sets, size) => sets.map(() => bySize[DICE - size] ?? []));
  const start = new Uint16Array(KEEPS + 1);
  const roll: number[] = [];
  const chance: number[] = [];
  keys.forEach((key, keep) => {
    for (const thrown of thrownAfter[keep] ?? []) {
      roll.push((keepByKey[key + thrown.key] ?? 0) - FIRST_ROLL);
      chance.push(thrown.chance);
    }
    start[keep + 1] = roll.length;
  });
  return { start, roll: Uint8Array.from(roll), chance: Float64Array.from(chance) };
}

/** How often thrown dice show this multiset: its arrangements among all throws. */
function chanceOf(dice: readonly number[]): number {
  const alike = FACES.map(face => factorial(dice.filter(other => other === face).length));
  return alike.reduce((ways, repeats) => ways / repeats, factorial(dice.length)) / SIDES ** dice.length;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** A roll holds a keep exactly when the keep can become it. */
function keepsByRoll({ start, roll }: DiceTables['odds']): DiceTables['keepsOf'] {
  const lists = Array.from({ length: ROLLS }, (): number[] => []);
  for (let keep = 0; keep < FIRST_ROLL; keep++) {
    for (const into of roll.subarray(start[keep], start[keep + 1])) lists[into]?.push(keep);
  }
  const starts = new Uint16Array(ROLLS + 1);
  lists.forEach((list, into) => (starts[into + 1] = (starts[into] ?? 0) + list.length));
  return { start: starts, keep: Uint16Array.from(lists.flat()) };
}
