/** How far the points still to come spread around their mean, for every card: with the values, all that a quick win chance needs. */
import type { From } from './distribution.ts';
import type { Solved } from '../solve/solved.ts';
import { startedTurn } from './spread/started-turn.ts';
import { TurnPlayer, type CardsOfRow, type Endings } from './spread/turn-player.ts';
import { allFilled, countBits, EMPTY_CARD, isRemembered, slotOf, type Tables } from '../tables/tables.ts';
import type { Estimate } from './win.ts';

/** The variance under perfect play, by slot. Goes through every card once: about ten times the work of solving. */
export function variancesOf(solved: Solved, player: TurnPlayer = new TurnPlayer(solved)): Float64Array {
  const { tables } = solved;
  const variances = new Float64Array(tables.slots);
  for (const rows of levelsOf(tables).toReversed()) {
    player.play(rows, (card, endings) => {
      const slot = slotOf(tables, card) ?? 0;
      variances[slot] = varianceOf(solved, variances, endings, solved.values[slot] ?? 0);
    });
  }
  return variances;
}

/** The final score to expect from a position on, and how far it spreads. */
export function estimateOf(solved: Solved, variances: Float64Array, from: From): Estimate {
  const { card = EMPTY_CARD, points = 0 } = from;
  const slot = slotOf(solved.tables, card) ?? 0;
  let [mean, variance] = [solved.values[slot] ?? 0, variances[slot] ?? 0];
  if (from.dice) {
    startedTurn(solved, from, (_, endings) => {
      mean = sumOver(endings, i => worthOf(solved, endings, i));
      variance = varianceOf(solved, variances, endings, mean);
    });
  }
  return { mean: points + mean, deviation: Math.sqrt(Math.max(0, variance)) };
}

/** The spread of one turn around its mean, and the spread after it. */
const varianceOf = (solved: Solved, variances: Float64Array, endings: Endings, mean: number): number =>
  sumOver(endings, i => (worthOf(solved, endings, i) - mean) ** 2 + (variances[endings.slot(i)] ?? 0));

function worthOf({ values }: Solved, endings: Endings, ending: number): number {
  const { points, bonus } = endings.way(ending);
  return points + bonus + (values[endings.slot(ending)] ?? 0);
}

function sumOver(endings: Endings, part: (ending: number) => number): number {
  let sum = 0;
  for (let i = 0; i < endings.length; i++) sum += endings.chance(i) * part(i);
  return sum;
}

/** All cards that are not full, by the number of their filled categories. */
export function levelsOf(tables: Tables): readonly (readonly CardsOfRow[])[] {
  const { upper, joker, categories } = tables;
  const levels = categories.map((): CardsOfRow[] => []);
  for (let filled = 0; filled < allFilled(tables); filled++) {
    const upperScores = [...(upper.scores[upper.setOf[filled] ?? 0] ?? [])];
    levels[countBits(filled)]?.push({ filled, scoredAlike: false, upperScores });
    if (isRemembered(joker, filled)) levels[countBits(filled)]?.push({ filled, scoredAlike: true, upperScores });
  }
  return levels;
}
