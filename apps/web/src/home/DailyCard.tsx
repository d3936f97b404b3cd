/** The card of the day, first of all: its number, the week with a hole for each day played, what is left of the day, and how yesterday went. */
import type { DailyReport } from '@yaht/client';
import { dailyVariant, dayAt, dayStart } from '@yaht/fair';
import { variantName, type Words } from '@yaht/messages';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dailyAddress, dailyQuestion } from '../daily/address.ts';
import { stockOf } from '../design/paper.ts';
import { useSecondsUntil } from '../device/use-seconds.ts';
import { useWords } from '../device/words.ts';
import { useAnswer } from '../people/use-answer.ts';
import styles from './DailyCard.module.css';

/** A name with more signs has smaller letters, so that it stays in one line. */
const LONG = 12;

export function DailyCard() {
  const words = useWords();
  const { daily } = words;
  const { value: report, problem, ask } = useAnswer<DailyReport>(import.meta.env.SSR ? null : dailyQuestion('card'));
  // What is printed beforehand does not know the day that it will be read on.
  const [today, setToday] = useState(() => (import.meta.env.SSR ? null : dayAt(Date.now())));
  const isKnown = problem === undefined && report?.day === today;
  const variant = today === null ? null : dailyVariant('card', today);
  const over = (): void => {
    setToday(dayAt(Date.now()));
    ask();
  };
  return (
    <section
      className={styles['card']}
      data-stock={variant ? stockOf(variant) : undefined}
      aria-label={today === null ? daily.name : daily.title(today)}
    >
      <header className={styles['head']}>
        <h2 data-long={daily.title(today ?? 1).length > LONG}>{today === null ? daily.name : daily.title(today)}</h2>
        <p className={styles['left']}>
          {daily.left} {today === null ? <b>{'\u00A0'}</b> : <TimeLeft until={dayStart(today + 1)} onOver={over} />}
        </p>
        <p className={styles['about']}>{variant ? daily.aboutToday(variantName(words, variant)) : '\u00A0'}</p>
      </header>
      <Week today={today} played={isKnown ? report.days : []} />
      <i className={styles['tear']} />
      <div className={styles['foot']}>
        <p>
          <b>{isKnown && report.streak > 0 ? `${daily.streak(report.streak)}.` : daily.oneAttempt}</b>
          <span>{(isKnown && standing(words, report)) || '\u00A0'}</span>
        </p>
        <Link href={dailyAddress('card')} className={styles['play']} data-testid="home-daily">
          {deed(words, isKnown ? report : undefined)}
        </Link>
      </div>
    </section>
  );
}

const deed = ({ daily }: Words, report: DailyReport | undefined): string =>
  ({ none: daily.playToday, playing: daily.goOn, over: daily.result })[report?.own?.state ?? 'none'];

/** Of today once it is played, of yesterday until then. */
function standing({ daily }: Words, { own, before, players }: DailyReport): string {
  if (own?.state === 'over' && own.score !== null)
    return own.rank === null ? daily.scored(own.score) : daily.placeToday(own.rank, players);
  if (own?.state === 'playing') return daily.states.playing;
  return before ? daily.yesterday(before.rank, before.players) : '';
}

/** Hours, minutes and seconds. */
function TimeLeft({ until, onOver }: { readonly until: number; readonly onOver: () => void }) {
  const seconds = useSecondsUntil(until) ?? 0;
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds, onOver]);
  const two = (part: number): string => `${Math.floor(part) % 60}`.padStart(2, '0');
  return <b>{`${Math.floor(seconds / 3_600)}:${two(seconds / 60)}:${two(seconds)}`}</b>;
}

type DayState = 'punched' | 'missed' | 'today' | 'ahead';

/** From Monday to Sunday: a hole for each day that was played. */
function Week({ today, played }: { readonly today: number | null; readonly played: readonly number[] }) {
  const { daily } = useWords();
  const monday = today === null ? 0 : today - ((new Date(dayStart(today)).getUTCDay() + 6) % 7);
  const stateOf = (day: number): DayState => {
    if (played.includes(day)) return 'punched';
    if (today === null || day > today) return 'ahead';
    return day === today ? 'today' : 'missed';
  };
  return (
    <ol className={styles['week']} aria-label={daily.week}>
      {daily.weekdays.map((name, place) => {
        const day = monday + place;
        return (
          <li key={name} data-state={stateOf(day)} data-now={day === today}>
            <span aria-hidden="true">{name.slice(0, 1)}</span>
            <span className="unseen">{`${name}: ${daily.dayStates[stateOf(day)]}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
