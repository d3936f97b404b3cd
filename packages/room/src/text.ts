/** What people write, made safe to show: nothing that moves a cursor, turns text around or cannot be seen. */
import { MAX_NAME_LENGTH } from '@yaht/rules';

/** The longest line of chat, in characters. */
export const MAX_CHAT_LENGTH = 280;

const BLANKS = /[\s\p{Z}]+/gu;

// Control characters, lone surrogates, and format characters (which hold the bidirectional marks) but the joiners that letters and emoji need.
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cs}\p{Cf}]/gu;

// A name is a label, so it has no invisible character at all.
const NOT_IN_NAMES = /\p{C}/gu;

/** A chat text on one line, without control and bidirectional characters. */
export const cleanText = (text: string): string => without(UNSAFE, text);

/** A name without control, bidirectional and invisible characters; it may still be too long or empty. */
export const cleanName = (name: string): string => without(NOT_IN_NAMES, name).normalize('NFC');

/** Blanks become one space before and after: a line break is a control character too, and what is taken out may leave two spaces. */
const without = (unwanted: RegExp, text: string): string =>
  text.replace(BLANKS, ' ').replace(unwanted, '').replace(BLANKS, ' ').trim();

/** How many characters a reader sees, about: an emoji counts once where a string counts twice. */
export const lengthOf = (text: string): number => [...text].length;

/** The name itself, or with the first number that nobody has: `Ann`, `Ann 2`, `Ann 3`. */
export function unusedName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(other => other.toLowerCase()));
  let candidate = name;
  for (let number = 2; used.has(candidate.toLowerCase()); number++) candidate = numbered(name, ` ${number}`);
  return candidate;
}

const numbered = (name: string, ending: string): string =>
  [...name]
    .slice(0, MAX_NAME_LENGTH - ending.length)
    .join('')
    .trimEnd() + ending;
