/** What somebody prefers on this device: read once, kept at once, told to whoever draws. */
import { COUNT_PACES, Observable, type CountPace } from '@yaht/client';
import { isLanguage, languageOf, type Language } from '@yaht/messages';
import type { DieLook } from '../design/DieFace.tsx';
import { keep, recall } from './kept.ts';
import { useValue } from './use-value.ts';

export type Settings = {
  readonly theme: 'system' | 'light' | 'dark' | 'black' | 'contrast';
  readonly language: 'system' | Language;
  readonly motion: 'system' | 'full' | 'off';
  readonly dieLook: DieLook;
  readonly hand: 'right' | 'left';
  /** One switch for all of it. */
  readonly sound: boolean;
  /** Per cent; 0 is silent. */
  readonly diceVolume: number;
  readonly effectsVolume: number;
  readonly haptics: boolean;
  readonly oneTap: boolean;
  /** Whether it is asked before a zero that could be avoided. */
  readonly asksZero: boolean;
  /** Whether the device is handed over: until somebody says so, for a moment, or not at all. */
  readonly handover: (typeof HANDOVERS)[number];
  readonly coach: (typeof COACH_LEVELS)[number];
  /** In points: what a move has to cost before the coach asks. */
  readonly coachThreshold: number;
  readonly winBar: boolean;
  /** How much of a stamp and chads a great row gets. */
  readonly celebration: (typeof CELEBRATIONS)[number];
  /** How fast a score of Rollio is counted. */
  readonly countPace: CountPace;
};

const HANDOVERS = ['ask', 'quick', 'off'] as const;
const CELEBRATIONS = ['full', 'small', 'off'] as const;
const COACH_LEVELS = ['off', 'hint', 'ask', 'always'] as const;

/** The least and the most that the coach can be told to overlook. */
export const THRESHOLDS = { least: 0.2, most: 5 } as const;

/** The page's first script reads the same entry, before anything is painted. */
const KEY = 'yaht.settings';

const USUAL: Settings = {
  theme: 'system',
  language: 'system',
  motion: 'system',
  dieLook: 'pips',
  hand: 'right',
  sound: true,
  diceVolume: 60,
  effectsVolume: 40,
  haptics: true,
  oneTap: false,
  asksZero: true,
  handover: 'ask',
  coach: 'hint',
  coachThreshold: 1,
  winBar: false,
  celebration: 'full',
  countPace: 'normal',
};

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  theme: ['system', 'light', 'dark', 'black', 'contrast'],
  motion: ['system', 'full', 'off'],
  dieLook: ['pips', 'numbers', 'both'],
  hand: ['right', 'left'],
  handover: HANDOVERS,
  coach: COACH_LEVELS,
  celebration: CELEBRATIONS,
  countPace: COUNT_PACES,
};

/** Figures, with the least and the most that mean something. */
const RANGES: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  coachThreshold: THRESHOLDS,
  diceVolume: { least: 0, most: 100 },
  effectsVolume: { least: 0, most: 100 },
};

const settings = new Observable(read());

export const currentSettings = settings.get;

export const useSettings = (): Settings => useValue(settings);

/** Tells of every change from now on. */
export const onSettings = settings.subscribe;

/** Changes some of them; a device that keeps nothing still follows until the page is closed. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...currentSettings(), ...change };
  keep(KEY, next);
  settings.set(next);
  applySettings();
}

/** The language in force. */
export const languageNow = ({ language }: Settings): Language =>
  language === 'system' ? (navigator.languages.map(languageOf).find(Boolean) ?? 'en') : language;

/** Puts on the page what style sheets read. */
export function applySettings(): void {
  const page = document.documentElement;
  const now = currentSettings();
  page.dataset['theme'] = themeNow(now);
  page.dataset['hand'] = now.hand;
  page.dataset['motion'] = isStill(now) ? 'off' : 'full';
  page.lang = languageNow(now);
}

/** Follows the device while the app runs. */
export function followDevice(): void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'];
  for (const query of queries) matchMedia(query).addEventListener('change', applySettings);
}

/** Whether nothing should travel or turn. */
export const isStill = ({ motion }: Settings): boolean =>
  motion === 'off' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

function themeNow({ theme }: Settings): string {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme === 'contrast') return isDark ? 'contrast-dark' : 'contrast';
  if (theme !== 'system') return theme;
  if (matchMedia('(prefers-contrast: more)').matches) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'light';
}

function read(): Settings {
  const kept = Object.entries((recall(KEY) ?? {}) as Partial<Settings>);
  return { ...USUAL, ...Object.fromEntries(kept.filter(([name, value]) => isKnown(name, value))) };
}

/** What an older or newer version wrote is taken only where it means something here. */
function isKnown(name: string, value: unknown): boolean {
  if (name === 'language') return value === 'system' || (typeof value === 'string' && isLanguage(value));
  const range = RANGES[name];
  if (range) return typeof value === 'number' && value >= range.least && value <= range.most;
  return VALUES[name]?.includes(value) ?? typeof value === typeof USUAL[name as keyof Settings];
}
