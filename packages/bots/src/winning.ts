/** Play to win: what gives the best chance against the others, where that is known exactly; before that, play for points. */
import { emptyCard, fault, type Command, type ScorecardGame, type Seat } from '@yaht/rules';
import { cardStateOf, choicesOf, pointsOn, turnValues, type Choice, type Solved, type WinBook } from '@yaht/solver';
import { optimalMove } from './optimal.ts';
import type { Rolled } from './position.ts';

/** Chances that differ by less are the same: then points decide. */
const EQUAL = 1e-9;

/** A seat in a game. */
export type PlaceAtTable = { readonly game: ScorecardGame; readonly seat: Seat };

/** The move of somebody who wants to win. Alone, and while cards are early, that is to make points. */
export function winningMove(solved: Solved, book: WinBook, { game, seat }: PlaceAtTable, rolled: Rolled): Command {
  const { tables } = solved;
  const cards = game.start.players.map((_, each) => game.state.cards[each] ?? emptyCard);
  const players = cards.map(card => ({ card: cardStateOf(tables, card), points: pointsOn(tables.variant, card) }));
  const card = players[seat]?.card ?? fault('no such seat');
  if (players.length < 2 || players.some(each => !book.spreads.isLate(each.card))) return optimalMove(solved, rolled);
  const turn = book.turn(players, seat);
  const { rollsLeft } = rolled.turn;
  const choices = choicesOf(solved, card, turnValues(solved, card, rollsLeft), rolled.dice, rollsLeft);
  let best: { readonly choice: Choice; readonly chance: number } | undefined;
  for (const choice of choices) {
    const chance = turn.own(choice, rollsLeft);
    if (!best || chance > best.chance + EQUAL) best = { choice, chance };
  }
  return commandOf(solved, best?.choice ?? fault('nothing to choose'));
}

function commandOf({ tables }: Solved, choice: Choice): Command {
  if (choice.type === 'hold') return { type: 'RollDice', hold: choice.hold };
  const { category, scratched } = choice.ending;
  return {
    type: scratched ? 'ScratchCategory' : 'ScoreCategory',
    category: tables.categories[category] ?? fault('a category without a name'),
  };
}
