/** How likely each final score is, as bars of ink; the same as a table for whoever reads. */
import type { Scores } from '@yaht/solver';
import { useState } from 'react';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import styles from './Histogram.module.css';

type Props = {
  readonly scores: Scores;
  readonly label: string;
  /** A score to point at. */
  readonly mark?: number;
};

const WIDTH = 320;
const HEIGHT = 96;
const BINS = 32;

export function Histogram({ scores, label, mark }: Props) {
  const { review } = useWords();
  const [isTable, setTable] = useState(false);
  const bins = binsOf(scores);
  const most = Math.max(...bins.map(({ chance }) => chance));
  const [first, last] = [bins[0], bins.at(-1)];
  const xOf = (score: number): number => ((score - (first?.from ?? 0)) / ((last?.to ?? 1) - (first?.from ?? 0) + 1)) * WIDTH;
  return (
    <div className={styles['histogram']}>
      {isTable ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{review.score}</th>
              <th scope="col">{review.share}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, to, chance }) => (
              <tr key={from}>
                <td>{review.scoreRange(from, to)}</td>
                <td>{review.chance(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} role="img" aria-label={label}>
          {bins.map(({ from, to, chance }) => (
            <rect
              key={from}
              className={styles['bar']}
              data-here={mark !== undefined && mark >= from && mark <= to}
              x={xOf(from) + 0.5}
              y={HEIGHT - (chance / most) * (HEIGHT - 16)}
              width={Math.max(1, xOf(to + 1) - xOf(from) - 1)}
              height={(chance / most) * (HEIGHT - 16)}
            />
          ))}
          {mark !== undefined && (
            <text className={styles['mark']} x={Math.min(WIDTH - 16, Math.max(16, xOf(mark)))} y="11">
              {Math.round(mark)}
            </text>
          )}
          <path className={styles['ground']} d={`M0 ${HEIGHT}H${WIDTH}`} />
          <text className={styles['end']} x="0" y={HEIGHT + 14}>
            {first?.from}
          </text>
          <text className={styles['end']} x={WIDTH} y={HEIGHT + 14} textAnchor="end">
            {last?.to}
          </text>
        </svg>
      )}
      <TextButton onPress={() => setTable(!isTable)}>{isTable ? review.showChart : review.showTable}</TextButton>
    </div>
  );
}

type Bin = { readonly from: number; readonly to: number; readonly chance: number };

/** Scores in groups of equal width, without the ends that hardly ever happen. */
function binsOf({ low, chances }: Scores): readonly Bin[] {
  const first = chances.findIndex(chance => chance > 1e-4);
  const last = chances.findLastIndex(chance => chance > 1e-4);
  const size = Math.max(1, Math.ceil((last - first + 1) / BINS));
  return Array.from({ length: Math.ceil((last - first + 1) / size) }, (_, i) => {
    const from = first + i * size;
    const chance = chances.subarray(from, from + size).reduce((sum, each) => sum + each, 0);
    return { from: low + from, to: low + from + size - 1, chance };
  });
}
