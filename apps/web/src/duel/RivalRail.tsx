/** Beside the run, where there is room: everybody at a glance, and the latest that happened to others. */
import type { RivalView } from '@yaht/client';
import { useWords } from '../device/words.ts';
import { RivalList, type Watching } from './RivalList.tsx';
import styles from './RivalRail.module.css';

type Props = {
  readonly rivals: readonly RivalView[];
  readonly levels: number;
  readonly news: readonly string[];
  readonly watching: Watching | undefined;
};

export function RivalRail({ rivals, levels, news, watching }: Props) {
  const { runOnline } = useWords();
  return (
    <aside className={styles['rail']} aria-label={runOnline.race} data-testid="rail">
      <h2>{runOnline.race}</h2>
      <RivalList rivals={rivals} levels={levels} watching={watching} />
      <p className={styles['rule']}>{runOnline.byLevels}</p>
      {news.length > 0 && (
        <ul className={styles['news']}>
          {news.map((line, i) => (
            <li key={`${i} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}
