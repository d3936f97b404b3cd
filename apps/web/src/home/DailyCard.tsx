/** Today's game on Home: its number, what is played, and how far one is with it. */
import type { DailyReport } from '@yaht/client';
import { dayAt, variantOfDay } from '@yaht/fair';
import { variantName } from '@yaht/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import { stockOf } from '../design/paper.ts';
import { useWords } from '../device/words.ts';
import { useAnswer } from '../people/use-answer.ts';
import styles from './DailyCard.module.css';

export function DailyCard() {
  const words = useWords();
  const { daily } = words;
  const { value: report, problem } = useAnswer<DailyReport>('/v1/daily');
  const [today] = useState(() => dayAt(Date.now()));
  // What is printed beforehand does not know the day that it will be read on.
  if (import.meta.env.SSR) return <span className={styles['card']} />;
  const isKnown = problem === undefined && report !== undefined;
  const day = isKnown ? report.day : today;
  const variant = variantOfDay(day);
  const state = problem ? daily.playOffline : isKnown ? daily.states[report.own?.state ?? 'none'] : '';
  return (
    <Link href="/daily" className={styles['card']} data-stock={stockOf(variant)} data-testid="home-daily">
      <b>
        <Icon name="calendar" />
        {daily.title(day)}
      </b>
      <span>{[variantName(words, variant), state].filter(Boolean).join(', ')}</span>
      {isKnown && report.streak > 0 && <span>{daily.streak(report.streak)}</span>}
    </Link>
  );
}
