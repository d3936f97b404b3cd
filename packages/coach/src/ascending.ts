/** The smallest first. */
export const ascending = <Value extends number>(numbers: readonly Value[]): readonly Value[] =>
  numbers.toSorted((one, other) => one - other);
