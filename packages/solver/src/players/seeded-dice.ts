/** Dice of simulated games: the same for the same seed, game, turn and roll, in whatever order they are asked for. */
import { STREAMS, type Chance } from '@yaht/rules';

/** Spreads a whole number over 32 bits. */
export function mix(value: number): number {
  let x = value >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** The next of a row of numbers that begins with `startOf`. */
export const step = (x: number): number => mix(x + 0x9e3779b9);

/** Where the numbers of one roll begin. */
export const startOf = (seed: number, game: number, turn: number, roll: number): number =>
  mix(mix(mix(seed) + game) ^ mix(64 * turn + roll));

/** A number as a value from 1 to `sides`. */
export const sideOf = (x: number, sides: number): number => 1 + Math.floor((x / 2 ** 32) * sides);

/** One simulated game's chance in the shape that the rules ask for. */
export function chanceOfGame(seed: number, game: number): Chance {
  return (stream, { turn, roll, step: at = 0 }, sides) => {
    let x = startOf(seed + STREAMS.indexOf(stream) - STREAMS.indexOf('dice'), game, turn, roll + 16 * at);
    return sides.map(count => sideOf((x = step(x)), count));
  };
}
