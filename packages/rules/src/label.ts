/** Short texts that people choose and others must read: names of players, games and categories. */

// Control, format (which holds the bidirectional marks), private and unassigned characters, and separators other than the space.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

// Fillers and selectors are letters to Unicode and nothing to the eye; the blank pattern of Braille is a symbol.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether the text has 1 to `max` printable characters, one of them to be seen, and no blank at either end. */
export const isLabel = (text: string, max: number): boolean =>
  text.trim() === text && text.length <= 2 * max && [...text].length <= max && !UNPRINTABLE.test(text) && VISIBLE.test(text);
