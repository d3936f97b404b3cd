/** Going through a review by keyboard. */
import { isCostly } from '@yaht/coach';
import type { DecisionReview } from '@yaht/solver';
import { useKeys } from '../device/use-keys.ts';

type Parts = {
  readonly decisions: readonly DecisionReview[];
  readonly selected: DecisionReview | null;
  readonly select: (decision: DecisionReview) => void;
};

export function useReviewKeys({ decisions, selected, select }: Parts): void {
  const at = selected ? decisions.indexOf(selected) : -1;
  const to = (decision: DecisionReview | undefined) => () => decision && select(decision);
  useKeys({
    arrowleft: to(decisions[Math.max(0, at - 1)]),
    arrowright: to(decisions[Math.min(decisions.length - 1, at + 1)]),
    m: to(decisions.slice(at + 1).find(isCostly) ?? decisions.find(isCostly)),
    t: () => document.querySelector<HTMLElement>('[data-testid="try-from-here"]')?.click(),
  });
}
