/** Going through a review by keyboard. */
import { isCostly } from '@yaht/coach';
import type { DecisionReview } from '@yaht/solver';
import { useEffect, useRef } from 'react';

type Parts = {
  readonly decisions: readonly DecisionReview[];
  readonly selected: DecisionReview | null;
  readonly select: (decision: DecisionReview) => void;
};

export function useReviewKeys(parts: Parts): void {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      const next = nextOf(key, latest.current);
      if (next) latest.current.select(next);
      if (key === 't' || key === 'T') document.querySelector<HTMLElement>('[data-testid="try-from-here"]')?.click();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function nextOf(key: string, { decisions, selected }: Parts): DecisionReview | undefined {
  const at = selected ? decisions.indexOf(selected) : -1;
  switch (key) {
    case 'ArrowLeft':
      return decisions[Math.max(0, at - 1)];
    case 'ArrowRight':
      return decisions[Math.min(decisions.length - 1, at + 1)];
    case 'm':
    case 'M':
      return decisions.slice(at + 1).find(isCostly) ?? decisions.find(isCostly);
    default:
      return undefined;
  }
}
