/** What to type when a table file cannot be used. */
import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { NoTable } from '@yaht/solver/node';
import { shellWord } from '@yaht/terminal/remote';
import { shownPath } from '../output/text.ts';

/** A table is written where there is nothing yet: what lies at the path may be of worth to somebody. */
export const tableRemedy = (game: string, path: string, trouble: NoTable): string =>
  `yaht solve ${game} --out ${shellWord(shownPath(trouble === 'missing' ? path : freePath(path)))}`;

function freePath(path: string): string {
  const { dir, name, ext } = parse(path);
  for (let number = 1; ; number++) {
    const free = join(dir, `${name}-new${number === 1 ? '' : `-${number}`}${ext}`);
    if (!existsSync(free)) return free;
  }
}
