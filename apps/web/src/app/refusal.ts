/** Why something was refused, with the names that the table knows. */
import { refusalNames, type ClosedReason, type Refused, type TableView } from '@yaht/client';
import { closedSentence, tableSentence, type Words } from '@yaht/messages';

/** The app asks the server that it came from: nobody has given an address that could be wrong. */
export const refusalSentence = (words: Words, { code }: Pick<Refused, 'code'>, view?: TableView): string =>
  code === 'unreachable' ? words.web.noAnswer : tableSentence(words, code, view ? refusalNames(view) : {}, view?.variant ?? null);

/** Why a table is over for this device. */
export const closedText = (words: Words, reason: ClosedReason): string =>
  reason === 'unreachable' ? words.web.noAnswer : closedSentence(words, reason);

/** Why whoever sits here cannot have another game after this one. */
export function rematchReason(words: Words, view: TableView): string | undefined {
  const code = view.over?.rematch.refusal ?? null;
  return code === null ? undefined : refusalSentence(words, { code }, view);
}
