/** Text that commands print: explanations in columns, and what others wrote, made safe to show. */
import { padEnd, widest, wrapWords } from '@yaht/terminal/text';

/** A term and its explanation in two columns, the second one wrapped under itself; below each other where that gets too narrow. */
function definition(term: string, text: string, termWidth: number, width: number): readonly string[] {
  const room = width - termWidth - 4;
  if (room < 20) return [`  ${term}`, ...wrapWords(text, width - 6).map(line => `      ${line}`)];
  const [first = '', ...rest] = wrapWords(text, room);
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
