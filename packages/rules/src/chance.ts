/** Where chance comes from is not the rules' business; what it is asked, is. */
import { fault } from './result.ts';

export const STREAMS = ['order', 'dice', 'shop', 'effects'] as const;

/** Independent sources of chance: one can never disturb another. */
export type Stream = (typeof STREAMS)[number];

/**
 * What a draw is for, read from the state of the game and never from a counter of draws:
 * the turn and the roll within it; turn 0 comes before the game. `step` tells several draws of one action apart.
 */
export type Place = { readonly turn: number; readonly roll: number; readonly step?: number };

/**
 * Chance as a pure function: the same stream, place and sides always give the same values, each from 1 to its sides.
 * Keyed by a secret seed on the server, by the device's seed offline, by a list in tests.
 */
export type Chance = (stream: Stream, at: Place, sides: readonly number[]) => readonly number[];

/** The same number of sides for each of `count` values. */
export const sidesOf = (count: number, sides: number): readonly number[] => new Array<number>(count).fill(sides);

/** A random order of 0 … count − 1, each equally likely. */
export function shuffled(chance: Chance, at: Place, count: number): readonly number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  const sides = Array.from({ length: Math.max(0, count - 1) }, (_, i) => count - i);
  const drawn = sides.length > 0 ? chance('order', at, sides) : [];
  drawn.forEach((value, i) => swap(order, i, i + value - 1));
  return order;
}

function swap(list: number[], a: number, b: number): void {
  const [left = fault('swap out of range'), right = fault('swap out of range')] = [list[a], list[b]];
  list[a] = right;
  list[b] = left;
}
