/** How somebody in a duel stands, in words. */
import type { RivalView } from '@yaht/client';
import type { Words } from '@yaht/messages';

/** Being away is more to know than what the run is about. */
export function stageWord({ runOnline }: Words, { stage, isOver, isOnline, hasLeft, bot }: RivalView): string {
  if (!isOver && bot === null && hasLeft) return runOnline.hasLeft;
  if (!isOver && bot === null && !isOnline) return runOnline.away;
  return runOnline.stages[stage];
}
