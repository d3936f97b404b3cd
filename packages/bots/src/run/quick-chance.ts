/** Chance for simulations: quick and always the same for a seed; nobody's game is played with it. */
import { STREAMS, type Chance } from '@yaht/rules';
import { mix, sideOf, step as stepOn } from '@yaht/solver';

/** Chance as a hash of seed and place. */
export const quickChance =
  (seed: number): Chance =>
  (stream, { turn, roll, step = 0 }, sides) => {
    let x = mix(mix(mix(seed) ^ Math.imul(STREAMS.indexOf(stream) + 1, 0x9e3779b1)) ^ Math.imul(turn, 0x85ebca77));
    x = mix(x ^ Math.imul(roll + 1, 0xc2b2ae3d) ^ Math.imul(step + 1, 0x27d4eb2f));
    return sides.map(count => sideOf((x = stepOn(x)), count));
  };
