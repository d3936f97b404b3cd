/** One catalogue per language, all of the same shape: a sentence that is missing does not compile. */
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Language } from './language.ts';
import { sv } from './sv/index.ts';

/** Every sentence there is, as English has it. */
export type Messages = typeof en;

const catalogues: Readonly<Record<Language, Messages>> = { en, sv, de };

/** The catalogue of a language. */
export const messagesFor = (language: Language): Messages => catalogues[language];
