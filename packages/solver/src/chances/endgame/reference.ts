/**
 * The end of a game of two who both play to win, slowly and readably: the oracle. Whoever is in turn makes the chance to win as large
 * as it can be, and knows that the other will do the same. Remembers every pair of cards with every difference of points.
 */
import { FIRST_ROLL, ROLLS } from '../../tables/dice-tables.ts';
import { newTurn, playTurn } from '../../plain/turn.ts';
import { endingsOf, type Ending, type Solved } from '../../solve/solved.ts';
import { allFilled, cardAfter, slotOf, type CardState, type Tables } from '../../tables/tables.ts';
import { bonusOf } from '../objective.ts';
import type { Standing } from '../win-turn.ts';

/** The chance to win of the player in turn. */
export type BothPlay = (own: Standing, other: Standing) => number;

export function bothPlay(tables: Tables): BothPlay {
  const known = new Map<string, number>();
  const endings = new Map<number, readonly (readonly Ending[])[]>();
  const chanceOf: BothPlay = (own, other) => {
    const key = `${slotOf(tables, own.card)} ${slotOf(tables, other.card)} ${own.points - other.points}`;
    const chance = known.get(key) ?? compute(own, other);
    known.set(key, chance);
    return chance;
  };
  const compute = (own: Standing, other: Standing): number => {
    if (own.card.filled === allFilled(tables)) return decided(tables, own, other);
    const slot = slotOf(tables, own.card) ?? 0;
    const byRoll = endings.get(slot) ?? endingsByRoll(tables, own.card);
    endings.set(slot, byRoll);
    const turn = newTurn();
    byRoll.forEach((ways, roll) => {
      turn[FIRST_ROLL + roll] = Math.max(...ways.map(way => 1 - chanceOf(other, after(tables, own, way))));
    });
    return playTurn(turn, tables.rolls, tables.dice);
  };
  return chanceOf;
}

/** Both cards are full. */
function decided(tables: Tables, own: Standing, other: Standing): number {
  const ahead = own.points + bonusOf(tables, own.card) - other.points - bonusOf(tables, other.card);
  return ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0;
}

const after = (
  tables: Tables,
  { card, points }: Standing,
  { category, points: earned, bonus }: Pick<Ending, 'category' | 'points' | 'bonus'>,
): Standing => ({ card: cardAfter(tables, card, category, earned), points: points + earned + bonus });

/** Every way to end a turn, by roll. */
function endingsByRoll(tables: Tables, card: CardState): readonly (readonly Ending[])[] {
  const unsolved: Solved = { tables, values: new Float64Array(tables.slots) };
  return Array.from({ length: ROLLS }, (_, roll) => endingsOf(unsolved, card, roll));
}
