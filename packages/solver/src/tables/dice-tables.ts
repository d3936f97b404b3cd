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
  /** How many dice of a keep show a face: `counts[keep * SIDES + face - 1]`. */
  readonly counts: Uint8Array;
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

/** Makes something when it is asked for first. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The tables of five dice, built at first use. */
export const fiveDice: () => DiceTables = once(build);

/** What solving needs at once, and the odds, which only questions need, when somebody asks for them. */
function build(): DiceTables {
  const keeps = [0, 1, 2, 3, 4, 5].flatMap(size => allRolls(size));
  const keys = Uint32Array.from(keeps, keyOf);
  const keepByKey = new Uint16Array(DICE * SIDES ** (SIDES - 1) + 1);
  keys.forEach((key, keep) => (keepByKey[key] = keep));

  const plus = new Uint16Array(FIRST_ROLL * SIDES);
  for (let edge = 0; edge < plus.length; edge++) {
    plus[edge] = keepByKey[(keys[Math.floor(edge / SIDES)] ?? 0) + SIDES ** (edge % SIDES)] ?? 0;
  }
  const chances = chancesOf(keeps, plus);
  const alike = Uint8Array.from(FACES, face => (keepByKey[DICE * SIDES ** (face - 1)] ?? 0) - FIRST_ROLL);
  const odds = once(() => oddsOf(keeps, keys, keepByKey, chances));
  const keepsOf = once(() => keepsByRoll(odds()));
  return {
    keeps,
    counts: countsOf(plus),
    plus,
    keepByKey,
    chance: chances.subarray(FIRST_ROLL),
    alike,
    get odds() {
      return odds();
    },
    get keepsOf() {
      return keepsOf();
    },
  };
}

/** Every keep has the dice of one with a die less, and that die. */
function countsOf(plus: Uint16Array): Uint8Array {
  const counts = new Uint8Array(KEEPS * SIDES);
  for (let edge = 0; edge < plus.length; edge++) {
    const [face, more] = [edge % SIDES, (plus[edge] ?? 0) * SIDES];
    counts.copyWithin(more, edge - face, edge - face + SIDES);
    counts[more + face] = (counts[more + face] ?? 0) + 1;
  }
  return counts;
}

/** How often as many thrown dice show each multiset: there are as many ways to it as to those with one die less, together. */
function chancesOf(keeps: DiceTables['keeps'], plus: Uint16Array): Float64Array {
  const ways = new Float64Array(KEEPS);
  ways[0] = 1;
  for (let edge = 0; edge < plus.length; edge++) {
    const keep = plus[edge] ?? 0;
    ways[keep] = (ways[keep] ?? 0) + (ways[Math.floor(edge / SIDES)] ?? 0);
  }
  return ways.map((count, keep) => count / SIDES ** (keeps[keep]?.length ?? 0));
}

function oddsOf(
  keeps: DiceTables['keeps'],
  keys: Uint32Array,
  keepByKey: Uint16Array,
  chances: Float64Array,
): DiceTables['odds'] {
  const start = new Uint16Array(KEEPS + 1);
  const roll: number[] = [];
  const chance: number[] = [];
  keeps.forEach((held, keep) => {
    keeps.forEach((thrown, other) => {
      if (held.length + thrown.length !== DICE) return;
      roll.push((keepByKey[(keys[keep] ?? 0) + (keys[other] ?? 0)] ?? 0) - FIRST_ROLL);
      chance.push(chances[other] ?? 0);
    });
    start[keep + 1] = roll.length;
  });
  return { start, roll: Uint8Array.from(roll), chance: Float64Array.from(chance) };
}

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
