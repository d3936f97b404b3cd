import type { Dice } from '@yaht/rules';

/** The smallest first. */
export const ascending = <Value extends number>(numbers: readonly Value[]): readonly Value[] =>
  numbers.toSorted((one, other) => one - other);

/** The same for dice that look alike, in whatever order they lie. */
export const facesKey = (dice: Dice): string => ascending(dice).join('');
