/** All levels of the run: behind, here, ahead; every so many a boss. */
import type { RunView } from '@yaht/client';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../device/words.ts';
import styles from './WayUp.module.css';

type Props = { readonly run: RunView; readonly bossEvery: number };

export function WayUp({ run, bossEvery }: Props) {
  const { runScreen } = useWords();
  const { level } = run.level;
  const levels = Array.from({ length: Math.max(run.levels, level) }, (_, i) => i + 1).slice(-15);
  return (
    <section className={styles['way']}>
      <h2>{runScreen.wayUp}</h2>
      <ol aria-label={runScreen.level(level, run.levels)}>
        {levels.map(each => (
          <li
            key={each}
            data-state={each < level ? 'behind' : each === level ? 'here' : 'ahead'}
            data-boss={each % bossEvery === 0}
            aria-current={each === level ? 'step' : undefined}
          >
            {each === level && run.boss ? <Seal id={run.boss} /> : each}
          </li>
        ))}
      </ol>
    </section>
  );
}
