/** `/daily` and `/d/<day>`, each with `/rollio` for the run: a game of a day, to play, and how it went for everybody. */
import type { DailyReport } from '@yaht/client';
import { dailyVariant, dayAt, isDailyGame } from '@yaht/fair';
import { variantName } from '@yaht/messages';
import { useEffect, useState } from 'react';
import { Empty } from '../app/Empty.tsx';
import { Page } from '../app/Page.tsx';
import { stockOf } from '../design/paper.ts';
import { useSecondsUntil } from '../device/use-seconds.ts';
import { useWords } from '../device/words.ts';
import { useAnswer } from '../people/use-answer.ts';
import { dailyQuestion } from './address.ts';
import { DailyBoard } from './DailyBoard.tsx';
import { DailyGames } from './DailyGames.tsx';
import { DailyProof } from './DailyProof.tsx';
import { DailyResult } from './DailyResult.tsx';
import { DailyTray } from './DailyTray.tsx';
import { DayLinks } from './DayLinks.tsx';
import styles from './DailyPage.module.css';

/** A server takes a moment to count a game, and to compare it with perfect play. */
const ASK_AGAIN = 1_000;

type Props = { readonly day?: string | undefined; readonly game?: string | undefined };

export function DailyPage(props: Props) {
  const { doorRefusals } = useWords();
  const isDay = props.day === undefined || /^\d+$/.test(props.day);
  return isDay ? <DayPage {...props} /> : <Empty text={doorRefusals['unknown-day']} />;
}

function DayPage({ day: named, game: asked = 'card' }: Props) {
  const words = useWords();
  const { daily } = words;
  const game = isDailyGame(asked) ? asked : 'card';
  const { value: report, seenAt, problem, ask } = useAnswer<DailyReport>(dailyQuestion(game, named));
  const [today, setToday] = useState(() => dayAt(Date.now()));
  const isWaiting = report !== undefined && !seenAt && isBeingCounted(report);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(ask, ASK_AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting, ask]);
  if (problem?.code === 'unknown-day') return <Empty text={words.doorRefusals['unknown-day']} />;
  const day = report?.day ?? (named === undefined ? today : Number(named));
  const variant = dailyVariant(game, day);
  const isToday = day === today;
  const isOffline = problem !== undefined;
  return (
    <Page
      title={daily.title(day)}
      about={daily.rules(variantName(words, variant))}
      stock={stockOf(variant)}
      isBroad
      tray={isToday && (report || isOffline) ? <DailyTray {...{ game, day, report, isOffline }} /> : undefined}
    >
      <div className={styles['day']} data-over={report?.own?.state === 'over'} data-testid="daily">
        <DailyGames {...{ game, day, isToday }} />
        {isOffline && <p className={styles['offline']}>{daily.offline}</p>}
        {report?.own?.state === 'over' ? (
          <DailyResult
            report={report}
            next={isToday && <Countdown until={report.until} isNext onOver={() => (setToday(dayAt(Date.now())), ask())} />}
          />
        ) : (
          <header className={styles['head']}>
            <h2>{game === 'card' ? daily.about : words.runOnline.about}</h2>
            {isToday && <Countdown until={report?.until} onOver={() => (setToday(dayAt(Date.now())), ask())} />}
            {report !== undefined && report.streak > 0 && <p>{daily.streak(report.streak)}</p>}
          </header>
        )}
        {!report && !isOffline && <p role="status">{daily.loading}</p>}
        {report && <DailyBoard report={report} seenAt={isOffline ? seenAt : undefined} />}
        {report && <DailyProof report={report} />}
        <DayLinks {...{ game, day, today }} />
      </div>
    </Page>
  );
}

/** The game is over and not everything about it is known yet. A day that is over itself has been counted. */
function isBeingCounted({ own, seed }: DailyReport): boolean {
  if (own?.state !== 'over' || seed !== null) return false;
  return own.rank === null || (own.levels === null && own.turns === null);
}

type CountdownProps = {
  readonly until: number | undefined;
  /** Nothing is left to do today: what counts is when the next one comes. */
  readonly isNext?: boolean;
  readonly onOver: () => void;
};

/** What is left of the day, to the minute. */
function Countdown({ until, isNext = false, onOver }: CountdownProps) {
  const { daily } = useWords();
  const seconds = useSecondsUntil(until ?? null);
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);
  if (seconds === null) return null;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (isNext) return <p className={styles['next']}>{daily.nextIn(hours, rest)}</p>;
  return (
    <p>
      {daily.endsIn(hours, rest)} <small>{daily.endsNote}</small>
    </p>
  );
}
