/** The signs of the classes, the same in every language. */
import type { ErrorClass } from '@yaht/solver';

export const MARKS: Readonly<Record<ErrorClass, string>> = {
  best: '=',
  fine: 'ok',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
