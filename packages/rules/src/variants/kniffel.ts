import type { ScorecardVariant } from '../scorecard/variant.ts';
import { yahtzee } from './yahtzee.ts';

/** Kniffel: Yahtzee's card without bonus for further fives and without joker. Rules: spec/kniffel.md. */
export const kniffel = {
  ...yahtzee,
  id: 'kniffel',
  name: 'Kniffel',
  yahtzeeBonus: 0,
  joker: 'none',
} as const satisfies ScorecardVariant;
