/** The signs of the classes, the same in every language. */
import type { ErrorClass } from '@yaht/solver';

export const MARKS: Readonly<Record<ErrorClass, string>> = {
  best: '=',
  fine: 'ok',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export const isCostly = ({ class: judged }: { readonly class: ErrorClass }): boolean => judged !== 'best' && judged !== 'fine';
