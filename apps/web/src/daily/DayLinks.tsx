/** From day to day. */
import { Link } from 'wouter';
import { useWords } from '../device/words.ts';
import styles from './DailyPage.module.css';

export function DayLinks({ day, today }: { readonly day: number; readonly today: number }) {
  const { daily } = useWords();
  return (
    <nav className={styles['days']} aria-label={daily.name}>
      {day > 1 && <Link href={`/d/${day - 1}`}>{daily.dayBefore}</Link>}
      {day < today && <Link href={day + 1 === today ? '/daily' : `/d/${day + 1}`}>{daily.dayAfter}</Link>}
      {day < today - 1 && <Link href="/daily">{daily.today}</Link>}
    </nav>
  );
}
