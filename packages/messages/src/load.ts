/** One language alone, for whoever has to fetch it over a network or wants to be there at once. Elsewhere all are there anyway. */
import type { Language } from './language.ts';
import type { Messages, Words } from './messages.ts';

const words: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/words.ts')).words,
  sv: async () => (await import('./sv/words.ts')).words,
  de: async () => (await import('./de/words.ts')).words,
};

const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  sv: async () => (await import('./sv/index.ts')).sv,
  de: async () => (await import('./de/index.ts')).de,
};

/** The words of a language, when they have come. */
export const loadWords = (language: Language): Promise<Words> => words[language]();

/** The whole catalogue of a language. */
export const loadMessages = (language: Language): Promise<Messages> => catalogues[language]();
