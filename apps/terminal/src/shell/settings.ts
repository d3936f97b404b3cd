/** What somebody likes in a terminal; the settings file and the command line inside the screen speak of the same. */
import { COUNT_PACES, type CountPace } from '@yaht/client';
import type { Language } from '@yaht/messages';
import type { OwnKeys } from '../keys/own-keys.ts';
import { THEMES, type OwnThemes } from '../look/theme.ts';

export { needsAscii } from '../look/glyphs.ts';
export { keyNamed, NAMED_KEYS, REMAPPABLE, type OwnKeys } from '../keys/own-keys.ts';
export { ROLES, STYLE_WORDS, type OwnThemes } from '../look/theme.ts';
export { COUNT_PACES, THEMES, type CountPace };

/** The themes of the house, and those of one's own. */
export const themesIn = ({ ownThemes }: Pick<TerminalSettings, 'ownThemes'>): readonly string[] => [
  ...new Set([...THEMES, ...Object.keys(ownThemes)]),
];

/** Whether the keys 1 to 9 mean dice by their place or by what they show. */
export const DICE_KEYS = ['position', 'value'] as const;
export type DiceKeys = (typeof DICE_KEYS)[number];

/** Whether Enter scores a row at once, or only when it is pressed again. */
export const SCORING = ['twice', 'once'] as const;
export type Scoring = (typeof SCORING)[number];

export type TerminalSettings = {
  readonly language: Language;
  readonly theme: string;
  readonly ownThemes: OwnThemes;
  readonly ownKeys: OwnKeys;
  readonly isAscii: boolean;
  readonly hasColor: boolean;
  readonly hasAnimation: boolean;
  readonly hasBell: boolean;
  /** Whether clicks and the wheel are asked for; the terminal marks no text with the mouse then. */
  readonly hasMouse: boolean;
  /** Whether it is asked if a zero is meant where another row would bring points. */
  readonly asksZero: boolean;
  readonly diceKeys: DiceKeys;
  readonly scoring: Scoring;
  /** How fast a score of Rollio is counted, where there is animation at all. */
  readonly countPace: CountPace;
};
