import type { ScorecardVariant } from '@yaht/rules';

/** Two dice, two rolls, two categories: a game that is over soon. */
export const tiny: ScorecardVariant = {
  family: 'scorecard',
  id: 'tiny',
  name: 'Tiny',
  dice: 2,
  rolls: 2,
  upperBonus: { target: 0, points: 0 },
  categories: { ones: { kind: 'face', face: 1 }, chance: { kind: 'chance' } },
};
