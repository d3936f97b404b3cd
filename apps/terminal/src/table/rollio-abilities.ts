/** Keys of Rollio: choose dice, how they score, set them aside, roll on or bank. */
import type { RollioView } from '@yaht/client';
import { bestSelection, type RollioGame } from '@yaht/rules';
import { can, type Abilities } from '../keys/press.ts';
import { chooseDie, choiceRefusal, goOn, moveWay } from './dice-choice.ts';
import { hurryOr } from './hurry.ts';
import { reason } from './sentences.ts';
import { select } from './scorecard-abilities.ts';
import type { TableDesk } from './table-desk.ts';

export function rollioAbilities(desk: TableDesk, board: RollioView): Abilities {
  const selecting = reason(desk, choiceRefusal(desk, board));
  return {
    select: can(key => chooseDie(desk, board, Number(key) - 1), selecting),
    selectAll: can(() => selectBest(desk), selecting),
    none: can(() => select(desk, { type: 'none' }), selecting),
    way: can(key => moveWay(desk, board, key), board.ways.length > 1 ? null : desk.parts.shell.words.terminal.oneWay),
    scoreDice: hurryOr(
      desk,
      can(() => void goOn(desk, board), reason(desk, desk.view.main.refusal)),
    ),
    roll: hurryOr(
      desk,
      can(() => void desk.send({ type: 'RollDice' }), reason(desk, board.roll.refusal)),
    ),
    bank: can(() => void desk.send({ type: 'Bank' }), reason(desk, board.bank.refusal)),
  };
}

/** What scores most together. */
function selectBest(desk: TableDesk): void {
  const game = desk.parts.table.state().game as RollioGame | null;
  const turn = game?.state.turn;
  if (!turn?.dice || !game) return;
  const best = bestSelection(game.start.variant, turn);
  select(desk, { type: 'none' });
  for (const die of best) select(desk, { type: 'toggle', die });
}
