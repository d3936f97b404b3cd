/** Rules as data that can be compared: the same for every program that ever wrote them. */
import { comparableRun } from './rollio/run/comparable.ts';
import type { Variant } from './variants/index.ts';

/** The variant without what only tells by which program it was written; equal rules are equal as text. */
export function comparableRules(variant: Variant): object {
  switch (variant.family) {
    case 'run':
      return comparableRun(variant);
    case 'duel':
      return { ...variant, run: comparableRun(variant.run) };
    default:
      return variant;
  }
}
