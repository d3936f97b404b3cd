/**
 * One turn in numbers, on a row of 462 values, one per keep. The keeps form a lattice: a keep and one more die is another keep.
 * Walking down it gives what each keep is worth before the throw, walking up it the best keep inside each roll; both in place.
 */
import { FIRST_ROLL, KEEPS, ROLLS, SIDES, type DiceTables } from '../tables/dice-tables.ts';

/** Room for one turn: the rolls are the last 252 of the 462 keeps. */
export const newTurn = (): Float64Array => new Float64Array(KEEPS);

/** From the values of the rolls: the value of every keep of fewer dice, the mean over the die that comes next. */
export function valueKeeps(turn: Float64Array, { plus }: DiceTables): void {
  for (let keep = FIRST_ROLL - 1; keep >= 0; keep--) turn[keep] = meanOf(turn, plus, keep * SIDES);
}

/** Written out, because a loop of six takes three times as long. */
const meanOf = (turn: Float64Array, plus: Uint16Array, edge: number): number =>
  ((turn[plus[edge] ?? 0] ?? 0) +
    (turn[plus[edge + 1] ?? 0] ?? 0) +
    (turn[plus[edge + 2] ?? 0] ?? 0) +
    (turn[plus[edge + 3] ?? 0] ?? 0) +
    (turn[plus[edge + 4] ?? 0] ?? 0) +
    (turn[plus[edge + 5] ?? 0] ?? 0)) /
  SIDES;

/** From the values of the keeps: the value of the best keep inside every roll; holding all five dice is one of them. */
export function chooseKeeps(turn: Float64Array, { plus }: DiceTables): void {
  for (let keep = 0; keep < FIRST_ROLL; keep++) {
    const value = turn[keep] ?? 0;
    for (let edge = keep * SIDES; edge < (keep + 1) * SIDES; edge++) {
      const more = plus[edge] ?? 0;
      if (value > (turn[more] ?? 0)) turn[more] = value;
    }
  }
}

/** The value before the first roll, from the values after the last one. */
export function playTurn(turn: Float64Array, rolls: number, dice: DiceTables): number {
  for (let reroll = 1; reroll < rolls; reroll++) {
    valueKeeps(turn, dice);
    chooseKeeps(turn, dice);
  }
  let value = 0;
  for (let roll = 0; roll < ROLLS; roll++) value += (dice.chance[roll] ?? 0) * (turn[FIRST_ROLL + roll] ?? 0);
  return value;
}
