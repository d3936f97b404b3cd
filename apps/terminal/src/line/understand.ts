/** From a typed line to what is meant: a word of the line mode, positions of dice, or anything else. */
import { messagesFor, type Messages } from '@yaht/messages';

type LineWord = keyof Messages['line']['words'];

/** Words that mean the same at every table. */
const TABLE_WORDS = ['undo', 'rules', 'resign', 'quit'] as const satisfies readonly LineWord[];
export type TableWord = (typeof TABLE_WORDS)[number];
/** The others; what they do is the business of the game. */
export type GameWord = Exclude<LineWord, TableWord>;

export type Understood =
  | { readonly kind: 'word'; readonly word: GameWord; readonly rest: string }
  | { readonly kind: 'positions'; readonly positions: readonly number[] }
  | { readonly kind: 'other'; readonly text: string };

/** The reader's own words come first; English ones are understood everywhere. */
export function understand(words: Messages, text: string): Understood {
  const line = text.trim().replace(/\s+/g, ' ');
  if (/^\d[\d ,]*$/.test(line)) return { kind: 'positions', positions: positionsIn(line) };
  const [first = '', ...others] = line.toLowerCase().split(' ');
  const word = knownWord(words, first);
  return word && !isTableWord(word) ? { kind: 'word', word, rest: others.join(' ') } : { kind: 'other', text: line };
}

/** The line as a word that every table knows. */
export function tableWordIn(words: Messages, text: string): TableWord | undefined {
  const word = lineWordIn(words, text);
  return word && isTableWord(word) ? word : undefined;
}

/** The whole line as a single word. */
export const lineWordIn = (words: Messages, text: string): LineWord | undefined =>
  knownWord(words, text.trim().toLowerCase().replace(/\s+/g, ' '));

const isTableWord = (word: LineWord): word is TableWord => (TABLE_WORDS as readonly LineWord[]).includes(word);

const knownWord = (words: Messages, text: string): LineWord | undefined => wordIn(words, text) ?? wordIn(messagesFor('en'), text);

const wordIn = ({ line }: Messages, text: string): LineWord | undefined =>
  (Object.keys(line.words) as LineWord[]).find(word => line.words[word].includes(text));

/** `1 3`, `1,3` and `13` alike, counted from 0; dice have one digit each. */
const positionsIn = (line: string): readonly number[] => [...line.replace(/\D/g, '')].map(digit => Number(digit) - 1);
