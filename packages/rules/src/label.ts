/** Short texts that people choose and others must read: names of players, games and categories. */

// Control, format (which holds the bidirectional marks), private and unassigned characters, and separators other than the space.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

// Fillers and selectors are letters to Unicode and nothing to the eye; the blank pattern of Braille is a symbol.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Emoji that make one picture together, as a family does. */
const JOINED =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0e\ufe0f]?)\u200d(?=[\p{Extended_Pictographic}\p{Emoji_Modifier}])/gu;

/** Behind the black flag, letters that are not drawn say whose flag it is. */
const FLAG_LETTERS = /(?<=\u{1f3f4})[\u{e0020}-\u{e007f}]{1,7}/gu;

const withoutJoins = (text: string): string => text.replace(JOINED, '').replace(FLAG_LETTERS, '');

/** Whether the text has 1 to `max` printable characters, one of them to be seen, and no blank at either end. */
export const isLabel = (text: string, max: number): boolean =>
  text.trim() === text &&
  text.length <= 2 * max &&
  [...text].length <= max &&
  !UNPRINTABLE.test(withoutJoins(text)) &&
  VISIBLE.test(text);
