/** A duel: one's own run as any run is played, or that of somebody one watches, and everybody beside it. */
import { mayWatch, ownTable, shownSeat, type Table } from '@yaht/client';
import { fault, type Seat } from '@yaht/rules';
import { useMemo, useState, type ComponentProps } from 'react';
import { useWords } from '../device/words.ts';
import { RunScreen } from '../run/RunScreen.tsx';
import screen from '../run/RunScreen.module.css';
import { DuelResult } from './DuelResult.tsx';
import { RivalRail } from './RivalRail.tsx';
import { RivalTabs } from './RivalTabs.tsx';
import { useNews } from './use-news.ts';
import { useRivals } from './use-rivals.ts';
import styles from './DuelScreen.module.css';

type Props = Omit<ComponentProps<typeof RunScreen>, 'beside' | 'end' | 'whose'> & { readonly table: Table };

export function DuelScreen({ table, ...props }: Props) {
  const words = useWords();
  const [wished, setWished] = useState<Seat>();
  const rivals = useRivals(table);
  const state = table.state();
  const seat = shownSeat(state, wished);
  const shown = useRunOf(table, seat);
  const watching = mayWatch(state) ? { seat, onWatch: setWished } : undefined;
  const news = useNews(table, words);
  const duel = state.game?.family === 'duel' ? state.game : fault('no duel');
  const levels = duel.start.variant.run.levels.thresholds.length;
  return (
    <div className={styles['duel']}>
      <div className={`${styles['own']} ${screen['crowded']}`}>
        <RunScreen
          {...props}
          key={seat}
          table={shown}
          whose={state.seats.includes(seat) ? undefined : duel.start.players[seat]?.name}
          beside={<RivalTabs rivals={rivals} levels={levels} watching={watching} />}
          end={{
            head: <DuelResult rivals={rivals} over={duel.over} watching={watching} />,
            text: words.web.rematch,
          }}
        />
      </div>
      <RivalRail rivals={rivals} levels={levels} news={news} watching={watching} />
      <p className="unseen" role="status" data-testid="news">
        {news[0]}
      </p>
    </div>
  );
}

/** The run of one seat; the same table as long as it is the same seat. */
const useRunOf = (table: Table, seat: Seat): Table => useMemo(() => ownTable(table, seat), [table, seat]);
