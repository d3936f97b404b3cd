/** The desk of this screen at a table, and what it shows now: dice in hand, a row, a way to score, an open question. */
import { Desk, type DeskView, type Table } from '@yaht/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentSettings } from '../device/settings.ts';
import { keepHand, keptHand } from './kept-hand.ts';

export type Board = DeskView & { readonly table: Table; readonly desk: Desk };

export function useBoard(table: Table, isPatient = false): Board {
  const desk = useMemo(
    () => new Desk(table, { kept: keptHand(), isPatient, asksZero: () => currentSettings().asksZero }),
    [table, isPatient],
  );
  const shown = useSyncExternalStore(desk.subscribe, desk.view);
  useEffect(() => keepHand(shown.hand), [shown.hand]);
  return { ...shown, table, desk };
}
