/** What a category is usually worth: what a player who spends one or more turns on nothing else gets there. */
import { allRolls, categoryIds, fault, patternOf, pointsFor, type ScorecardVariant } from '@yaht/rules';
import { chooseKeeps, latticeOf, valueKeeps, type Lattice } from './lattice.ts';

/** A variant as a bot sees it. */
export type Outlook = {
  readonly lattice: Lattice;
  /** The points of every roll by category: `points[category][roll]`. */
  readonly points: readonly Float64Array[];
  /** `worths[category][turns - 1]`: the points to expect when up to so many turns go for this category. */
  readonly worths: readonly (readonly number[])[];
  /** What one more roll brings in a turn; what a saved roll is worth. */
  readonly extraRoll: number;
};

const known = new WeakMap<ScorecardVariant, Outlook>();

/** The outlook of a variant, worked out at first use. */
export function outlookOf(variant: ScorecardVariant): Outlook {
  const outlook = known.get(variant) ?? lookOut(variant);
  known.set(variant, outlook);
  return outlook;
}

/**
 * Of the turns still to come, how many a category can count on beside its own: they are shared with all other categories.
 * Tried out on Yatzy, Yahtzee and Maxi Yatzy.
 */
const SHARE_OF_TURNS = 0.25;

/** What leaving this category open promises when so many categories are open, this one included. */
export function usualPoints({ worths }: Outlook, category: number, open: number): number {
  const turns = (open - 1) * SHARE_OF_TURNS;
  const [low = 0, high = low] = worths[category]?.slice(Math.floor(turns)) ?? [];
  return low + (turns - Math.floor(turns)) * (high - low);
}

function lookOut(variant: ScorecardVariant): Outlook {
  const lattice = latticeOf(variant.dice);
  const rolls = allRolls(variant.dice);
  const points = categoryIds(variant).map(category => {
    const pattern = patternOf(variant, category) ?? fault(`no category ${category}`);
    return Float64Array.from(rolls, dice => pointsFor(pattern, dice));
  });
  const turns = Math.ceil((points.length - 1) * SHARE_OF_TURNS) + 1;
  const worths = points.map(row => worthsOf(lattice, row, variant.rolls, turns));
  return { lattice, points, worths, extraRoll: variant.savesRolls ? extraRollOf(lattice, points, variant.rolls) : 0 };
}

/** With several turns to go, a turn's points are taken only when they beat what the later turns promise. */
function worthsOf(lattice: Lattice, points: Float64Array, rolls: number, turns: number): readonly number[] {
  const worths: number[] = [];
  for (let turn = 0; turn < turns; turn++) worths.push(turnFor(lattice, points, rolls, worths.at(-1) ?? 0));
  return worths;
}

/** The points to expect from one turn when `instead` can be had as well. */
function turnFor(lattice: Lattice, points: Float64Array, rolls: number, instead: number): number {
  const row = new Float64Array(lattice.keeps.length);
  points.forEach((earned, roll) => (row[lattice.firstRoll + roll] = Math.max(earned, instead)));
  for (let roll = 1; roll < rolls; roll++) {
    valueKeeps(row, lattice);
    chooseKeeps(row, lattice);
  }
  valueKeeps(row, lattice);
  return row[0] ?? 0;
}

function extraRollOf(lattice: Lattice, points: readonly Float64Array[], rolls: number): number {
  const gains = points.map(row => turnFor(lattice, row, rolls + 1, 0) - turnFor(lattice, row, rolls, 0));
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}
