/** What a way brings, in words: one number, or a range where chance has a hand in it. */
import type { RunWayView } from '@yaht/client';
import type { Words } from '@yaht/messages';

/** The least it brings, for a button; a plus where chance may bring more. */
export const leastOf = ({ runScreen }: Words, { preview }: Pick<RunWayView, 'preview'>, pot = 0): string =>
  `${runScreen.points(pot + preview.lowest)}${preview.highest > preview.lowest ? '+' : ''}`;

export function pointsOf({ runScreen }: Words, { preview }: Pick<RunWayView, 'preview'>): string {
  const { lowest, highest, exact } = preview;
  if (lowest === highest) return runScreen.points(lowest);
  const range = runScreen.range(lowest, highest);
  return exact ? range : runScreen.about(range);
}
