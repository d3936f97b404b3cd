/** What an answer is worth: near enough to the best counts as solved. */
import { CLOSE_ENOUGH, costOfWish, type TablePosition } from '@yaht/coach';
import type { Words } from '@yaht/messages';
import type { Command } from '@yaht/rules';
import { adviceFor } from '../solver/consult.ts';

export type Attempt = { readonly isSolved: boolean; readonly sentence: string };

/** What an answer costs against the best one; undefined when nobody can say. */
export async function costOfAnswer(position: TablePosition, wish: Command): Promise<number | undefined> {
  const advice = await adviceFor(position);
  return advice.ok ? costOfWish(position.variant, advice.value, wish) : undefined;
}

/** `played` is what the answer that was given in the game has lost, when there was one. */
export async function judgeAnswer({ review }: Words, position: TablePosition, wish: Command, played?: number): Promise<Attempt> {
  const cost = await costOfAnswer(position, wish);
  if (cost === undefined) return { isSolved: false, sentence: review.unsolved };
  if (cost <= CLOSE_ENOUGH) return { isSolved: true, sentence: cost < 0.005 ? review.right : review.close(cost) };
  const same = played !== undefined && Math.abs(cost - played) < 1e-6 ? `${review.sameAgain} ` : '';
  return { isSolved: false, sentence: `${same}${review.wrong(cost)}` };
}
