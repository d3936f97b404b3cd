/** Why something was refused, with the names that the table knows. */
import { refusalNames, type Refused, type TableView } from '@yaht/client';
import { tableSentence, type Words } from '@yaht/messages';

export const refusalSentence = (words: Words, { code }: Pick<Refused, 'code'>, view?: TableView): string =>
  tableSentence(words, code, view ? refusalNames(view) : {}, view?.variant ?? null);

/** Why whoever sits here cannot have another game after this one. */
export function rematchReason(words: Words, view: TableView): string | undefined {
  const code = view.over?.rematch.refusal ?? null;
  return code === null ? undefined : refusalSentence(words, { code }, view);
}
