/** Codes of a view as sentences, with the names that the view knows. */
import { refusalNames, type DeskQuestion, type Refused, type TableRefusal, type TableView } from '@yaht/client';
import { categoryName, fileTrouble, tableSentence, type Messages } from '@yaht/messages';
import { NEVER_AGAIN } from '../shell/overlays.ts';
import type { TableDesk } from './table-desk.ts';

/** Why something was refused, and what to do; dice that do not score are named by their places. */
export function sentenceFor(words: Messages, view: TableView, code: TableRefusal, category?: string): string {
  const { board, variant } = view;
  const unused = code === 'unused-dice' && board && 'problem' in board && board.problem?.dice;
  return unused
    ? words.rollio.unused(unused.map(die => die + 1))
    : tableSentence(words, code, refusalNames(view, category), variant);
}

/** The sentence of a code at this desk, or null for none. */
export const reason = ({ parts, view }: TableDesk, code: TableRefusal | null, category?: string): string | null =>
  code && sentenceFor(parts.shell.words, view, code, category);

/** Why a wish failed; where it could not be kept, with what the system said about that. */
export const sentenceForRefused = (words: Messages, view: TableView, { code, cause }: Refused, category?: string): string =>
  code === 'not-stored' ? words.line.notStored(...fileTrouble(cause)) : sentenceFor(words, view, code, category);

/** Questions before a move, for answers by one letter. */
export function questionSentence(words: Messages, view: TableView, question: DeskQuestion): string {
  const { yesNo, yesNoNever } = words.play;
  return `${askedIn(words, view, question)}${question.type === 'zero' ? yesNoNever(NEVER_AGAIN) : yesNo}`;
}

function askedIn(words: Messages, { variant }: TableView, question: DeskQuestion): string {
  const { play } = words;
  const nameOf = (category: string): string =>
    variant?.family === 'scorecard' ? categoryName(words, variant, category) : category;
  switch (question.type) {
    case 'zero':
      return play.confirmZero(nameOf(question.category), { ...question.better, category: nameOf(question.better.category) });
    case 'mistake':
      return words.review.costs(question.move.type === 'RollDice' ? 'keep' : 'row', question.cost);
    case 'hint':
      return play.confirmHint;
    case 'resign':
      return `${play.confirmResign} ${question.endsGame ? play.resignEnds : play.resignLeaves}`;
  }
}
