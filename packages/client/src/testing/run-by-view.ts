/** A run played by somebody who knows nothing but what the screen shows. */
import { bestInRun, type DiceSetId, type RunGame } from '@yaht/rules';
import type { Wish } from '../table.ts';
import type { RunView } from '../view/run-view.ts';
import type { Pick } from './play-by-view.ts';

/** A move that the view says may be made, or undefined when it says none may. */
export function runWish(board: RunView, sets: readonly DiceSetId[], pick: Pick): Wish | undefined {
  switch (board.phase) {
    case 'set':
      return { type: 'ChooseSet', set: sets[pick(sets.length)] ?? 'beginner' };
    case 'shop':
      return shopWish(board, pick);
    case 'round':
      return roundWish(board, pick);
  }
}

function roundWish({ scoring, selected, ways, isFlopping, dice, reroll, bank, roll }: RunView, pick: Pick): Wish | undefined {
  if (scoring.refusal === null) return { type: 'ScoreDice', dice: selected, partition: pick(ways.length) };
  if (isFlopping && reroll.refusal === null && pick(2) === 0)
    return { type: 'RerollDice', dice: dice.flatMap(({ aside }, die) => (aside ? [] : [die])) };
  if (isFlopping) return { type: 'AcceptFlop' };
  if (bank.refusal === null && (bank.amount >= 300 || pick(3) === 0)) return { type: 'Bank' };
  return roll.refusal === null ? { type: 'RollDice' } : undefined;
}

function shopWish({ wares, charms, consumables, rerollShop, won }: RunView, pick: Pick): Wish {
  const affordable = wares.flatMap((offer, ware) => (offer?.refusal === null ? [ware] : []));
  const ware = affordable[pick(affordable.length)];
  if (ware !== undefined && pick(3) > 0) return { type: 'BuyWare', ware };
  if (charms.length > 1 && pick(3) === 0) return { type: 'MoveCharm', from: 0, to: charms.length - 1 };
  if (consumables.length > 0 && pick(3) === 0) return { type: 'SellConsumable', consumable: pick(consumables.length) };
  if (rerollShop.refusal === null && pick(6) === 0) return { type: 'RerollShop' };
  return { type: won ? 'EndRun' : 'LeaveShop' };
}

/** Dice of a throw that can be scored together; none when nothing scores. */
export const runDiceToSelect = ({ start, state }: RunGame): readonly number[] => bestInRun(start.variant, state).dice;
