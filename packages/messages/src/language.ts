/** Which language a person reads, decided from what their machine says. */
export const LANGUAGES = ['en', 'sv', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', sv: 'Svenska', de: 'Deutsch' };

export const isLanguage = (text: string): text is Language => LANGUAGES.includes(text as Language);

/** Asked in this order; the first one that is set decides. */
const VARIABLES = ['YAHT_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of a locale like `sv_SE.UTF-8` or `de-AT`, or undefined when there is no catalogue for it. */
export function languageOf(locale: string): Language | undefined {
  const [language = ''] = locale
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return isLanguage(language) ? language : undefined;
}

/** The language in force: a wish (the flag `--lang`) first, then the environment, else English. */
export function languageFrom(env: Readonly<Record<string, string | undefined>>, wish?: string): Language {
  const decides = [wish, ...VARIABLES.map(name => env[name])].find(locale => locale !== undefined && locale !== '');
  return (decides === undefined ? undefined : languageOf(decides)) ?? 'en';
}
