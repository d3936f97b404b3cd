/** Why something was refused, with the names that the table knows. */
import { refusalNames, type Refused, type TableView } from '@yaht/client';
import { tableSentence, type Words } from '@yaht/messages';

export const refusalSentence = (words: Words, { code }: Pick<Refused, 'code'>, view?: TableView): string =>
  tableSentence(words, code, view ? refusalNames(view) : {}, view?.variant ?? null);
