/** Why something was refused, with the names that the table knows. */
import { refusalNames, type Refused, type TableView } from '@yaht/client';
import { tableSentence, type Messages } from '@yaht/messages';

export const refusalSentence = (words: Messages, { code }: Pick<Refused, 'code'>, view?: TableView): string =>
  tableSentence(words, code, view ? refusalNames(view) : {}, view?.variant ?? null);
