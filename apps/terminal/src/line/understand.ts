/** From a typed line to what is meant: a word of the line mode, positions of dice, or anything else. */
import { messagesFor, type Messages } from '@yaht/messages';

export type LineWord = keyof Messages['line']['words'];

export type Understood =
  | { readonly kind: 'word'; readonly word: LineWord; readonly rest: string }
  | { readonly kind: 'positions'; readonly positions: readonly number[] }
  | { readonly kind: 'other'; readonly text: string };

/** The reader's own words come first; English ones are understood everywhere. */
export function understand(words: Messages, text: string): Understood {
  const line = text.trim().replace(/\s+/g, ' ');
  if (/^\d[\d ,]*$/.test(line)) return { kind: 'positions', positions: positionsIn(line) };
  const [first = '', ...others] = line.toLowerCase().split(' ');
  const word = wordIn(words, first) ?? wordIn(messagesFor('en'), first);
  return word ? { kind: 'word', word, rest: others.join(' ') } : { kind: 'other', text: line };
}

const wordIn = ({ line }: Messages, text: string): LineWord | undefined =>
  (Object.keys(line.words) as LineWord[]).find(word => line.words[word].includes(text));

/** `1 3`, `1,3` and `13` alike, counted from 0; dice have one digit each. */
const positionsIn = (line: string): readonly number[] => [...line.replace(/\D/g, '')].map(digit => Number(digit) - 1);
