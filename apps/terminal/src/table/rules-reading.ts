/** The rules of a game, to be read in the middle of it. */
import type { Variant } from '@yaht/rules';
import { lineOf, type Line } from '../draw/line.ts';
import { wrap } from '../draw/width.ts';
import { rulesLines } from '../line/rules-lines.ts';
import { coverWidth } from '../shell/cover.ts';
import type { Shell } from '../shell/shell.ts';

/** A title, and lines as wide as there is room to read. */
export function rulesText({ words, size }: Shell, variant: Variant): [title: string, lines: readonly Line[]] {
  const [title = '', ...lines] = rulesLines(words, variant);
  const width = Math.min(100, coverWidth(size.get().columns) - 2);
  return [title, lines.flatMap(text => wrapped(text, width)).map(text => lineOf(` ${text}`))];
}

/** A line that is indented stays so when it is broken. */
function wrapped(text: string, width: number): readonly string[] {
  const indent = /^ */.exec(text)?.[0] ?? '';
  return wrap(text.trimStart(), width - indent.length).map(line => indent + line);
}
