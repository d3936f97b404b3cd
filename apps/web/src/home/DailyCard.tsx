/** Today's games on Home: the number of the day, what is played, and how far one is with each. */
import type { DailyReport } from '@yaht/client';
import { DAILY_GAMES, dailyVariant, dayAt, type DailyGame } from '@yaht/fair';
import { variantName } from '@yaht/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { dailyAddress, dailyQuestion } from '../daily/address.ts';
import { Icon } from '../design/Icon.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import { useAnswer } from '../people/use-answer.ts';
import styles from './DailyCard.module.css';

export function DailyCard() {
  const { daily } = useWords();
  const [today] = useState(() => dayAt(Date.now()));
  // What is printed beforehand does not know the day that it will be read on.
  if (import.meta.env.SSR) return <span className={styles['card']} />;
  return (
    <section className={styles['card']} aria-label={daily.title(today)}>
      {DAILY_GAMES.map(game => (
        <GameOfToday key={game} game={game} today={today} />
      ))}
    </section>
  );
}

function GameOfToday({ game, today }: { readonly game: DailyGame; readonly today: number }) {
  const words = useWords();
  const { daily } = words;
  const { value: report, problem } = useAnswer<DailyReport>(dailyQuestion(game));
  const known = problem === undefined ? report : undefined;
  const day = known?.day ?? today;
  const variant = dailyVariant(game, day);
  const state = problem ? daily.playOffline : known ? daily.states[known.own?.state ?? 'none'] : '';
  return (
    <Link
      href={dailyAddress(game)}
      className={styles['game']}
      data-stock={stockOf(variant)}
      data-testid={game === 'card' ? 'home-daily' : 'home-daily-run'}
    >
      <b>
        <Icon name="calendar" />
        {daily.title(day)}
      </b>
      <span>{[variantName(words, variant), state].filter(Boolean).join(', ')}</span>
      {known !== undefined && known.streak > 0 && <span>{daily.streak(known.streak)}</span>}
    </Link>
  );
}
