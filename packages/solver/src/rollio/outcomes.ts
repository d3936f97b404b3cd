/** What a throw of plain dice offers, as numbers in arrays: the points that can be set aside, and how many dice are left then. */
import { asidesOf, throws, type Aside, type RollioVariant } from '@yaht/rules';

/** The outcomes of a throw of so many dice. */
export type ThrowOutcomes = {
  /** The chance that nothing scores. */
  readonly flop: number;
  /** Of every other outcome. */
  readonly chances: Float64Array;
  /** The asides of an outcome are those from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint16Array;
  /** In units. */
  readonly points: Uint16Array;
  readonly left: Uint8Array;
};

export type RollioTables = {
  readonly dice: number;
  /** All points and the target are multiples of it. */
  readonly unit: number;
  /** In units. */
  readonly target: number;
  /** By the number of dice that are thrown. */
  readonly outcomes: readonly ThrowOutcomes[];
};

/** Throws that offer the same are one outcome. */
export function rollioTables(variant: RollioVariant): RollioTables {
  const { dice, sides, combinations, target } = variant;
  const found = Array.from({ length: dice + 1 }, (_, thrown) => {
    const ways = new Map<string, { ways: number; readonly asides: readonly Aside[] }>();
    if (thrown === 0) return ways;
    for (const each of throws(thrown, sides)) {
      const asides = asidesOf(each.counts, combinations, dice);
      const key = JSON.stringify(asides);
      const same = ways.get(key);
      if (same) same.ways += each.ways;
      else ways.set(key, { ways: each.ways, asides });
    }
    return ways;
  });
  const points = found.flatMap(ways => [...ways.values()].flatMap(({ asides }) => asides.map(aside => aside.points)));
  const unit = [...points, target].reduce(divisor, 0);
  return {
    dice,
    unit,
    target: target / unit,
    outcomes: found.map((ways, thrown) => packed([...ways.values()], sides ** thrown, unit)),
  };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function packed(
  all: readonly { readonly ways: number; readonly asides: readonly Aside[] }[],
  throwsInAll: number,
  unit: number,
): ThrowOutcomes {
  const scoring = all.filter(({ asides }) => asides.length > 0);
  const lost = all.filter(({ asides }) => asides.length === 0).reduce((sum, { ways }) => sum + ways, 0);
  const asides = scoring.flatMap(outcome => outcome.asides);
  const starts = new Uint16Array(scoring.length + 1);
  scoring.forEach((outcome, i) => (starts[i + 1] = (starts[i] ?? 0) + outcome.asides.length));
  return {
    flop: lost / throwsInAll,
    chances: Float64Array.from(scoring, ({ ways }) => ways / throwsInAll),
    starts,
    points: Uint16Array.from(asides, aside => aside.points / unit),
    left: Uint8Array.from(asides, aside => aside.left),
  };
}
