/** How often each range of scores came: ink bars for one's own games, a pencil line for perfect play. */
import type { ScorecardVariant } from '@yaht/rules';
import type { Scores, Statistics } from '@yaht/solver';
import { useEffect, useState } from 'react';
import { useWords } from '../device/words.ts';
import { ask } from '../solver/ask.ts';
import { binsOf } from './bins.ts';
import styles from './Charts.module.css';

const WIDTH = 320;
const HEIGHT = 120;

type Props = { readonly distribution: Statistics['distribution']; readonly variant: ScorecardVariant };

export function ScoreCurve({ distribution, variant }: Props) {
  const { people } = useWords();
  const [perfect, setPerfect] = useState<Scores>();
  useEffect(() => {
    let isOver = false;
    void ask('spread', variant).then(spread => !isOver && spread.ok && setPerfect(spread.value));
    return () => {
      isOver = true;
    };
  }, [variant]);
  const bins = binsOf(distribution, perfect);
  const highest = Math.max(...bins.map(({ own, perfect: share }) => Math.max(own, share)), 0.01);
  const width = WIDTH / bins.length;
  const y = (share: number): number => HEIGHT - (HEIGHT - 8) * (share / highest);
  const line = bins.map(({ perfect: share }, i) => `${width * (i + 0.5)},${y(share)}`).join(' ');
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <b>{people.curve}</b> <small>{people.curveNote}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} role="img" aria-label={people.curve}>
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles['axis']} />
        {bins.map(({ from, own }, i) => (
          <g key={from}>
            {own > 0 && <rect x={width * i + 1.5} width={width - 3} y={y(own)} height={HEIGHT - y(own)} />}
            {i % 2 === 0 && (
              <text x={width * i} y={HEIGHT + 13}>
                {from}
              </text>
            )}
          </g>
        ))}
        {perfect && <polyline points={line} className={styles['pencil']} />}
      </svg>
      <details>
        <summary>{people.showTable}</summary>
        <table>
          <thead>
            <tr>
              <th>{people.bin}</th>
              <th>{people.yours}</th>
              <th>{people.perfect}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, to, own, perfect: share }) => (
              <tr key={from}>
                <td>{people.binOf(from, to)}</td>
                <td>{people.percent(own)}</td>
                <td>{perfect ? people.percent(share) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
