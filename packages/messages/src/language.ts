/** Which language a person reads, decided from what their machine says. */
export const LANGUAGES = ['en', 'sv', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', sv: 'Svenska', de: 'Deutsch' };

export const isLanguage = (text: string): text is Language => LANGUAGES.includes(text as Language);

/** The language of a locale like `sv_SE.UTF-8` or `de-AT`, or undefined when there is no catalogue for it. */
export function languageOf(locale: string): Language | undefined {
  const [language = ''] = locale
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return isLanguage(language) ? language : undefined;
}
