/**
 * What "best" means. An objective says what a final score is worth; best play makes the mean of that as large as it can be.
 * Expected points, the chance to reach a target and the chance to win differ in nothing else, so the recursion is written once,
 * plainly. It remembers every card with every number of points on it: for small variants, and to check what is faster.
 */
import { FIRST_ROLL, ROLLS } from '../tables/dice-tables.ts';
import { endingsOf, type Ending, type Solved } from '../solve/solved.ts';
import { allFilled, cardAfter, EMPTY_CARD, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { newTurn, playTurn } from '../plain/turn.ts';

/** What a final score is worth. */
export type Objective = (score: number) => number;

/** As many points as possible. */
export const expectedPoints: Objective = score => score;

/** This score or more. */
export const atLeast =
  (target: number): Objective =>
  score =>
    score >= target ? 1 : 0;

/** To beat others whose final scores are known; a tie is split among all who have it. */
export const beating =
  (others: readonly number[]): Objective =>
  score =>
    others.some(other => other > score) ? 0 : 1 / (1 + others.filter(other => other === score).length);

/** What best play is worth from a card with points on it, without the upper bonus. */
export type BestWorth = (card?: CardState, points?: number) => number;

/** Best play for an objective. */
export function bestWorth(tables: Tables, objective: Objective): BestWorth {
  const known = new Map<string, number>();
  const worthOf: BestWorth = (card = EMPTY_CARD, points = 0) => {
    const key = `${slotOf(tables, card)} ${points}`;
    const worth = known.get(key) ?? compute(card, points);
    known.set(key, worth);
    return worth;
  };
  const endings = new Map<number, readonly (readonly Ending[])[]>();
  const compute = (card: CardState, points: number): number => {
    if (card.filled === allFilled(tables)) return objective(points + bonusOf(tables, card));
    const slot = slotOf(tables, card) ?? 0;
    const byRoll = endings.get(slot) ?? allEndings(tables, card);
    endings.set(slot, byRoll);
    const turn = newTurn();
    byRoll.forEach((ways, roll) => (turn[FIRST_ROLL + roll] = Math.max(...ways.map(way => worthAfter(card, points, way)))));
    return playTurn(turn, tables.rolls, tables.dice);
  };
  const worthAfter = (card: CardState, made: number, { category, points, bonus }: Ending): number =>
    worthOf(cardAfter(tables, card, category, points), made + points + bonus);
  return worthOf;
}

/** Every way to end a turn, by roll. */
function allEndings(tables: Tables, card: CardState): readonly (readonly Ending[])[] {
  const unsolved: Solved = { tables, values: new Float64Array(tables.slots) };
  return Array.from({ length: ROLLS }, (_, roll) => endingsOf(unsolved, card, roll));
}

/** The upper bonus of a finished card. */
export const bonusOf = ({ upper, upperBonus }: Tables, { upperScore }: CardState): number =>
  upperScore >= upper.cap ? upperBonus : 0;
