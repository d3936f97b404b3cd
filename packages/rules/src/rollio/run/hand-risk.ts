/** The chance that a throw of any dice brings nothing. */
import type { CombinationTable } from '../combinations.ts';
import { isMirror, type DieKind } from '../die.ts';
import { flopChance } from '../flop-chance.ts';

/** The chance, and whether it is more than an estimate. */
export type HandRisk = { readonly flopRisk: number; readonly isExact: boolean };

const known = new WeakMap<CombinationTable, Map<string, number>>();

/** How likely it is that none of these dice scores. */
export function handRisk(kinds: readonly DieKind[], table: CombinationTable): HandRisk {
  if (kinds.some(kind => isMirror(kind) && canBeSingle(kind, table))) return { flopRisk: 0, isExact: true };
  const sides = kinds.map(kind => kind.sides).sort((a, b) => a - b);
  const ofTable = known.get(table) ?? new Map<string, number>();
  known.set(table, ofTable);
  const key = sides.join();
  const flopRisk = ofTable.get(key) ?? flopChance(sides, table);
  ofTable.set(key, flopRisk);
  // A mirror that can be no single may still complete something: as a plain die it risks more than it does.
  return { flopRisk, isExact: !kinds.some(isMirror) };
}

const canBeSingle = ({ sides }: DieKind, table: CombinationTable): boolean =>
  table.some(row => row.shape === 'single' && row.face <= sides);
