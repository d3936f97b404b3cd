/** Vectors that written-out code keeps in locals, so that it does not load them again. */
import { get, tee, type Code } from './wasm.ts';

export type Registers = {
  /** Says that a place will be read; to be said for every reading before the first. */
  readonly expect: (place: number) => void;
  readonly has: (place: number) => boolean;
  /** Reads a place from its local, or else from memory. */
  readonly read: (place: number, load: Code) => Code;
  /** A value on its way to a place, kept for its readers if a local is free. */
  readonly keep: (place: number, value: Code) => Code;
};

/** Keeps in these locals whatever will be read again, until it is read for the last time. */
export function registersIn(locals: readonly number[]): Registers {
  const free = [...locals];
  const held = new Map<number, number>();
  const readings = new Map<number, number>();
  const left = (place: number): number => readings.get(place) ?? 0;
  const keep = (place: number, value: Code): Code => {
    const local = left(place) > 0 ? free.pop() : undefined;
    if (local === undefined) return value;
    held.set(place, local);
    return tee(local, value);
  };
  return {
    expect: place => readings.set(place, left(place) + 1),
    has: place => held.has(place),
    read: (place, load) => {
      readings.set(place, left(place) - 1);
      const local = held.get(place);
      if (local === undefined) return keep(place, load);
      if (left(place) === 0 && held.delete(place)) free.push(local);
      return get(local);
    },
    keep,
  };
}
