/**
 * The chance that dice of any sides show nothing that scores, exactly. Faces are gone through from the highest down. A die that has shown
 * none of the higher ones shows each face that is left equally often, however many sides it has: so only how many such dice there are
 * has to be known, and a few hundred standings take the place of millions of throws.
 */
import type { CombinationTable, GroupsRow } from './combinations.ts';
import { possibleCombinations } from './possible.ts';

/** What the faces looked at so far leave open. */
type Standing = {
  /** Dice that show one of the faces still to come. */
  readonly loose: number;
  /** So many faces in a row are shown, up to the latest. */
  readonly streak: number;
  /** How many dice show each face that groups could use, most first. */
  readonly shown: readonly number[];
  chance: number;
};

/** The chance that a throw of dice with these sides flops. */
export function flopChance(sides: readonly number[], table: CombinationTable): number {
  const bounds = boundsOf(table);
  let standings: readonly Standing[] = [{ loose: 0, streak: 0, shown: [], chance: 1 }];
  for (let face = Math.max(0, ...sides); face > 0; face--) {
    const joining = sides.filter(count => count === face).length;
    standings = faceShown(standings, face, joining, bounds);
  }
  return standings.reduce((sum, { chance }) => sum + chance, 0);
}

/** What a throw must stay below so that nothing scores. */
type Bounds = {
  /** The most dice that may show this face. */
  readonly most: (face: number) => number;
  /** The most faces in a row. */
  readonly streak: number;
  readonly isGroup: (shown: readonly number[]) => boolean;
  /** Fewer dice alike are of no use to any group. */
  readonly group: number;
};

function boundsOf(table: CombinationTable): Bounds {
  const singles = new Set(table.flatMap(row => (row.shape === 'single' ? [row.face] : [])));
  const alike = Math.min(...table.map(row => (row.shape === 'alike' ? row.size : Infinity)));
  const groups = table.filter(row => row.shape === 'groups');
  return {
    most: face => (singles.has(face) ? 0 : alike - 1),
    streak: Math.min(...table.map(row => (row.shape === 'run' ? row.length : Infinity))) - 1,
    isGroup: groupsIn(groups),
    group: Math.min(...groups.flatMap(({ sizes }) => sizes)),
  };
}

/** Which faces make up groups does not matter, so each list of counts is looked at once. */
function groupsIn(groups: readonly GroupsRow[]): Bounds['isGroup'] {
  const known = new Map<string, boolean>();
  return shown => {
    const key = shown.join();
    const isOne = known.get(key) ?? possibleCombinations([0, ...shown], groups).length > 0;
    known.set(key, isOne);
    return isOne;
  };
}

/** One face further down; what scores is left out, because more dice can only add to it. */
function faceShown(standings: readonly Standing[], face: number, joining: number, bounds: Bounds): readonly Standing[] {
  const next = new Map<string, Standing>();
  for (const { loose, streak, shown, chance } of standings) {
    const dice = loose + joining;
    const most = Math.min(dice, bounds.most(face));
    for (let count = 0; count <= most; count++) {
      const run = count > 0 ? streak + 1 : 0;
      const groups = count < bounds.group ? shown : [...shown, count].sort((a, b) => b - a);
      if (run > bounds.streak || (groups !== shown && bounds.isGroup(groups))) continue;
      const key = `${dice - count} ${run} ${groups.join()}`;
      const likely = chance * exactly(count, dice, 1 / face);
      const same = next.get(key);
      if (same) same.chance += likely;
      else if (likely > 0) next.set(key, { loose: dice - count, streak: run, shown: groups, chance: likely });
    }
  }
  return [...next.values()];
}

/** The chance that exactly `count` of the dice do what each does with this chance. */
function exactly(count: number, dice: number, chance: number): number {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (dice - count + i)) / i;
  return ways * chance ** count * (1 - chance) ** (dice - count);
}
