/** Keys while the dice are chosen. */
import type { RunView } from '@yaht/client';
import { can, type Abilities } from '../keys/press.ts';
import { stepIn } from '../keys/steps.ts';
import { reason } from '../table/sentences.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { changeRun, goToLine } from './run-cursor.ts';

export function setAbilities(desk: TableDesk, board: RunView): Abilities {
  const { sets } = board;
  const { at } = desk.state.get().run;
  const set = sets[at];
  return {
    move: can(key => changeRun(desk, { at: stepIn(at, sets.length, key) })),
    goToLine: can(key => goToLine(desk, key, sets.length, 'invalid-set')),
    takeSet: can(() => set && void desk.send({ type: 'ChooseSet', set }), reason(desk, board.roll.refusal)),
  };
}
