/** What can be set on the screen itself; it holds at once and is kept. */
import { LANGUAGES, messagesFor } from '@yaht/messages';
import { ListDesk, type Item } from '../list/list-desk.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { COUNT_PACES, DICE_KEYS, SCORING, themesIn } from '../shell/settings.ts';
import type { Shell } from '../shell/shell.ts';
import { next } from './new-game-screen.tsx';

export function openSettings(shell: Shell): void {
  const desk = new ListDesk({ shell, title: () => shell.words.terminal.start.settings, items: () => itemsOf(shell) });
  shell.open(<ListScreen desk={desk} />);
}

function itemsOf({ settings, words, key }: Shell): readonly Item[] {
  const { form, options } = words.terminal;
  const { language, theme, isAscii, hasAnimation, hasBell, hasMouse, asksZero, diceKeys, scoring, countPace } = settings.get();
  return [
    {
      label: options.language,
      value: messagesFor(language).language,
      change: step => settings.change({ language: next(LANGUAGES, language, step) }),
    },
    {
      label: options.theme,
      value: theme,
      detail: options.themeDetail,
      change: step => settings.change({ theme: next(themesIn(settings.get()), theme, step) }),
    },
    {
      label: options.ascii,
      value: form.switch(isAscii),
      detail: options.asciiDetail,
      change: () => settings.change({ isAscii: !isAscii }),
    },
    {
      label: options.animation,
      value: form.switch(hasAnimation),
      change: () => settings.change({ hasAnimation: !hasAnimation }),
    },
    {
      label: options.mouse,
      value: form.switch(hasMouse),
      detail: options.mouseDetail,
      change: () => settings.change({ hasMouse: !hasMouse }),
    },
    { label: options.bell, value: form.switch(hasBell), change: () => settings.change({ hasBell: !hasBell }) },
    {
      label: options.askZero,
      value: form.switch(asksZero),
      detail: `${words.settings.asksZero}.`,
      change: () => settings.change({ asksZero: !asksZero }),
    },
    {
      label: options.diceKeys,
      value: options.diceKeysBy[diceKeys],
      detail: options.diceKeysDetail,
      change: step => settings.change({ diceKeys: next(DICE_KEYS, diceKeys, step) }),
    },
    {
      label: options.scoring(key),
      value: options.scoringBy[scoring],
      detail: options.scoringDetail,
      change: step => settings.change({ scoring: next(SCORING, scoring, step) }),
    },
    {
      label: words.runScreen.countPace,
      value: words.runScreen.countPaces[countPace],
      change: step => settings.change({ countPace: next(COUNT_PACES, countPace, step) }),
    },
  ];
}
