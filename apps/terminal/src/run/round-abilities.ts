/** Keys of a round: choose dice, score them, roll on, throw again, bank, or take the flop. */
import type { RunView } from '@yaht/client';
import { can, type Abilities } from '../keys/press.ts';
import { stepIn } from '../keys/steps.ts';
import { choiceRefusal, chooseDie, moveWay } from '../table/dice-choice.ts';
import { hurryOr } from '../table/hurry.ts';
import { waitRefusal } from '../table/scorecard-abilities.ts';
import { reason } from '../table/sentences.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { changeRun, placeOfKey } from './run-cursor.ts';

export function roundAbilities(desk: TableDesk, board: RunView): Abilities {
  const picking = reason(desk, choiceRefusal(desk, board));
  return {
    select: can(key => pick(desk, board, placeOfKey(key)), picking),
    selectAll: can(() => desk.take({ type: 'best' }), picking ?? (board.isFlopping ? keysAtFlop(desk) : null)),
    none: can(() => desk.take({ type: 'none' }), picking),
    moveDie: can(key => moveDie(desk, board, key), picking),
    pickDie: can(() => pick(desk, board, desk.state.get().run.die ?? 0), picking),
    way: can(key => moveWay(desk, board, key), wayReason(desk, board)),
    allWays: can(() => changeRun(desk, { hasAllWays: !desk.state.get().run.hasAllWays }), wayReason(desk, board)),
    scoreDice: hurryOr(desk, can(desk.move, goOnReason(desk, board))),
    roll: hurryOr(
      desk,
      can(() => void desk.send({ type: 'RollDice' }), rollReason(desk, board)),
    ),
    bank: can(() => void desk.send({ type: 'Bank' }), reason(desk, board.bank.refusal)),
    reroll: can(() => void throwAgain(desk, board), rerollReason(desk, board)),
    takeFlop: can(() => void desk.send({ type: 'AcceptFlop' }), flopReason(desk, board)),
  };
}

/** Why Enter does nothing. */
function goOnReason(desk: TableDesk, board: RunView): string | null {
  if (board.isFlopping && board.selected.length === 0) return waitReason(desk) ?? keysAtFlop(desk);
  return reason(desk, desk.view.main.refusal);
}

function wayReason(desk: TableDesk, { selected, ways }: RunView): string | null {
  if (selected.length === 0) return reason(desk, 'nothing-selected');
  return ways.length > 1 ? null : desk.parts.shell.words.terminal.oneWay;
}

/** What can be done where nothing scores. */
const keysAtFlop = ({ parts: { shell } }: TableDesk): string => shell.words.runTerminal.useKeys(shell.key);

const waitReason = (desk: TableDesk): string | null => reason(desk, waitRefusal(desk));

const rollReason = (desk: TableDesk, board: RunView): string | null =>
  waitReason(desk) ?? (board.isFlopping ? keysAtFlop(desk) : reason(desk, board.roll.refusal));

function rerollReason(desk: TableDesk, board: RunView): string | null {
  const refused = reason(desk, board.reroll.refusal);
  if (refused !== null || board.isFlopping || board.selected.length > 0) return refused;
  return desk.parts.shell.words.runTerminal.pickToReroll;
}

const flopReason = (desk: TableDesk, { isFlopping }: RunView): string | null =>
  waitReason(desk) ?? (isFlopping ? null : reason(desk, 'no-flop'));

/** A cursor that shows goes along. */
function pick(desk: TableDesk, board: RunView, die: number): void {
  if (chooseDie(desk, board, die) && desk.state.get().run.die !== null) changeRun(desk, { die });
}

/** The cursor shows itself with its first step. */
function moveDie(desk: TableDesk, { dice }: RunView, key: string): void {
  const { die } = desk.state.get().run;
  changeRun(desk, { die: die === null ? 0 : stepIn(die, dice.length, key) });
}

/** The chosen dice; when nothing scores anyway, all of them. */
async function throwAgain(desk: TableDesk, { selected, dice }: RunView): Promise<void> {
  const loose = dice.flatMap(({ aside }, die) => (aside ? [] : [die]));
  await desk.send({ type: 'RerollDice', dice: selected.length > 0 ? selected : loose });
}
