/** The table as this screen sees it, with what only the screen knows: dice chosen, a row chosen, a way chosen. */
import { Desk, type DeskView, type Table } from '@yaht/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepHand, keptHand } from './kept-hand.ts';

export type Board = DeskView & {
  readonly table: Table;
  readonly press: Desk['press'];
  /** Something was found out elsewhere. */
  readonly lookAgain: () => void;
};

export function useBoard(table: Table, isPatient = false): Board {
  const desk = useMemo(() => new Desk(table, { kept: keptHand(), isPatient }), [table, isPatient]);
  const shown = useSyncExternalStore(desk.subscribe, desk.view);
  useEffect(() => keepHand(shown.hand), [shown.hand]);
  const { press, lookAgain } = desk;
  return { ...shown, table, press, lookAgain };
}
