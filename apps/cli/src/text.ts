/** Laying out text in a terminal: widths, columns, wrapped lines. */

// Letters that lie over another one take no room; those of East Asia and emoji take two.
const NARROWLESS = /^\p{M}$/u;
const WIDE = /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{1FAFF}]$/u;

/** How many cells a text takes. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROWLESS.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1), 0);

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

/** Lines of at most `width` cells; a word that is longer stays whole. */
export function wrap(text: string, width: number): readonly string[] {
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

/** A term and its explanation in two columns, the second one wrapped under itself; below each other where that gets too narrow. */
function definition(term: string, text: string, termWidth: number, width: number): readonly string[] {
  const room = width - termWidth - 4;
  if (room < 20) return [`  ${term}`, ...wrap(text, width - 6).map(line => `      ${line}`)];
  const [first = '', ...rest] = wrap(text, room);
  const indent = ' '.repeat(termWidth + 4);
  return [`  ${padEnd(term, termWidth)}  ${first}`, ...rest.map(line => `${indent}${line}`)];
}

/** All terms and explanations, aligned. */
export function definitions(rows: readonly (readonly [string, string])[], width: number): readonly string[] {
  const termWidth = widest(rows.map(([term]) => term));
  return rows.flatMap(([term, text]) => definition(term, text, termWidth, width));
}

const LONGEST_QUOTE = 40;

/** A path, safe to show: without control characters. */
export const shownPath = (path: string): string => path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');

/** What somebody typed, safe to show: no control characters, not endless. */
export function shown(text: string): string {
  const visible = shownPath(text);
  const letters = [...visible];
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : visible;
}
