/** `/profile`: who somebody is here, what their games add up to, and what is kept about them. */
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useWords } from '../device/words.ts';
import { AccountCard } from './AccountCard.tsx';
import { OwnData } from './OwnData.tsx';
import { ownGames, type OwnGame } from './own-games.ts';
import { StatisticsCard } from './StatisticsCard.tsx';
import styles from './People.module.css';

export function ProfilePage() {
  const { people } = useWords();
  const [games, setGames] = useState<readonly OwnGame[]>();
  const look = (): void => void ownGames().then(setGames, () => setGames([]));
  useEffect(look, []);
  return (
    <Page title={people.profile}>
      <div className={styles['sections']}>
        <AccountCard />
        {games && <StatisticsCard games={games} />}
        {games && <OwnData games={games} onChange={look} />}
      </div>
    </Page>
  );
}
