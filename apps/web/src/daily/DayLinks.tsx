/** From day to day. */
import type { DailyGame } from '@yaht/fair';
import { Link } from 'wouter';
import { useWords } from '../device/words.ts';
import { dailyAddress } from './address.ts';
import styles from './DailyPage.module.css';

type Props = { readonly game: DailyGame; readonly day: number; readonly today: number };

export function DayLinks({ game, day, today }: Props) {
  const { daily } = useWords();
  return (
    <nav className={styles['days']} aria-label={daily.name}>
      {day > 1 && <Link href={dailyAddress(game, day - 1)}>{daily.dayBefore}</Link>}
      {day < today && <Link href={dailyAddress(game, day + 1 === today ? undefined : day + 1)}>{daily.dayAfter}</Link>}
      {day < today - 1 && <Link href={dailyAddress(game)}>{daily.today}</Link>}
    </nav>
  );
}
