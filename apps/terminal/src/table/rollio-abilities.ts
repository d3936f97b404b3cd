/** Keys of Rollio: choose dice, how they score, set them aside, roll on or bank. */
import type { RollioView } from '@yaht/client';
import { can, type Abilities } from '../keys/press.ts';
import { chooseDie, choiceRefusal, moveWay } from './dice-choice.ts';
import { hurryOr } from './hurry.ts';
import { reason } from './sentences.ts';
import type { TableDesk } from './table-desk.ts';

export function rollioAbilities(desk: TableDesk, board: RollioView): Abilities {
  const selecting = reason(desk, choiceRefusal(desk, board));
  return {
    select: can(key => chooseDie(desk, board, Number(key) - 1), selecting),
    selectAll: can(() => desk.take({ type: 'best' }), selecting),
    none: can(() => desk.take({ type: 'none' }), selecting),
    way: can(key => moveWay(desk, board, key), board.ways.length > 1 ? null : desk.parts.shell.words.terminal.oneWay),
    scoreDice: hurryOr(desk, can(desk.move, reason(desk, desk.view.main.refusal))),
    roll: hurryOr(
      desk,
      can(() => void desk.send({ type: 'RollDice' }), reason(desk, board.roll.refusal)),
    ),
    bank: can(() => void desk.send({ type: 'Bank' }), reason(desk, board.bank.refusal)),
  };
}
