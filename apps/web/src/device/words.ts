/** The sentences in the language of whoever reads. */
import { messagesFor, type Messages } from '@yaht/messages';
import { languageNow, useSettings } from './settings.ts';

export const useWords = (): Messages => messagesFor(languageNow(useSettings()));
