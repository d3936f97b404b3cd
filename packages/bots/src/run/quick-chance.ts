/** Chance for simulations: quick and always the same for a seed; nobody's game is played with it. */
import { STREAMS, type Chance } from '@yaht/rules';

/** Chance as a hash of seed and place. */
export const quickChance =
  (seed: number): Chance =>
  (stream, { turn, roll, step = 0 }, sides) => {
    let x = mix(mix(mix(seed) ^ Math.imul(STREAMS.indexOf(stream) + 1, 0x9e3779b1)) ^ Math.imul(turn, 0x85ebca77));
    x = mix(x ^ Math.imul(roll + 1, 0xc2b2ae3d) ^ Math.imul(step + 1, 0x27d4eb2f));
    return sides.map(count => {
      x = mix(x + 0x9e3779b9);
      return 1 + Math.floor((x / 2 ** 32) * count);
    });
  };

function mix(value: number): number {
  let x = value >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
