/** One's own games by score; the bar of this one is in the ink of the stamp, with a mark above it. */
import { useWords } from '../device/words.ts';
import { barsOf } from './own-place.ts';
import styles from './ScoreBars.module.css';

const WIDTH = 320;
const HEIGHT = 36;

export function ScoreBars({ scores, score }: { readonly scores: readonly number[]; readonly score: number }) {
  const { end } = useWords();
  const bars = barsOf(scores, score);
  const most = Math.max(...bars.map(({ games }) => games));
  const step = WIDTH / bars.length;
  const said = bars.flatMap(({ from, to, games }) => (games > 0 ? [end.ofGames(from, to, games)] : [])).join(', ');
  return (
    <svg className={styles['bars']} viewBox={`0 0 ${WIDTH} ${HEIGHT + 26}`} role="img" aria-label={`${end.chart}: ${said}`}>
      {bars.map(({ from, games, isHere }, i) => {
        const height = (HEIGHT * games) / most;
        const x = i * step;
        return (
          <g key={from} data-here={isHere}>
            {games > 0 && <rect x={x + 1.5} y={10 + HEIGHT - height} width={step - 3} height={height} rx="2" />}
            {isHere && <path d={`M${x + step / 2 - 5} ${2 + HEIGHT - height}h10l-5 6Z`} />}
          </g>
        );
      })}
      <path className={styles['ground']} d={`M0 ${HEIGHT + 10}H${WIDTH}`} />
      <text x="0" y={HEIGHT + 24}>
        {bars[0]?.from}
      </text>
      <text x={WIDTH} y={HEIGHT + 24} textAnchor="end">
        {bars.at(-1)?.to}
      </text>
    </svg>
  );
}
