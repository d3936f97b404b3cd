/** Key presses by name: `enter`, `shift-tab`, `ctrl-c`, or the letter itself. */
import type { Key } from 'ink';

const NAMED: readonly (readonly [keyof Key, string])[] = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'page-up'],
  ['pageDown', 'page-down'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['backspace', 'backspace'],
  ['delete', 'backspace'],
];

/** The keys behind one piece of input. A terminal may send several at once, and Escape in one with the key that follows it. */
export function keyNames(input: string, key: Key): readonly string[] {
  if (key.tab) return [key.shift ? 'shift-tab' : 'tab'];
  if (key.ctrl && /^[a-z]$/.test(input)) return [`ctrl-${input}`];
  const named = NAMED.find(([flag]) => key[flag]);
  if (named) return [named[1]];
  const letters = [...input].map(nameOfLetter).filter(name => name !== undefined);
  return key.escape || (key.meta && letters.length > 0) ? ['escape', ...letters] : letters;
}

const CONTROLS: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007F': 'backspace',
  '\b': 'backspace',
  '\u001B': 'escape',
};

function nameOfLetter(letter: string): string | undefined {
  if (CONTROLS[letter] !== undefined) return CONTROLS[letter];
  const code = letter.codePointAt(0) ?? 0;
  return code < 32 ? `ctrl-${String.fromCodePoint(code + 96)}` : letter;
}

/** What was typed, when a key stands for a letter. */
export const letterOf = (name: string): string | undefined => ([...name].length === 1 ? name : undefined);
