/** Above the keys: what happened or why a key did nothing, a question or a line to type, and what was said last where nothing else shows it. */
import type { Messages } from '@yaht/messages';
import { EMPTY, lineOf, span, spread, widthOfLine, type Line } from '../draw/line.ts';
import { shortened, wrap } from '../draw/width.ts';
import type { Message } from './message-line.ts';
import type { Overlay } from './overlays.ts';

/** Words of somebody in a room. */
export type ChatLine = { readonly name: string; readonly text: string; readonly isMine: boolean };

/** What was said, oldest first, and how much of it was never in view. */
export type Chat = { readonly lines: readonly ChatLine[]; readonly unread: number };

/** The message, or what stands in its place; an empty line when there is nothing. */
export function saidLines(message: Message | null, overlay: Overlay | null, columns: number): readonly Line[] {
  if (overlay?.kind === 'question') return wrapped(overlay.text, ' ', 'active', columns);
  if (overlay?.kind === 'typing') return [typingLine(overlay, columns)];
  if (!message) return [EMPTY];
  return message.kind === 'problem' ? wrapped(message.text, ' ! ', 'bad', columns) : wrapped(message.text, ' ', 'plain', columns);
}

const wrapped = (text: string, mark: string, role: 'bad' | 'plain' | 'active', columns: number): readonly Line[] =>
  wrap(text, columns - mark.length).map((line, i) => lineOf(span((i === 0 ? mark : ' '.repeat(mark.length)) + line, role)));

/** The end of what is typed. */
function typingLine({ prompt, text }: Extract<Overlay, { readonly kind: 'typing' }>, columns: number): Line {
  const room = columns - prompt.length - 4;
  const letters = [...text];
  const tail = letters.length <= room ? letters : ['…', ...letters.slice(1 - room)];
  return lineOf(span(` ${prompt} `, 'key'), tail.join(''), span(' ', 'chosen'));
}

/** Cells in which words of somebody can be told beside a message. */
const BESIDE = 24;

/** The last words beside the message where there is room for them, and above it where there is not, or where somebody types. */
export function withChat(
  said: readonly Line[],
  { lines, unread }: Chat,
  { words, columns, isTyping }: { readonly words: Messages; readonly columns: number; readonly isTyping: boolean },
): readonly Line[] {
  const last = lines.at(-1);
  if (!last) return said;
  const count = unread === 0 ? '' : `  ${words.terminal.unread(unread)}`;
  const told = (room: number): Line =>
    lineOf(
      span(shortened(`${last.name}: ${last.text}`, room - count.length), unread === 0 ? 'dim' : 'plain'),
      span(count, 'active'),
    );
  const whole = told(columns - 2);
  const [first = EMPTY, ...more] = said;
  if (first.length === 0) return [[span(' '), ...whole], ...more];
  const room = columns - widthOfLine(first) - 3;
  if (isTyping || more.length > 0 || room < Math.min(BESIDE, widthOfLine(whole))) return [[span(' '), ...whole], ...said];
  return [spread(first, [...told(room), span(' ')], columns)];
}
