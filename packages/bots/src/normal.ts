/** A player with sense, for any variant: looks through one turn with exact odds and ends it where the judge says. */
import { isFilled, type Card, type Command, type Dice, type Hold, type ScorecardVariant } from '@yaht/rules';
import { judgeOf, type Judge } from './judge.ts';
import { chooseKeeps, valueKeeps, type Lattice } from './lattice.ts';
import type { Rolled } from './position.ts';

/** More rolls than these change a plan no more. */
const ROLLS_AHEAD = 8;

/** What a player with sense does. */
export function normalMove(rolled: Rolled): Command {
  const { variant, card } = rolled;
  const judge = judgeOf(variant, card);
  return moveBy(judge, rolled, isLastTurn(variant, card) ? 0 : judge.outlook.extraRoll);
}

/** Ends the turn where the judge says, or rolls while that promises more; a roll not used is worth `saved`. */
export function moveBy({ outlook, endings, best }: Judge, { turn, dice }: Rolled, saved: number): Command {
  const { category, worth } = best(dice);
  const rollsLeft = Math.min(ROLLS_AHEAD, turn.rollsLeft);
  if (rollsLeft === 0) return { type: 'ScoreCategory', category };

  const { hold, expected } = bestHold(outlook.lattice, keepValues(outlook.lattice, endings, rollsLeft, saved), dice);
  return expected > worth + saved * rollsLeft ? { type: 'RollDice', hold } : { type: 'ScoreCategory', category };
}

const isLastTurn = (variant: ScorecardVariant, card: Card): boolean =>
  Object.keys(variant.categories).filter(category => !isFilled(card, category)).length === 1;

/** What every keep is worth when so many rolls are left; a roll not used is worth `saved`. */
function keepValues(lattice: Lattice, endings: Float64Array, rollsLeft: number, saved: number): Float64Array {
  const row = endings.slice();
  for (let left = 1; left < rollsLeft; left++) {
    valueKeeps(row, lattice);
    chooseKeeps(row, lattice);
    for (let roll = lattice.firstRoll; roll < row.length; roll++) {
      row[roll] = Math.max(row[roll] ?? 0, (endings[roll] ?? 0) + saved * left);
    }
  }
  valueKeeps(row, lattice);
  return row;
}

/** The hold, of all that throw at least one die, that is worth most. */
function bestHold(lattice: Lattice, keeps: Float64Array, dice: Dice): { readonly hold: Hold; readonly expected: number } {
  let best = { held: 0, expected: -Infinity };
  for (let held = 0; held < 2 ** dice.length - 1; held++) {
    const expected = keeps[lattice.keepOf(dice.filter((_, die) => held & (1 << die)))] ?? 0;
    if (expected > best.expected) best = { held, expected };
  }
  return { hold: dice.map((_, die) => (best.held & (1 << die)) !== 0), expected: best.expected };
}
