/** What scores at all, with as many dice as the player has. */
import { capital, type Messages } from '@yaht/messages';
import type { CombinationRow, CombinationTable } from '@yaht/rules';
import { apart, cutLines, EMPTY, lineOf, span, type Line } from '../draw/line.ts';

type Room = { readonly width: number; readonly height: number };

export function combinationLines(
  words: Messages,
  table: CombinationTable,
  dice: number,
  { width, height }: Room,
): readonly Line[] {
  const rows = table.filter(row => sizeOf(row) <= dice).flatMap(row => rowLines(words, row, dice, width));
  return [lineOf(span(` ${words.terminal.combinations}`, 'title')), EMPTY, ...cutLines(rows, height - 2)];
}

/** How many dice it takes at least. */
function sizeOf(row: CombinationRow): number {
  switch (row.shape) {
    case 'single':
      return 1;
    case 'alike':
      return row.size;
    case 'groups':
      return row.sizes.reduce((sum, size) => sum + size, 0);
    case 'run':
      return row.length;
  }
}

function rowLines(words: Messages, row: CombinationRow, dice: number, width: number): readonly Line[] {
  const { rollio, runTerminal } = words;
  const line = (name: string, pays: string): readonly Line[] =>
    apart(lineOf(` ${capital(name)} `), lineOf(span(`${pays} `, 'dim')), width);
  if (row.shape !== 'alike') {
    const name = rollio.combination({ ...row, faces: row.shape === 'single' ? [row.face] : [] });
    return line(name, rollio.pays(row.points));
  }
  const grows = row.doubles === true && dice > row.size;
  const special = row.except && {
    type: row.type,
    faces: Array<number>(row.size).fill(row.except.face),
    points: row.except.points,
  };
  return [
    ...(special ? line(rollio.combination(special), rollio.pays(special.points)) : []),
    ...line(rollio.needsAlike(row.size, false), rollio.paysPerFace(row.perFace)),
    ...(grows ? line(runTerminal.eachMore, '× 2') : []),
  ];
}
