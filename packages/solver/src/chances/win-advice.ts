/** What to do to win: the choice with the best chance against the others, beside what play for points would do. */
import type { Dice } from '@yaht/rules';
import { choicesOf, type Choice } from '../advice/choices.ts';
import { turnValues } from '../advice/turn-values.ts';
import type { Solved } from '../solve/solved.ts';
import type { WinBook } from './win-book.ts';
import type { Measure, Standing } from './win-turn.ts';

export type WinAdvice = {
  readonly best: Choice;
  readonly chance: number;
  /** The best choice for points, and the chance to win with it. */
  readonly forPoints: Choice;
  readonly chanceForPoints: number;
  readonly measure: Measure;
};

/** Chances that differ by less are the same: then points decide. */
const EQUAL = 1e-9;

/** Undefined alone, and as long as cards are early: then it is points that win. */
export function winAdvice(
  solved: Solved,
  book: WinBook,
  players: readonly Standing[],
  seat: number,
  { dice, rerolls }: { readonly dice: Dice; readonly rerolls: number },
): WinAdvice | undefined {
  const own = players[seat];
  if (!own || players.length < 2 || !players.every(({ card }) => book.spreads.isLate(card))) return undefined;
  const turn = book.turn(players, seat);
  const choices = choicesOf(solved, own.card, turnValues(solved, own.card, rerolls), dice, rerolls);
  const [forPoints] = choices;
  if (!forPoints) return undefined;
  const chanceForPoints = turn.own(forPoints, rerolls);
  let [best, chance] = [forPoints, chanceForPoints];
  for (const choice of choices) {
    const other = turn.own(choice, rerolls);
    if (other > chance + EQUAL) [best, chance] = [choice, other];
  }
  return { best, chance, forPoints, chanceForPoints, measure: turn.measure };
}
