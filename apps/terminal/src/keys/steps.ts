/** Where the arrows lead, and the letters that stand for them. */

/** One back for up and left, one on for down and right. */
export const stepOf = (key: string): -1 | 1 => (key === 'up' || key === 'k' || key === 'left' || key === 'h' ? -1 : 1);

/** The next of so many places, or the one before; they are a ring. */
export const stepIn = (at: number, places: number, key: string): number =>
  places === 0 ? 0 : (Math.min(at, places - 1) + stepOf(key) + places) % places;

/** The value after this one, or before it; the list is a ring. */
export const next = <Value>(values: readonly Value[], value: Value, step: number): Value =>
  values[(values.indexOf(value) + step + values.length) % values.length] ?? value;
