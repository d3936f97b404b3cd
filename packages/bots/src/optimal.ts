/** Perfect play, read from solved values. */
import { fault, type Command, type Dice, type Hold } from '@yaht/rules';
import { bestOf, cardStateOf, endingsOf, keepOf, rollOf, turnValues, type Solved } from '@yaht/solver';
import type { Rolled } from './position.ts';

/** What perfect play does. Ending the turn comes before rolling when both are worth the same. */
export function optimalMove(solved: Solved, { card: scored, turn, dice }: Rolled): Command {
  const { tables } = solved;
  const card = cardStateOf(tables, scored);
  const ending = bestOf(endingsOf(solved, card, rollOf(tables.dice, dice))) ?? fault('no category is open');
  const keeps = turnValues(solved, card, turn.rollsLeft).keeps[turn.rollsLeft];
  const hold = turn.rollsLeft > 0 && keeps ? bestHold(solved, keeps, dice) : undefined;
  if (hold && hold.worth > ending.worth) return { type: 'RollDice', hold: hold.hold };
  const category = tables.categories[ending.category] ?? fault('a category without a name');
  return { type: ending.scratched ? 'ScratchCategory' : 'ScoreCategory', category };
}

/** The best hold that throws at least one die. */
function bestHold(
  { tables }: Solved,
  keeps: Float64Array,
  dice: Dice,
): { readonly hold: Hold; readonly worth: number } | undefined {
  const holds = Array.from({ length: 2 ** dice.length - 1 }, (_, held) => dice.map((_, die) => (held & (1 << die)) !== 0));
  return bestOf(
    holds.map(hold => ({
      hold,
      worth:
        keeps[
          keepOf(
            tables.dice,
            dice.filter((_, die) => hold[die]),
          )
        ] ?? 0,
    })),
  );
}
