/** Bots that play among themselves, at a table that can be stopped and hurried. */
import type { LocalTable, PacedClock } from '@yaht/client';
import { paceKeys } from '../keys/online-keys.ts';
import { can } from '../keys/press.ts';
import type { DeskParts } from '../table/desk-parts.ts';
import { TableDesk } from '../table/table-desk.ts';
import { paceAbilities, paceText } from './pace-abilities.ts';

/** The desk of a game that only bots play; `pace` is the clock that they move by. */
export function botsDesk(
  table: LocalTable,
  pace: PacedClock,
  parts: Omit<DeskParts, 'table' | 'isNew' | 'extras' | 'heading'>,
): TableDesk {
  const { shell } = parts;
  const desk: TableDesk = new TableDesk({
    ...parts,
    table,
    isNew: false,
    extras: ({ view }) => ({
      bindings: view.phase === 'over' ? [] : paceKeys,
      abilities: { ...paceAbilities(pace), quit: can(() => desk.leave()) },
    }),
    heading: () => [`${shell.words.terminal.watching} ${paceText(shell.words, pace)}`],
  });
  pace.subscribe(() => desk.state.change({}));
  return desk;
}
