/** Perfect play, slowly and readably, in double precision: the oracle that every faster way is compared with. */
import { valueRolls, type Values } from './last-roll.ts';
import { allFilled, isRemembered, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { newTurn, playTurn } from './turn.ts';

/** The value of every slot: the points still to come with perfect play. Bonuses for the upper section are paid at the end. */
export function solveReference(tables: Tables): Float64Array {
  const values = new Float64Array(tables.slots);
  const turn = newTurn();
  for (let filled = allFilled(tables); filled >= 0; filled--) {
    for (const upperScore of scoresOf(tables, filled)) {
      for (const scoredAlike of isRemembered(tables.joker, filled) ? [false, true] : [false]) {
        const card = { filled, upperScore, scoredAlike };
        values[slotOf(tables, card) ?? 0] = valueCard(tables, values, card, turn);
      }
    }
  }
  return values;
}

/** One reachable upper score of every class. */
const scoresOf = (tables: Tables, filled: number): Uint8Array =>
  tables.upper.scores[tables.upper.setOf[filled] ?? 0] ?? new Uint8Array();

/** The value of one card, from those of the cards that can follow it. */
export function valueCard(tables: Tables, values: Values, card: CardState, turn = newTurn()): number {
  if (card.filled === allFilled(tables)) return card.upperScore >= tables.upper.cap ? tables.upperBonus : 0;
  valueRolls(tables, values, card, turn);
  return playTurn(turn, tables.rolls, tables.dice);
}
