/** The words of one language alone, for whoever has to fetch them over a network. An entry of its own: elsewhere all are there anyway. */
import type { Language } from './language.ts';
import type { Words } from './messages.ts';

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/words.ts')).words,
  sv: async () => (await import('./sv/words.ts')).words,
  de: async () => (await import('./de/words.ts')).words,
};

/** The words of a language, when they have come. */
export const loadWords = (language: Language): Promise<Words> => loaders[language]();
