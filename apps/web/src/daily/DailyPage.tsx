/** `/daily` and `/d/<day>`: the game of a day, to play, and how it went for everybody. */
import type { DailyReport } from '@yaht/client';
import { dayAt, variantOfDay } from '@yaht/fair';
import { variantName } from '@yaht/messages';
import { useEffect, useState } from 'react';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { stockOf } from '../design/paper.ts';
import { useSecondsUntil } from '../device/use-seconds.ts';
import { useWords } from '../device/words.ts';
import { useAnswer } from '../people/use-answer.ts';
import { DailyBoard } from './DailyBoard.tsx';
import { DailyProof } from './DailyProof.tsx';
import { DailyResult } from './DailyResult.tsx';
import { DailyTray } from './DailyTray.tsx';
import { DayLinks } from './DayLinks.tsx';
import styles from './DailyPage.module.css';

/** A comparison with perfect play takes a server a moment. */
const ASK_AGAIN = 1_000;

export function DailyPage({ day: named }: { readonly day?: string | undefined }) {
  const words = useWords();
  const { daily } = words;
  const { value: report, seenAt, problem, ask } = useAnswer<DailyReport>(`/v1/daily${named === undefined ? '' : `/${named}`}`);
  const [today, setToday] = useState(() => dayAt(Date.now()));
  const isWaiting = report?.own?.state === 'over' && report.own.turns === null && report.seed === null && !seenAt;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(ask, ASK_AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting, ask]);
  if (problem?.code === 'unknown-day') return <Empty text={words.doorRefusals['unknown-day']} />;
  const day = report?.day ?? (named === undefined ? today : Number(named));
  const variant = variantOfDay(day);
  const isToday = day === today;
  const isOffline = problem !== undefined;
  return (
    <Page
      title={daily.title(day)}
      about={daily.rules(variantName(words, variant))}
      stock={stockOf(variant)}
      tray={isToday && (report || isOffline) ? <DailyTray day={day} report={report} isOffline={isOffline} /> : undefined}
    >
      <div className={styles['day']} data-testid="daily">
        {!report && !isOffline && <p role="status">{daily.loading}</p>}
        {isOffline && <p className={styles['offline']}>{daily.offline}</p>}
        {report?.own?.state === 'over' ? (
          <DailyResult report={report} />
        ) : (
          <header className={styles['head']}>
            <h2>{daily.about}</h2>
            {isToday && <Countdown until={report?.until} onOver={() => (setToday(dayAt(Date.now())), ask())} />}
            {report !== undefined && report.streak > 0 && <p>{daily.streak(report.streak)}</p>}
          </header>
        )}
        {report && <DailyBoard report={report} seenAt={isOffline ? seenAt : undefined} />}
        {report && <DailyProof report={report} />}
        <DayLinks day={day} today={today} />
      </div>
    </Page>
  );
}

/** What is left of the day, to the minute. */
function Countdown({ until, onOver }: { readonly until: number | undefined; readonly onOver: () => void }) {
  const { daily } = useWords();
  const seconds = useSecondsUntil(until ?? null);
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);
  if (seconds === null) return null;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return (
    <p>
      {daily.endsIn(Math.floor(minutes / 60), minutes % 60)} <small>{daily.endsNote}</small>
    </p>
  );
}
