/** What can be set on the screen itself; it holds at once and is kept. */
import { next } from '../keys/steps.ts';
import type { Item } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import { settingList } from '../shell/setting-list.ts';
import type { Shell } from '../shell/shell.ts';

export const openSettings = (shell: Shell): void =>
  void openList(
    shell,
    () => shell.words.terminal.start.settings,
    () =>
      settingList(shell).map(({ label, shown, detail, values, value, set }): Item => ({
        label,
        value: shown,
        ...(detail === undefined ? {} : { detail }),
        change: step => set(next(values, value, step)),
      })),
  );
