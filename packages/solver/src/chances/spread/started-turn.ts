/** The rest of a turn whose dice lie on the table. */
import { FIRST_ROLL, rollOf, ROLLS } from '../../tables/dice-tables.ts';
import type { From } from '../distribution.ts';
import { policiesOf } from '../../players/policy.ts';
import type { Solved } from '../../solve/solved.ts';
import { EMPTY_CARD, type CardState } from '../../tables/tables.ts';
import { finishTurn, newOdds } from '../../players/turn-odds.ts';
import type { Endings } from './turn-player.ts';

/** Tells how the turn of one card ends when it goes on from these dice. */
export function startedTurn(
  solved: Solved,
  { card = EMPTY_CARD, dice = [], rerollsLeft = 0 }: From,
  tell: (card: CardState, endings: Endings) => void,
): void {
  const { tables } = solved;
  const policy = policiesOf(solved, rerollsLeft)(card);
  const odds = newOdds();
  odds[FIRST_ROLL + rollOf(tables.dice, dice)] = 1;
  finishTurn(odds, policy, rerollsLeft, tables.dice);
  const rolls = Array.from({ length: ROLLS }, (_, roll) => roll).filter(roll => (odds[FIRST_ROLL + roll] ?? 0) > 0);
  const at = (ending: number): number => rolls[ending] ?? 0;
  tell(card, {
    length: rolls.length,
    slot: ending => policy.next[at(ending)] ?? 0,
    way: ending => ({
      category: policy.category[at(ending)] ?? 0,
      points: policy.points[at(ending)] ?? 0,
      bonus: policy.bonus[at(ending)] ?? 0,
    }),
    chance: ending => odds[FIRST_ROLL + at(ending)] ?? 0,
  });
}
