/** Keys while the dice are chosen. */
import type { RunView } from '@yaht/client';
import { can, type Abilities } from '../keys/press.ts';
import { stepIn } from '../keys/steps.ts';
import { reason } from '../table/sentences.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { changeRun, placeOfKey } from './run-cursor.ts';

export function setAbilities(desk: TableDesk, board: RunView): Abilities {
  const { sets } = board;
  const { at } = desk.state.get().run;
  const set = sets[at];
  return {
    move: can(key => changeRun(desk, { at: stepIn(at, sets.length, key) })),
    goToLine: can(key => goTo(desk, placeOfKey(key), sets.length)),
    takeSet: can(() => set && void desk.send({ type: 'ChooseSet', set }), reason(desk, board.roll.refusal)),
  };
}

function goTo(desk: TableDesk, at: number, sets: number): void {
  const { message, words } = desk.parts.shell;
  if (at < sets) changeRun(desk, { at });
  else message.problem(words.refusals['invalid-set']({}));
}
