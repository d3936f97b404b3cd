/** Codes of a view as sentences, with the names that the view knows. */
import type { Refused, TableRefusal, TableView } from '@yaht/client';
import { categoryName, wireSentence, type Messages } from '@yaht/messages';
import type { TableDesk } from './table-desk.ts';

type Details = { readonly category?: string };

/** Why something was refused, and what to do. */
export function sentenceFor(words: Messages, view: TableView, code: TableRefusal, { category }: Details = {}): string {
  if (code in words.terminal.tableRefusals)
    return words.terminal.tableRefusals[code as keyof Messages['terminal']['tableRefusals']];
  const { variant, players, turn, board } = view;
  const player = players.find(({ seat }) => seat === turn)?.name;
  const banner = board?.family === 'scorecard' ? board.banner : null;
  const named = (id: string): string => (variant?.family === 'scorecard' ? categoryName(words, variant, id) : id);
  return wireSentence(words, code as Parameters<typeof wireSentence>[1], {
    ...(player === undefined ? {} : { player }),
    ...(category === undefined ? {} : { category: named(category) }),
    ...(banner?.code === 'must-use' ? { jokerCategory: named(banner.row.category) } : {}),
    ...(board ? { dice: board.dice.length } : {}),
  });
}

/** The sentence of a code at this desk, or null for none. */
export const reason = ({ parts, view }: TableDesk, code: TableRefusal | null, category?: string): string | null =>
  code && sentenceFor(parts.shell.words, view, code, category === undefined ? {} : { category });

/** Why a wish failed, with what the system said about it. */
export function sentenceForRefused(words: Messages, view: TableView, refused: Refused): string {
  const said = refused.cause instanceof Error ? ` (${refused.cause.message})` : '';
  return `${sentenceFor(words, view, refused.code)}${said}`;
}
