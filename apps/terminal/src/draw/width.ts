/** How many cells a text takes in a terminal, and how it is broken into lines; for screens and for what commands print. */

// Letters that lie over another one take no room; those of East Asia and emoji take two.
const NARROWLESS = /^(\p{M}|\p{Cf})$/u;
const WIDE = /^[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]$/u;

const widthOfLetter = (letter: string): number => (NARROWLESS.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1);

export const widthOf = (text: string): number =>
  /^[\u0020-\u007E]*$/.test(text) ? text.length : [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

/** As much of the text as fits. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let room = width;
  let kept = '';
  for (const letter of text) {
    room -= widthOfLetter(letter);
    if (room < 0) break;
    kept += letter;
  }
  return kept;
}

/** The text in at most so many cells; a sign stands for what is missing of it. */
export function shortened(text: string, width: number): string {
  if (widthOf(text.trimEnd()) <= width) return cut(text, width);
  return width < 1 ? '' : `${cut(text, width - 1)}…`;
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Lines of at most `width` cells, broken between words; a word that is longer goes on in the next line. */
export const wrap = (text: string, width: number): readonly string[] =>
  wrapWords(text, width).flatMap(line => pieces(line, width));

/** The same where a long word, such as a path, stays whole. */
export function wrapWords(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(text: string, width: number): readonly string[] {
  const first = cut(text, width);
  return first === text || first === '' ? [first] : [first, ...pieces(text.slice(first.length), width)];
}
