/** A duel: one's own run as any run is played, and everybody beside it. */
import { ownTable, type Table } from '@yaht/client';
import { fault } from '@yaht/rules';
import { useMemo, type ComponentProps } from 'react';
import { useWords } from '../device/words.ts';
import { RunScreen } from '../run/RunScreen.tsx';
import { DuelResult, duelAction } from './DuelResult.tsx';
import { RivalRail } from './RivalRail.tsx';
import { RivalTabs } from './RivalTabs.tsx';
import { useNews } from './use-news.ts';
import { useRivals } from './use-rivals.ts';
import styles from './DuelScreen.module.css';

type Props = Omit<ComponentProps<typeof RunScreen>, 'beside' | 'end'> & { readonly table: Table };

export function DuelScreen({ table, ...props }: Props) {
  const words = useWords();
  const own = useMemo(() => ownTable(table), [table]);
  const rivals = useRivals(table);
  const news = useNews(table, words);
  const { game } = table.state();
  const duel = game?.family === 'duel' ? game : fault('no duel');
  const levels = duel.start.variant.run.levels.thresholds.length;
  return (
    <div className={styles['duel']}>
      <div className={styles['own']}>
        <RunScreen
          {...props}
          table={own}
          beside={<RivalTabs rivals={rivals} levels={levels} />}
          end={{
            head: <DuelResult rivals={rivals} over={duel.over} />,
            ...duelAction(words, duel.over !== null),
          }}
        />
      </div>
      <RivalRail rivals={rivals} levels={levels} news={news} />
      <p className="unseen" role="status" data-testid="news">
        {news[0]}
      </p>
    </div>
  );
}
