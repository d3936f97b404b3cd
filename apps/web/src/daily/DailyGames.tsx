/** The two games of a day, each a way to the other's page. */
import { DAILY_GAMES, dailyVariant, type DailyGame } from '@yaht/fair';
import { variantName } from '@yaht/messages';
import { Link } from 'wouter';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import { dailyAddress } from './address.ts';
import styles from './DailyGames.module.css';

type Props = { readonly game: DailyGame; readonly day: number; readonly isToday: boolean };

export function DailyGames({ game, day, isToday }: Props) {
  const words = useWords();
  return (
    <nav className={styles['games']} aria-label={words.runOnline.games}>
      {DAILY_GAMES.map(each => (
        <Link
          key={each}
          href={dailyAddress(each, isToday ? undefined : day)}
          replace
          aria-current={each === game ? 'page' : undefined}
          data-stock={stockOf(dailyVariant(each, day))}
          data-testid={`daily-${each}`}
        >
          {variantName(words, dailyVariant(each, day))}
        </Link>
      ))}
    </nav>
  );
}
