/** How scores spread: as data, and for people. */
import type { Messages } from '@yaht/messages';
import { deviationOf, meanOf, percentileOf, type Scores } from '@yaht/solver';
import { padEnd, padStart, widest } from '@yaht/terminal/text';
import type { Output } from '../output/output.ts';
import { bucketsOf, histogramLines } from './histogram.ts';

const PERCENTILES = [1, 5, 25, 50, 75, 95, 99] as const;

/** Mean, spread and percentiles. */
export const scoresDocument = (scores: Scores) => ({
  mean: meanOf(scores),
  deviation: deviationOf(scores),
  lowest: scores.low,
  highest: scores.low + scores.chances.length - 1,
  percentiles: Object.fromEntries(PERCENTILES.map(percent => [percent, percentileOf(scores, percent)])),
  histogram: bucketsOf(scores),
});

/** The same in rows, with a histogram; `error` is how far the mean may be off. */
export function scoresLines(messages: Messages, scores: Scores, error: number | null, { columns }: Output): readonly string[] {
  const { analysis: words, solver } = messages;
  const mean = meanOf(scores);
  const rows: readonly (readonly [string, string])[] = [
    [words.mean, error === null ? solver.decimal(mean, 2) : words.meanWithin(mean, error)],
    [words.deviation, solver.decimal(deviationOf(scores), 2)],
    [words.range, words.rangeOf(scores.low, scores.low + scores.chances.length - 1)],
  ];
  const width = widest([...rows.map(([name]) => name), words.percentile, words.score]);
  const cells = (name: string, values: readonly number[], unit: string): string =>
    `  ${padEnd(name, width)}${values.map(value => padStart(`${value}${unit}`, 6)).join('')}`;
  return [
    ...rows.map(([name, text]) => `  ${padEnd(name, width)}  ${text}`),
    '',
    cells(words.percentile, PERCENTILES, ' %'),
    cells(
      words.score,
      PERCENTILES.map(percent => percentileOf(scores, percent)),
      '',
    ),
    '',
    ...histogramLines(bucketsOf(scores), solver.percent, columns),
  ];
}
