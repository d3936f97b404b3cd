/** Somebody who knows nothing but what the screen shows, and does any of it; the same seed does the same. */
import { bestSelection, fault, type Hold, type RollioGame } from '@yaht/rules';
import type { Wish } from '../table.ts';
import type { RollioView } from '../view/rollio-view.ts';
import type { ScorecardView } from '../view/scorecard-view.ts';
import type { TableView } from '../view/table-view.ts';
import { runWish } from './run-by-view.ts';

/** A whole number from 0 to below `count`. */
export type Pick = (count: number) => number;

/** Choices from a seed; not meant to be unpredictable. */
export function pickFrom(seed: number): Pick {
  let x = seed >>> 0;
  return count => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * count);
  };
}

/** A move that the view says may be made, or undefined when it says none may. */
export function wishBy({ board, variant, isMine, over }: TableView, pick: Pick): Wish | undefined {
  if (!board || !isMine || over) return undefined;
  switch (board.family) {
    case 'scorecard':
      return scorecardWish(board, pick);
    case 'rollio':
      return rollioWish(board, pick);
    case 'run':
      return runWish(board, variant?.family === 'run' ? variant.sets : [], pick);
  }
}

function scorecardWish({ dice, roll, rollsLeft, rows }: ScorecardView, pick: Pick): Wish | undefined {
  if (roll === 0) return { type: 'RollDice' };
  if (rollsLeft > 0 && pick(2) === 0) return { type: 'RollDice', hold: someHeld(dice.length, pick) };
  const open = rows.filter(({ refusal }) => refusal === null);
  const row = open[pick(open.length)];
  return row && { type: pick(10) === 0 ? 'ScratchCategory' : 'ScoreCategory', category: row.category };
}

/** At least one die is thrown. */
function someHeld(dice: number, pick: Pick): Hold {
  const thrown = pick(dice);
  return Array.from({ length: dice }, (_, die) => die !== thrown && pick(2) === 0);
}

/** Scores what is selected; otherwise banks or rolls. */
function rollioWish(board: RollioView, pick: Pick): Wish | undefined {
  const { bank, roll, score, selected, ways } = board;
  if (score.refusal === null) return { type: 'ScoreDice', dice: selected, partition: pick(ways.length) };
  if (bank.refusal === null && (bank.amount >= 300 || pick(3) === 0)) return { type: 'Bank' };
  return roll.refusal === null ? { type: 'RollDice' } : undefined;
}

/** Dice of a roll that can be scored: the best together, or one that scores alone. */
export function diceToSelect({ start, state }: RollioGame, pick: Pick): readonly number[] {
  const turn = state.turn ?? fault('nobody is in turn');
  const alone = turn.dice?.flatMap((face, die) => (!turn.aside[die] && (face === 1 || face === 5) ? [die] : [])) ?? [];
  const one = alone[pick(alone.length)];
  return one !== undefined && pick(2) === 0 ? [one] : bestSelection(start.variant, turn);
}
