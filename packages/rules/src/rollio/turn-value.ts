/** What a turn with plain dice is worth, exactly, to a player who wants the most points on average: bank or roll, and what to set aside. */
import { fullCover } from './best.ts';
import { boardOf } from './board.ts';
import { standardCombinations, type CombinationTable } from './combinations.ts';
import type { FaceCounts } from './possible.ts';
import { throws } from './throws.ts';

/** Dice of a throw set aside: the points they make, and how many dice are left to roll (all of them again when none is). */
export type Aside = { readonly points: number; readonly left: number };

/** What the pot is worth if it is banked now, and on average if `dice` dice are rolled and the turn is played on as well as can be. */
export type TurnValue = { readonly bank: number; readonly roll: number };

/** The dice of a game: their number, their sides and what they make. */
export type PlainDice = { readonly dice: number; readonly sides: number; readonly combinations: CombinationTable };

const sixDice: PlainDice = { dice: 6, sides: 6, combinations: standardCombinations };

/** Nobody rolls on with so many points: even with all dice the risk is greater than any gain. */
const BANK_FOR_SURE = 50_000;

type Outcome = { readonly chance: number; readonly asides: readonly Aside[] };
type Solved = { readonly outcomes: Map<number, readonly Outcome[]>; readonly values: Map<number, number> };

const solved = new WeakMap<CombinationTable, Map<string, Solved>>();

/** The value of a turn with this pot and so many dice to roll. */
export function turnValue(pot: number, dice: number, game: PlainDice = sixDice): TurnValue {
  return { bank: pot, roll: rollValue(game, solvedFor(game), pot, dice) };
}

/** For each number of dice that can stay on the table, the most points the others make; the fewest dice left first. */
export function asidesOf(counts: FaceCounts, table: CombinationTable, all: number): readonly Aside[] {
  const best = new Map<number, number>();
  for (const chosen of subsetsOf(counts)) {
    const points = fullCover(boardOf(chosen, table))?.points;
    const left = sum(counts) - sum(chosen);
    if (points !== undefined && left < sum(counts)) best.set(left, Math.max(points, best.get(left) ?? 0));
  }
  return [...best].sort(([a], [b]) => a - b).map(([left, points]) => ({ points, left: left === 0 ? all : left }));
}

function solvedFor({ dice, sides, combinations }: PlainDice): Solved {
  const ofTable = solved.get(combinations) ?? new Map<string, Solved>();
  solved.set(combinations, ofTable);
  const key = `${dice} ${sides}`;
  const known = ofTable.get(key) ?? { outcomes: new Map(), values: new Map() };
  ofTable.set(key, known);
  return known;
}

/** Every roll adds points or ends the turn, so that each value rests on values of larger pots only. */
function rollValue(game: PlainDice, known: Solved, pot: number, dice: number): number {
  if (pot >= BANK_FOR_SURE) return pot;
  const key = pot * (game.dice + 1) + dice;
  const old = known.values.get(key);
  if (old !== undefined) return old;
  let value = 0;
  for (const { chance, asides } of outcomesOf(game, known, dice)) {
    let best = 0;
    for (const { points, left } of asides) {
      best = Math.max(best, pot + points, rollValue(game, known, pot + points, left));
    }
    value += chance * best;
  }
  known.values.set(key, value);
  return value;
}

function outcomesOf(game: PlainDice, known: Solved, dice: number): readonly Outcome[] {
  const outcomes = known.outcomes.get(dice) ?? countOutcomes(game, dice);
  known.outcomes.set(dice, outcomes);
  return outcomes;
}

/** Throws that offer the same are one outcome; a flop offers nothing. */
function countOutcomes({ dice: all, sides, combinations }: PlainDice, dice: number): readonly Outcome[] {
  const found = new Map<string, { ways: number; readonly asides: readonly Aside[] }>();
  for (const { counts, ways } of throws(dice, sides)) {
    const asides = asidesOf(counts, combinations, all);
    const key = JSON.stringify(asides);
    const same = found.get(key);
    if (same) same.ways += ways;
    else found.set(key, { ways, asides });
  }
  return [...found.values()].map(({ ways, asides }) => ({ chance: ways / sides ** dice, asides }));
}

/** Every choice of dice from these, each once. */
function* subsetsOf(counts: FaceCounts): Generator<FaceCounts, void> {
  const chosen = counts.map(() => 0);
  function* choose(face: number): Generator<FaceCounts, void> {
    if (face === counts.length) {
      yield chosen;
      return;
    }
    for (let count = 0; count <= (counts[face] ?? 0); count++) {
      chosen[face] = count;
      yield* choose(face + 1);
    }
    chosen[face] = 0;
  }
  yield* choose(0);
}

const sum = (counts: FaceCounts): number => counts.reduce((total, count) => total + count, 0);
