/** Words for decisions and dice: how bad a loss is, how accurate a game was, how lucky a player. */
import { chanceBelow } from '../chances/normal-curve.ts';

/** From the best decision to the worst. */
export const ERROR_CLASSES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type ErrorClass = (typeof ERROR_CLASSES)[number];

/** A loss up to these limits still belongs to the class; more is a blunder. */
const LIMITS = { points: [1e-6, 0.25, 1.5, 4], winChance: [1e-6, 0.05, 0.1, 0.15] } as const;

/** The class of a decision that loses points, or chances to win (from 0 to 1). */
export function errorClassOf(loss: number, unit: keyof typeof LIMITS = 'points'): ErrorClass {
  return ERROR_CLASSES[LIMITS[unit].findIndex(limit => loss <= limit)] ?? 'blunder';
}

/** The accuracy, from 0 to 100, of a decision that loses so many per cent of a win; a lost point counts as six of them. */
export const accuracyOf = (winPercentLost: number): number =>
  Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * winPercentLost) - 3.1669));

/** How many per cent of a win a lost point counts in a game without opponents. */
export const PERCENT_PER_POINT = 6;

export const LUCK_WORDS = ['average', 'a-bit', 'clearly', 'very'] as const;

export type LuckVerdict = {
  readonly word: (typeof LUCK_WORDS)[number];
  readonly lucky: boolean;
  /** One game in so many is as lucky, or unlucky, as this. */
  readonly oneIn: number;
};

/** What a sum of luck means, measured by the spread of perfect play. */
export function luckVerdict(luck: number, deviation: number): LuckVerdict {
  const z = deviation > 0 ? luck / deviation : 0;
  const word = LUCK_WORDS[[0.5, 1, 2].findIndex(limit => Math.abs(z) < limit)] ?? 'very';
  return { word, lucky: z > 0, oneIn: 1 / chanceBelow(-Math.abs(z)) };
}
