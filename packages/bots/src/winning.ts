/** Play to win: what gives the best chance against the others, where that is known exactly; before that, play for points. */
import { emptyCard, fault, type Command, type ScorecardGame, type Seat } from '@yaht/rules';
import { placeInGame, winAdvice, type Choice, type Solved, type WinBook } from '@yaht/solver';
import { optimalMove } from './optimal.ts';
import type { Rolled } from './position.ts';

/** A seat in a game. */
export type PlaceAtTable = { readonly game: ScorecardGame; readonly seat: Seat };

/** The move of somebody who wants to win. */
export function winningMove(solved: Solved, book: WinBook, { game, seat }: PlaceAtTable, rolled: Rolled): Command {
  const { tables } = solved;
  const players = game.start.players.map((_, each) => placeInGame(tables, game.state.cards[each] ?? emptyCard));
  const advice = winAdvice(solved, book, players, seat, { dice: rolled.dice, rerolls: rolled.turn.rollsLeft });
  return advice ? commandOf(solved, advice.best) : optimalMove(solved, rolled);
}

function commandOf({ tables }: Solved, choice: Choice): Command {
  if (choice.type === 'hold') return { type: 'RollDice', hold: choice.hold };
  const { category, scratched } = choice.ending;
  return {
    type: scratched ? 'ScratchCategory' : 'ScoreCategory',
    category: tables.categories[category] ?? fault('a category without a name'),
  };
}
