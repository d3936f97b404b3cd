/** A list over the screen that is there. */
import type { Shell } from '../shell/shell.ts';
import { ListDesk, type Item, type ListParts } from './list-desk.ts';
import { ListScreen } from './ListScreen.tsx';

/** A list that was opened: whether it is what is shown, and to have it drawn again. */
export type OpenList = { readonly isShown: () => boolean; readonly refresh: () => void };

/** Title and items are asked for again after every key. */
export function openList(
  shell: Shell,
  title: () => string,
  items: (desk: ListDesk) => readonly Item[],
  more: Partial<ListParts> = {},
): OpenList {
  const desk: ListDesk = new ListDesk({ ...more, shell, title, items: () => items(desk) });
  const screen = <ListScreen desk={desk} />;
  shell.open(screen);
  return { isShown: () => shell.screens.get().at(-1) === screen, refresh: desk.refresh };
}
