/** What the one big button says to the table. */
import type { Wish } from '../table.ts';
import type { TableView } from '../view/table-view.ts';

/** What ends a turn or throws its dice. */
export type Move = Extract<Wish, { readonly type: 'RollDice' | 'ScoreCategory' | 'ScoreDice' | 'AcceptFlop' }>;

/** Null where it says nothing: nobody may move, or something has to be chosen first. */
export function mainWish({ main, board }: Pick<TableView, 'main' | 'board'>): Move | null {
  if (main.refusal !== null) return null;
  switch (main.type) {
    case 'roll':
      return board?.family === 'scorecard' && board.roll > 0
        ? { type: 'RollDice', hold: board.dice.map(({ held }) => held) }
        : { type: 'RollDice' };
    case 'score-row':
      return { type: 'ScoreCategory', category: main.category };
    case 'score-dice':
      return { type: 'ScoreDice', dice: main.dice, partition: main.partition };
    case 'accept-flop':
      return { type: 'AcceptFlop' };
    default:
      return null;
  }
}
