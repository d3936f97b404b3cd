/** How a turn ends after a choice, when it is played on perfectly: the chance of each category, and the points it brings. */
import type { Choice } from './choices.ts';
import { FIRST_ROLL, ROLLS } from '../tables/dice-tables.ts';
import { policiesOf, type PolicyOf } from '../players/policy.ts';
import type { Solved } from '../solve/solved.ts';
import type { CardState, Tables } from '../tables/tables.ts';
import { finishTurn, newOdds, throwKeeps } from '../players/turn-odds.ts';

export type TurnEnds = {
  /** By category: how likely the turn ends there. */
  readonly chances: Float64Array;
  /** By category: the points of this turn to expect there, bonuses for five alike included. */
  readonly points: Float64Array;
};

/** The ends of a turn after a choice that was made with so many rerolls left. */
export type TurnEndsOf = (card: CardState, choice: Choice, rerolls: number) => TurnEnds;

export function turnEnds(solved: Solved, policyOf: PolicyOf = policiesOf(solved)): TurnEndsOf {
  const { tables } = solved;
  return (card, choice, rerolls) => {
    const ends = noEnds(tables);
    if (choice.type === 'end') {
      const { category, points, bonus } = choice.ending;
      add(ends, category, 1, points + bonus);
      return ends;
    }
    const policy = policyOf(card);
    const odds = newOdds();
    odds[choice.keep] = 1;
    throwKeeps(odds, tables.dice);
    finishTurn(odds, policy, rerolls - 1, tables.dice);
    for (let roll = 0; roll < ROLLS; roll++) {
      const chance = odds[FIRST_ROLL + roll] ?? 0;
      if (chance > 0) add(ends, policy.category[roll] ?? 0, chance, (policy.points[roll] ?? 0) + (policy.bonus[roll] ?? 0));
    }
    return ends;
  };
}

const noEnds = ({ categories }: Tables): TurnEnds => ({
  chances: new Float64Array(categories.length),
  points: new Float64Array(categories.length),
});

function add({ chances, points }: TurnEnds, category: number, chance: number, earned: number): void {
  chances[category] = (chances[category] ?? 0) + chance;
  points[category] = (points[category] ?? 0) + chance * earned;
}
