/** Everything that can be set on the screen itself: in the list of settings, and by its name after a colon. */
import { LANGUAGES, messagesFor } from '@yaht/messages';
import { COUNT_PACES, DICE_KEYS, SCORING, themesIn, type TerminalSettings } from './settings.ts';
import type { Shell } from './shell.ts';

export type Setting = {
  readonly name: string;
  readonly label: string;
  readonly detail?: string;
  /** What it can be and what it is now, as they are typed; and what it is now in words. */
  readonly values: readonly string[];
  readonly value: string;
  readonly shown: string;
  /** Takes one of its values; it holds at once and is kept. */
  readonly set: (value: string) => void;
};

type Field<Value> = {
  [Key in keyof TerminalSettings]: TerminalSettings[Key] extends Value ? Key : never;
}[keyof TerminalSettings];

const SWITCH = ['on', 'off'];

export function settingList({ settings, words, key }: Shell): readonly Setting[] {
  const now = settings.get();
  const { form, options } = words.terminal;
  const choice = <Key extends Field<string>>(
    name: string,
    field: Key,
    values: readonly TerminalSettings[Key][],
    wordFor: (value: TerminalSettings[Key]) => string,
  ) => ({
    name,
    values,
    value: now[field],
    shown: wordFor(now[field]),
    set: (value: string): void => settings.set({ ...settings.get(), [field]: value }),
  });
  const flag = (name: string, field: Field<boolean>) => ({
    name,
    values: SWITCH,
    value: now[field] ? 'on' : 'off',
    shown: form.switch(now[field]),
    set: (value: string): void => settings.set({ ...settings.get(), [field]: value === 'on' }),
  });
  return [
    { ...choice('lang', 'language', LANGUAGES, language => messagesFor(language).language), label: options.language },
    { ...choice('theme', 'theme', themesIn(now), theme => theme), label: options.theme, detail: options.themeDetail },
    { ...flag('ascii', 'isAscii'), label: options.ascii, detail: options.asciiDetail },
    { ...flag('animation', 'hasAnimation'), label: options.animation },
    { ...flag('mouse', 'hasMouse'), label: options.mouse, detail: options.mouseDetail },
    { ...flag('bell', 'hasBell'), label: options.bell },
    { ...flag('zero', 'asksZero'), label: options.askZero, detail: `${words.settings.asksZero}.` },
    {
      ...choice('keys', 'diceKeys', DICE_KEYS, keys => options.diceKeysBy[keys]),
      label: options.diceKeys,
      detail: options.diceKeysDetail,
    },
    {
      ...choice('scoring', 'scoring', SCORING, scoring => options.scoringBy[scoring]),
      label: options.scoring(key),
      detail: options.scoringDetail,
    },
    { ...choice('count', 'countPace', COUNT_PACES, pace => words.runScreen.countPaces[pace]), label: words.runScreen.countPace },
  ];
}
