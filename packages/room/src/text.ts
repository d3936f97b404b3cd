/** What people write, made safe to show: nothing that moves a cursor, turns text around or cannot be seen. */
import { MAX_NAME_LENGTH } from '@yaht/rules';

/** The longest line of chat, in characters. */
export const MAX_CHAT_LENGTH = 280;

/** A line break is a control character too; the blank pattern of Braille is a symbol. */
const BLANK = /[\s\p{Z}\u2800]/u;
/** Control characters, lone surrogates, the bidirectional marks, and whatever Unicode says is not drawn. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const MARK = /\p{M}/u;
const JOINER = /[\u200c\u200d]/u;
const UNJOINER = '\u200c';
/** How a sign is drawn: as text or as a picture. */
const SELECTOR = /[\ufe0e\ufe0f]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Behind the black flag, letters that are not drawn say whose flag it is. */
const FLAG = '\u{1f3f4}';
const FLAG_LETTERS = 7;
const FLAG_LETTER = /[\u{e0020}-\u{e007f}]/u;

/** The most marks on one letter: no writing needs more, and a tower of them covers the lines above. */
const MOST_MARKS = 4;

/** A chat text on one line: what cannot be seen is taken out, but the joiners that letters and emoji need. */
export const cleanText = (text: string): string => cleaned(text, /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u);

/** A name. It is a label, so only pictures are joined in it; it may still be too long or empty. */
export const cleanName = (name: string): string => cleaned(name.replace(UNKNOWN, '').normalize('NFC'), PICTURE).normalize('NFC');

/** Nobody knows how these are drawn. */
const UNKNOWN = /[\p{Co}\p{Cn}]/gu;

const isPictured = (sign: string): boolean => PICTURE.test(sign) || SELECTOR.test(sign);

/** One way through the text, so that cleaning again changes nothing. `joined`: what a joiner may stand between. */
function cleaned(text: string, joined: RegExp): string {
  let clean = '';
  // The sign that stands last, and a joiner that waits for the next one.
  let last = ' ';
  let marks = 0;
  let joiner = '';
  let flagLetters = 0;
  const add = (sign: string): void => {
    clean += joiner !== '' && joined.test(sign) ? joiner + sign : sign;
    [last, joiner] = [sign, ''];
    if (!FLAG_LETTER.test(sign)) flagLetters = sign === FLAG ? FLAG_LETTERS : 0;
  };
  for (const sign of text) {
    if (BLANK.test(sign)) {
      if (last !== ' ') add(' ');
      joiner = '';
    } else if (JOINER.test(sign)) {
      // Pictures are joined, and never kept apart.
      if ((joined.test(last) || SELECTOR.test(last)) && !(sign === UNJOINER && isPictured(last))) joiner = sign;
    } else if (SELECTOR.test(sign)) {
      if (PICTURE.test(last)) add(sign);
    } else if (FLAG_LETTER.test(sign)) {
      if (flagLetters-- > 0) add(sign);
    } else if (MARK.test(sign) && !UNSEEN.test(sign)) {
      if (last !== ' ' && marks++ < MOST_MARKS) add(sign);
    } else if (!UNSEEN.test(sign)) {
      marks = 0;
      add(sign);
    }
  }
  return clean.trimEnd();
}

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
