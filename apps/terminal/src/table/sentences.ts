/** Codes of a view as sentences, with the names that the view knows. */
import { refusalNames, type Refused, type TableRefusal, type TableView } from '@yaht/client';
import { tableSentence, type Messages } from '@yaht/messages';
import type { TableDesk } from './table-desk.ts';

/** Why something was refused, and what to do. */
export const sentenceFor = (words: Messages, view: TableView, code: TableRefusal, category?: string): string =>
  tableSentence(words, code, refusalNames(view, category), view.variant);

/** The sentence of a code at this desk, or null for none. */
export const reason = ({ parts, view }: TableDesk, code: TableRefusal | null, category?: string): string | null =>
  code && sentenceFor(parts.shell.words, view, code, category);

/** Why a wish failed, with what the system said about it. */
export function sentenceForRefused(words: Messages, view: TableView, refused: Refused): string {
  const said = refused.cause instanceof Error ? ` (${refused.cause.message})` : '';
  return `${sentenceFor(words, view, refused.code)}${said}`;
}
