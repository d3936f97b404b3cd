/** Whether somebody is here for the first time: at the front door, and nothing of the app is on the device. */
import { keep, recallText } from './kept.ts';

/** The page's first script looks for it too, to show what was printed for the one or the other. */
const KEY = 'yaht.visited';

let isFirst = false;

/** Looked at once, when the app begins. Whoever came by a link to a room, a day or a replay is shown that. */
export function noteVisit(): void {
  isFirst = location.pathname === '/' && recallText(KEY) === null;
  if (!isFirst) endFirstVisit();
}

export const isFirstVisit = (): boolean => isFirst;

export function endFirstVisit(): void {
  isFirst = false;
  if (recallText(KEY) === null) keep(KEY, true);
}
