/** One catalogue per language, all of the same shape: a sentence that is missing does not compile. */
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { words } from './en/words.ts';
import type { Language } from './language.ts';
import { sv } from './sv/index.ts';

/** What any screen says about games, as English has it; a browser fetches no more than this. */
export type Words = typeof words;

/** Every sentence there is: beside the words of the games those of terminal, command line and server. */
export type Messages = typeof en;

const catalogues: Readonly<Record<Language, Messages>> = { en, sv, de };

/** The catalogue of a language. */
export const messagesFor = (language: Language): Messages => catalogues[language];
