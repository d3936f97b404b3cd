/** One catalogue alone, for whoever has to fetch it over a network. An entry of its own: elsewhere all are there anyway. */
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  sv: async () => (await import('./sv/index.ts')).sv,
  de: async () => (await import('./de/index.ts')).de,
};

/** The catalogue of a language, when it has come. */
export const loadMessages = (language: Language): Promise<Messages> => loaders[language]();
