/** The time a turn has left, in the bar. The last ten seconds are told once, and felt. */
import { useEffect } from 'react';
import { tremble } from '../device/haptics.ts';
import { asTime, useSecondsUntil } from '../device/use-seconds.ts';
import { useWords } from '../device/words.ts';
import styles from './TurnClock.module.css';

const HURRY = 10;
/** Nobody counts so many seconds. */
const LONG = 3_600;

export function TurnClock({ endsAt, isMine }: { readonly endsAt: number; readonly isMine: boolean }) {
  const { web, waiting } = useWords();
  const seconds = useSecondsUntil(endsAt) ?? 0;
  const isShort = seconds <= HURRY;
  useEffect(() => {
    if (isShort && isMine) tremble(20);
  }, [isShort, isMine]);
  return (
    <span className={styles['clock']} data-short={isShort} data-testid="turn-clock">
      {seconds > LONG ? <small>{waiting.left(waiting.long(seconds))}</small> : <span aria-hidden="true">{asTime(seconds)}</span>}
      <span className="unseen" role="status">
        {isShort && isMine ? web.timeLeft(HURRY) : ''}
      </span>
    </span>
  );
}
