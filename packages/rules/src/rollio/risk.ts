/** What one throw of plain dice risks and brings, exactly: every throw counted once as a multiset, with the number of ways to roll it. */
import { fullCover } from './best.ts';
import { boardOf } from './board.ts';
import { standardCombinations, type CombinationTable } from './combinations.ts';
import { possibleCombinations, type FaceCounts } from './possible.ts';
import { throws } from './throws.ts';

/** What one throw brings on average. */
export type ThrowOdds = {
  /** The chance that nothing scores. */
  readonly flop: number;
  /** The chance that all dice can be scored at once. */
  readonly hotDice: number;
  /** Points of the best dice to set aside, averaged over all throws. */
  readonly gain: number;
};

const known = new WeakMap<CombinationTable, Map<string, ThrowOdds>>();

/** The odds of throwing `dice` plain dice with this many sides. */
export function throwOdds(dice: number, table: CombinationTable = standardCombinations, sides = 6): ThrowOdds {
  const ofTable = known.get(table) ?? new Map<string, ThrowOdds>();
  known.set(table, ofTable);
  const key = `${dice} ${sides}`;
  const odds = ofTable.get(key) ?? countThrows(dice, table, sides);
  ofTable.set(key, odds);
  return odds;
}

/** The chance that a throw of plain dice brings nothing. */
export const flopRisk = (dice: number, table?: CombinationTable, sides?: number): number => throwOdds(dice, table, sides).flop;

/** What rolling on is worth on average when the pot is lost with a flop, compared with banking it now: positive says roll. */
export function rollAdvantage(pot: number, dice: number, table?: CombinationTable, sides?: number): number {
  const { flop, gain } = throwOdds(dice, table, sides);
  return gain - flop * pot;
}

function countThrows(dice: number, table: CombinationTable, sides: number): ThrowOdds {
  let [flops, hot, points] = [0, 0, 0];
  for (const { counts, ways } of throws(dice, sides)) {
    if (possibleCombinations(counts, table).length === 0) flops += ways;
    if (fullCover(boardOf(counts, table))) hot += ways;
    points += ways * mostPoints(counts, table);
  }
  const all = sides ** dice;
  return { flop: flops / all, hotDice: hot / all, gain: points / all };
}

/** The most points any of these dice make, the others left on the table. */
function mostPoints(counts: FaceCounts, table: CombinationTable): number {
  const free = counts.map((count, face) =>
    face > 0 && count > 0 ? ({ type: 'left', shape: 'single', face, points: 0 } as const) : null,
  );
  return fullCover(boardOf(counts, [...table, ...free.filter(row => row !== null)]))?.points ?? 0;
}
