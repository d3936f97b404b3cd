/** What only a run has on the desk, and what the keys for places mean. */
import type { TableDesk } from '../table/table-desk.ts';
import type { RunDesk } from './run-state.ts';

/** Changes what only a run has. */
export const changeRun = ({ state }: TableDesk, changes: Partial<RunDesk>): void =>
  state.change({ run: { ...state.get().run, ...changes } });

/** The keys that choose one of so many dice; beyond the tenth only the cursor gets there. */
export const diceKeysFor = (dice: number): string => (dice < 10 ? `1-${dice}` : dice === 10 ? '1-0' : '1-0 ←→ Space');

/** The key for a place in a list of so many lines. */
export function goToLine(desk: TableDesk, key: string, lines: number, refusal: 'invalid-set' | 'invalid-ware'): void {
  const { message, words } = desk.parts.shell;
  const at = placeOfKey(key);
  if (at < lines) changeRun(desk, { at });
  else message.problem(words.refusals[refusal]({}));
}

/** `1` is the first place and `0` the tenth. */
export const placeOfKey = (key: string): number => (key === '0' ? 9 : Number(key) - 1);
