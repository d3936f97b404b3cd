/** Where a turn ends: the chance of each category under best play. */
import { ok, type Dice, type Result } from '@yaht/rules';
import { advise, adviseCategories, heldBy, type NoAdvice, type Position } from './advise.ts';
import { FIRST_ROLL, keepOf, ROLLS, type DiceTables } from '../tables/dice-tables.ts';
import type { Solution } from '../solve/solve.ts';
import { plainTurns, turnAsArray, type Turns } from './turns.ts';

/** By category: how likely best play scores it in this turn, from this position on. */
export function categoryChances(
  solution: Solution,
  position: Position,
  turns: Turns = plainTurns(solution),
): Result<Float64Array, NoAdvice> {
  const advice = advise(solution, position, turns);
  if (!advice.ok) return advice;
  const { best } = advice.value;
  const chances = new Float64Array(solution.tables.categories.length);
  if (best.type !== 'hold') {
    chances[best.category] = 1;
    return ok(chances);
  }
  const { dice } = solution.tables;
  let rolls = throwKeep(dice, keepOf(dice, heldBy(position.dice, best.hold)), 1);
  for (let left = position.rerollsLeft - 1; left > 0; left--) {
    rolls = rethrowAll(solution, position, rolls, turns, left, chances);
  }
  rolls.forEach((chance, roll) => chance > 0 && scoreRoll(solution, position, roll, chance, chances));
  return ok(chances);
}

/** Every roll goes on with its best keep; a roll that is best scored at once is. */
function rethrowAll(
  solution: Solution,
  { card }: Position,
  rolls: Float64Array,
  turns: Turns,
  rerollsLeft: number,
  chances: Float64Array,
): Float64Array {
  const { dice } = solution.tables;
  const keeps = turnAsArray(turns, card, rerollsLeft);
  const stops = turnAsArray(turns, card, 0);
  const next = new Float64Array(ROLLS);
  rolls.forEach((chance, roll) => {
    if (chance === 0) return;
    const keep = bestKeep(dice, keeps, roll);
    if ((keeps[keep] ?? 0) <= (stops[FIRST_ROLL + roll] ?? 0)) scoreRoll(solution, { card }, roll, chance, chances);
    else throwKeep(dice, keep, chance).forEach((more, into) => (next[into] = (next[into] ?? 0) + more));
  });
  return next;
}

function bestKeep({ keepsOf }: DiceTables, keeps: Float64Array, roll: number): number {
  const inside = keepsOf.keep.subarray(keepsOf.start[roll], keepsOf.start[roll + 1]);
  return inside.reduce((best, keep) => ((keeps[keep] ?? 0) > (keeps[best] ?? 0) ? keep : best));
}

/** The chance of every roll after the dice outside the keep are thrown. */
function throwKeep({ odds }: DiceTables, keep: number, chance: number): Float64Array {
  const rolls = new Float64Array(ROLLS);
  for (let i = odds.start[keep] ?? 0; i < (odds.start[keep + 1] ?? 0); i++)
    rolls[odds.roll[i] ?? 0] = chance * (odds.chance[i] ?? 0);
  return rolls;
}

function scoreRoll(
  solution: Solution,
  { card }: Pick<Position, 'card'>,
  roll: number,
  chance: number,
  chances: Float64Array,
): void {
  const faces = solution.tables.dice.keeps[FIRST_ROLL + roll] as Dice;
  const { categories } = adviseCategories(solution, card, faces);
  const best = categories.reduce((most, other) => (worthOf(other) > worthOf(most) ? other : most));
  chances[best.category] = (chances[best.category] ?? 0) + chance;
}

const worthOf = ({ expected, scratched }: { readonly expected: number; readonly scratched: number }): number =>
  Math.max(expected, scratched);
