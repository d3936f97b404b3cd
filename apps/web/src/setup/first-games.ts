/** The three games that are offered first: the one that people who speak the language know, another card, and one that is none. */
const THREE = {
  en: ['yahtzee', 'yatzy', 'rollio'],
  sv: ['yatzy', 'yahtzee', 'rollio'],
  de: ['kniffel', 'yatzy', 'rollio'],
} as const;

/** Their ids, the usual one first. */
export function firstGames(): readonly string[] {
  const { lang } = document.documentElement;
  return lang === 'sv' || lang === 'de' ? THREE[lang] : THREE.en;
}
