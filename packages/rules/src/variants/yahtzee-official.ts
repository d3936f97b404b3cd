import type { ScorecardVariant } from '../scorecard/variant.ts';
import { yahtzee } from './yahtzee.ts';

/** Yahtzee as printed: the joker also counts after a zero, without the bonus. Rules: spec/yahtzee.md. */
export const yahtzeeOfficial = {
  ...yahtzee,
  id: 'yahtzee-official',
  name: 'Yahtzee (official joker)',
  jokerAfterZero: true,
} as const satisfies ScorecardVariant;
