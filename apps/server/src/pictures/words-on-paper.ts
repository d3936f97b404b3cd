/** Words in a box: as large as they fit, never smaller than they may be, and cut where even that is too long. */
import type { Font } from './font.ts';

export type Fitted = { readonly size: number; readonly lines: readonly string[] };

export type Space = {
  readonly width: number;
  readonly lines: number;
  /** Sizes to try, the largest first; the smallest is used in any case. */
  readonly sizes: readonly number[];
};

export function fit(font: Font, text: string, { width, lines: most, sizes }: Space): Fitted {
  const smallest = sizes.at(-1) ?? 30;
  for (const size of sizes) {
    const lines = broken(font, text, size, width);
    if (lines.length <= most && lines.every(line => font.width(line, size) <= width)) return { size, lines };
  }
  const lines = broken(font, text, smallest, width);
  const shown = lines.slice(0, most);
  const isCut = lines.length > most;
  return { size: smallest, lines: shown.map((line, i) => cut(font, line, smallest, width, isCut && i === most - 1)) };
}

/** Each line takes as many words as it can. */
function broken(font: Font, text: string, size: number, width: number): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || font.width(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
    return lines;
  }, []);
}

function cut(font: Font, line: string, size: number, width: number, goesOn: boolean): string {
  if (!goesOn && font.width(line, size) <= width) return line;
  const letters = [...line];
  while (letters.length > 0 && font.width(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
