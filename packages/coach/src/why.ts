/** Why one choice is better than another: the points each of them may expect, line by line. */
import { categoryName, type Words } from '@yaht/messages';
import { categoryIds, type ScorecardVariant } from '@yaht/rules';

/**
 * Points to expect after two choices. By category over the whole game, with the bonuses behind; or, where that would take too
 * long, by category in this turn, and what the rest of the game brings in one sum.
 */
export type Outlooks = {
  readonly reach: 'game' | 'turn';
  readonly chosen: readonly number[];
  readonly best: readonly number[];
};

export type WhyRow = {
  readonly name: string;
  /** How a sentence calls it. */
  readonly said: string;
  readonly chosen: number;
  readonly best: number;
  readonly gain: number;
};

/** Less than this is not worth a line of its own. */
const WORTH_TELLING = 0.05;
/** So many lines; what is left is summed up in one. */
const MOST = 5;

/** What the best choice gains and gives up, the largest first; the gains add up to the loss. */
export function whyOf(words: Words, variant: ScorecardVariant, outlooks: Outlooks): readonly WhyRow[] {
  const rows = outlooks.best.map((best, i): WhyRow => {
    const chosen = outlooks.chosen[i] ?? 0;
    const isRest = outlooks.reach === 'turn' && i === outlooks.best.length - 1;
    const name = nameOf(words, variant, outlooks.reach, i);
    return { name, said: isRest ? words.review.laterTurns : name, chosen, best, gain: best - chosen };
  });
  const sorted = rows.toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
  const told = sorted.slice(0, MOST).filter(({ gain }) => Math.abs(gain) >= WORTH_TELLING);
  const rest = sorted.slice(told.length);
  const others = sumOf(words, words.review.everythingElse, rest);
  return Math.abs(others.gain) >= WORTH_TELLING ? [...told, others] : told;
}

/** The reason in a sentence: what is gained most, and what is given up for it. */
export function whySentence(words: Words, choice: string, rows: readonly WhyRow[]): string {
  const [gained] = rows.filter(({ gain }) => gain > 0);
  const [given] = rows.filter(({ gain }) => gain < 0);
  if (!gained) return words.review.whySmall(choice);
  return words.review.why(choice, gained.said, gained.gain, given ? { name: given.said, points: -given.gain } : null);
}

const sumOf = (words: Words, name: string, rows: readonly WhyRow[]): WhyRow =>
  rows.reduce(
    (sum, { chosen, best, gain }) => ({
      ...sum,
      chosen: sum.chosen + chosen,
      best: sum.best + best,
      gain: sum.gain + gain,
    }),
    { name, said: words.review.smallThings, chosen: 0, best: 0, gain: 0 },
  );

function nameOf(words: Words, variant: ScorecardVariant, reach: Outlooks['reach'], place: number): string {
  const ids = categoryIds(variant);
  const category = ids[place];
  if (category !== undefined) return categoryName(words, variant, category);
  if (reach === 'turn') return words.review.restOfGame;
  return place === ids.length ? words.review.upperBonus : words.review.alikeBonus;
}
