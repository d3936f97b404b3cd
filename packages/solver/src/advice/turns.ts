/** The values inside a turn, computed when somebody asks: plainly, or about ten times faster by the kernel. */
import { KEEPS } from '../tables/dice-tables.ts';
import { questionsFor } from '../kernel/question.ts';
import { valueRolls } from '../plain/last-roll.ts';
import type { Solution } from '../solve/solve.ts';
import type { CardState } from '../tables/tables.ts';
import { chooseKeeps, newTurn, valueKeeps } from '../plain/turn.ts';

/**
 * The values of a turn of a card, by keep: with so many rerolls left, what holding the keep is worth before the others are thrown.
 * Without rerolls, what a roll is worth. The answer is good until the next question.
 */
export type Turns = (card: CardState, rerollsLeft: number) => (keep: number) => number;

/** Turns in plain TypeScript, at some ten microseconds each. */
export function plainTurns({ tables, values }: Solution): Turns {
  const turn = newTurn();
  return (card, rerollsLeft) => {
    valueRolls(tables, values, card, turn);
    for (let reroll = 1; reroll <= rerollsLeft; reroll++) {
      valueKeeps(turn, tables.dice);
      if (reroll < rerollsLeft) chooseKeeps(turn, tables.dice);
    }
    return keep => turn[keep] ?? 0;
  };
}

/** Turns by the kernel, at about a microsecond each, for many questions: it takes its own copy of the values. */
export const kernelTurns = ({ tables, precision, values }: Solution): Turns => questionsFor(tables, precision, values);

/** Turns that are kept, so that all of one card can be looked at together. */
export const turnAsArray = (turns: Turns, card: CardState, rerollsLeft: number): Float64Array =>
  Float64Array.from({ length: KEEPS }, (_, keep) => keep).map(turns(card, rerollsLeft));
