/** `/games`: every game that is not over, those that wait for whoever reads before those that wait for others. */
import type { SaveLine } from '@yaht/client';
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useWords } from '../device/words.ts';
import { askRooms } from '../online/open-games.ts';
import { Forget } from './Forget.tsx';
import { OwnSlip, RoomSlip } from './GameSlip.tsx';
import { keptGames, lookAgain } from './kept.ts';
import { sorted } from './Waiting.tsx';
import { useBadge } from './use-badge.ts';
import styles from './Waiting.module.css';

export function GamesPage() {
  const { waiting, web } = useWords();
  const [kept, setKept] = useState(keptGames);
  const [toForget, setToForget] = useState<SaveLine | null>(null);
  const look = () => void lookAgain().then(setKept);
  useEffect(look, []);
  useEffect(() => void askRooms().then(lookAgain).then(setKept), []);
  const { mine, theirs } = sorted(kept.rooms);
  const own = kept.waiting;
  useBadge(mine.length);
  return (
    <Page
      ground="desk"
      title={waiting.games}
      about={waiting.counted(mine.length + theirs.length + own.length, mine.length + own.length)}
    >
      {mine.length + theirs.length + own.length === 0 && <p className={styles['first']}>{web.noAccount}</p>}
      {mine.length + own.length > 0 && (
        <section className={styles['part']}>
          <header className={styles['head']}>
            <h2>{waiting.mine}</h2>
          </header>
          <ul className={styles['slips']}>
            {mine.map(game => (
              <RoomSlip key={game.room} game={game} />
            ))}
            {own.map(line => (
              <OwnSlip key={line.name} line={line} onForget={() => setToForget(line)} />
            ))}
          </ul>
        </section>
      )}
      {theirs.length > 0 && (
        <section className={styles['part']}>
          <header className={styles['head']}>
            <h2>{waiting.theirs}</h2>
          </header>
          <ul className={styles['slips']}>
            {theirs.map(game => (
              <RoomSlip key={game.room} game={game} />
            ))}
          </ul>
        </section>
      )}
      {toForget && <Forget line={toForget} onClose={() => setToForget(null)} onDone={look} />}
    </Page>
  );
}
