/** The chance that a throw of any dice brings nothing. */
import { isMirror, type DieKind } from '../die.ts';
import type { CombinationTable } from '../combinations.ts';
import { hasCombination } from '../possible.ts';

/** The chance, and whether it was counted or sampled. */
export type HandRisk = { readonly flopRisk: number; readonly isExact: boolean };

/** More different throws are not followed; then samples stand for them. */
const MOST_THROWS = 20_000;
const SAMPLES = 4_000;

const known = new WeakMap<CombinationTable, Map<string, HandRisk>>();

/** How likely it is that none of these dice scores. */
export function handRisk(kinds: readonly DieKind[], table: CombinationTable): HandRisk {
  if (kinds.some(kind => isMirror(kind) && canBeSingle(kind, table))) return { flopRisk: 0, isExact: true };
  const sides = kinds.map(kind => kind.sides).sort((a, b) => a - b);
  const ofTable = known.get(table) ?? new Map<string, HandRisk>();
  known.set(table, ofTable);
  const key = sides.join();
  const risk = ofTable.get(key) ?? counted(sides, table) ?? sampled(sides, table);
  ofTable.set(key, risk);
  return risk;
}

const canBeSingle = ({ sides }: DieKind, table: CombinationTable): boolean =>
  table.some(row => row.shape === 'single' && row.face <= sides);

/** Face counts of the dice thrown so far that score nothing, each with the chance of it. */
type Throws = ReadonlyMap<string, { readonly counts: readonly number[]; readonly chance: number }>;

/**
 * Die by die: what scores with some dice also scores with more, so only throws that bring nothing so far are followed.
 * Undefined when these are too many.
 */
function counted(sides: readonly number[], table: CombinationTable): HandRisk | undefined {
  const faces = Math.max(1, ...sides);
  let open: Throws = new Map([['', { counts: new Array<number>(faces + 1).fill(0), chance: 1 }]]);
  for (const count of sides) {
    open = thrownOnce(open, count, table);
    if (open.size > MOST_THROWS) return undefined;
  }
  let flopRisk = 0;
  for (const { chance } of open.values()) flopRisk += chance;
  return { flopRisk, isExact: true };
}

function thrownOnce(open: Throws, sides: number, table: CombinationTable): Throws {
  const next = new Map<string, { readonly counts: readonly number[]; chance: number }>();
  const scoring = new Set<string>();
  for (const { counts, chance } of open.values()) {
    for (let face = 1; face <= sides; face++) {
      const shown = counts.map((count, at) => (at === face ? count + 1 : count));
      const key = shown.join();
      const same = next.get(key);
      if (same) same.chance += chance / sides;
      else if (!scoring.has(key) && !hasCombination(shown, table)) next.set(key, { counts: shown, chance: chance / sides });
      else scoring.add(key);
    }
  }
  return next;
}

/** Throws picked by a fixed sequence that is no part of any game's chance. */
function sampled(sides: readonly number[], table: CombinationTable): HandRisk {
  let state = 1;
  let flops = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const counts = new Array<number>(Math.max(1, ...sides) + 1).fill(0);
    for (const count of sides) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const face = 1 + Math.floor((state / 2 ** 32) * count);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    if (!hasCombination(counts, table)) flops++;
  }
  return { flopRisk: flops / SAMPLES, isExact: false };
}
