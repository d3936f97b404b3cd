/** A list over the screen that is there. */
import type { Shell } from '../shell/shell.ts';
import { ListDesk, type Item, type ListParts } from './list-desk.ts';
import { ListScreen } from './ListScreen.tsx';

/** Title and items are asked for again after every key. */
export function openList(
  shell: Shell,
  title: () => string,
  items: (desk: ListDesk) => readonly Item[],
  more: Partial<ListParts> = {},
): void {
  const desk: ListDesk = new ListDesk({ ...more, shell, title, items: () => items(desk) });
  shell.open(<ListScreen desk={desk} />);
}
