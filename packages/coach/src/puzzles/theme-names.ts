/** The names of the themes, for whoever only has to list them: a program that starts should not load a solver for that. */

export const THEMES = ['bonus-race', 'full-house', 'last-rows', 'straight', 'give-up', 'three-alike', 'first-turns'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (text: string): text is Theme => (THEMES as readonly string[]).includes(text);
