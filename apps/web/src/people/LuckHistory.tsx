/** What the dice gave or took, game after game. */
import { useWords } from '../device/words.ts';
import styles from './Charts.module.css';

const HEIGHT = 80;
/** The latest ones fit on a phone. */
const SHOWN = 40;

export function LuckHistory({ luck }: { readonly luck: readonly number[] }) {
  const { people, review } = useWords();
  if (luck.length === 0) return null;
  const shown = luck.slice(-SHOWN);
  const highest = Math.max(...shown.map(Math.abs), 1);
  const width = 320 / Math.max(shown.length, 8);
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <b>{people.luck}</b> <small>{people.luckNote}</small>
      </figcaption>
      <svg viewBox={`0 0 320 ${HEIGHT}`} role="img" aria-label={people.luckNote}>
        <line x1="0" x2="320" y1={HEIGHT / 2} y2={HEIGHT / 2} className={styles['axis']} />
        {shown.map((value, i) => {
          const height = (Math.abs(value) / highest) * (HEIGHT / 2 - 2);
          const y = value > 0 ? HEIGHT / 2 - height : HEIGHT / 2;
          return <rect key={i} x={width * i + 1} width={Math.max(1, width - 2)} y={y} height={Math.max(1, height)} />;
        })}
      </svg>
      <details>
        <summary>{people.showTable}</summary>
        <table>
          <tbody>
            {shown.map((value, i) => (
              <tr key={i}>
                <td>{people.gameNumber(luck.length - shown.length + i + 1)}</td>
                <td>{review.signed(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
