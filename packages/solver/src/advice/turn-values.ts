/** A turn from a card on, all of it: what every roll and every keep is worth with any number of rerolls left. */
import { KEEPS } from '../tables/dice-tables.ts';
import { valueRolls } from '../plain/last-roll.ts';
import type { Solved } from '../solve/solved.ts';
import type { CardState } from '../tables/tables.ts';
import { chooseKeeps, newTurn, valueKeeps } from '../plain/turn.ts';

export type TurnValues = {
  /** What a roll is worth before the choice: `rolls[rerolls][FIRST_ROLL + roll]`; without rerolls, its best category. */
  readonly rolls: readonly Float64Array[];
  /** What a keep is worth before the other dice are thrown, with so many rerolls left: `keeps[rerolls][keep]`; from 1 on. */
  readonly keeps: readonly Float64Array[];
};

/** The values of a turn up to so many rerolls. */
export function turnValues({ tables, values }: Solved, card: CardState, rerolls: number): TurnValues {
  const turn = newTurn();
  valueRolls(tables, values, card, turn);
  const rolls = [turn.slice()];
  const keeps = [new Float64Array(KEEPS)];
  for (let reroll = 1; reroll <= rerolls; reroll++) {
    valueKeeps(turn, tables.dice);
    keeps.push(turn.slice());
    chooseKeeps(turn, tables.dice);
    rolls.push(turn.slice());
  }
  return { rolls, keeps };
}
