/** When and where somebody is told that it is their turn; for those who have a profile. */
import { useEffect, useId, useState } from 'react';
import { Switch } from '../design/Choice.tsx';
import { useWords } from '../device/words.ts';
import { useAccount } from '../people/account.ts';
import { askServer } from '../people/ask.ts';
import { useOwnServer } from '../people/own-server.ts';
import { useAnswer } from '../people/use-answer.ts';
import styles from './NoticeSettings.module.css';
import { isSubscribed, meansHere, nightHere, noteAsked, subscribe, unsubscribe } from './subscription.ts';

type Quiet = { readonly from: number; readonly until: number; readonly zone: string };
type Wishes = { readonly isOn: boolean; readonly quiet: Quiet | null };

const PATH = '/v1/profiles/me/notices';

export function NoticeSettings() {
  const { telling } = useWords();
  const account = useAccount();
  const server = useOwnServer();
  const means = meansHere();
  if (!account || !server || means === 'none') return null;
  if (typeof server.vapidKey !== 'string') return <p className={styles['about']}>{telling.off}</p>;
  return (
    <section className={styles['notices']} data-testid="notice-settings">
      <h2>{telling.settings}</h2>
      <p className={styles['about']}>{telling.settingsAbout}</p>
      {means === 'install' ? <p>{telling.installFirstAbout}</p> : <OnThisDevice vapidKey={server.vapidKey} />}
      <QuietHours />
    </section>
  );
}

function OnThisDevice({ vapidKey }: { readonly vapidKey: string }) {
  const { telling } = useWords();
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void isSubscribed().then(setOn), []);
  const change = async (wanted: boolean): Promise<void> => {
    noteAsked();
    // Shown at once, and taken back where the browser does not allow it.
    setOn(wanted);
    if (!wanted) return unsubscribe();
    const outcome = await subscribe(vapidKey);
    setRefused(outcome === 'refused');
    setOn(outcome === 'on');
  };
  return (
    <>
      <Switch text={telling.here} isOn={isOn} onChange={wanted => void change(wanted)} />
      {isRefused && <p role="status">{telling.isRefused}</p>}
    </>
  );
}

function QuietHours() {
  const { telling } = useWords();
  const { value, ask } = useAnswer<{ readonly settings: Wishes }>(PATH);
  const [changed, setChanged] = useState<Quiet | null>();
  if (!value) return null;
  const quiet = changed === undefined ? value.settings.quiet : changed;
  const change = async (next: Quiet | null): Promise<void> => {
    setChanged(next);
    await askServer(PATH, { method: 'PATCH', body: { quiet: next } });
    ask();
  };
  const night = nightHere();
  const { zone } = night;
  return (
    <>
      <Switch text={telling.quiet} isOn={quiet !== null} onChange={isOn => void change(isOn ? night : null)} />
      {quiet && (
        <p className={styles['hours']}>
          <Hour text={telling.from} minutes={quiet.from} onChange={from => void change({ ...quiet, from, zone })} />
          <Hour text={telling.until} minutes={quiet.until} onChange={until => void change({ ...quiet, until, zone })} />
        </p>
      )}
    </>
  );
}

type HourProps = { readonly text: string; readonly minutes: number; readonly onChange: (minutes: number) => void };

function Hour({ text, minutes, onChange }: HourProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {text}
      <input
        id={id}
        type="time"
        value={timeOf(minutes)}
        onChange={({ target }) => {
          const [hour = NaN, minute = NaN] = target.value.split(':').map(Number);
          if (!Number.isNaN(60 * hour + minute)) onChange(60 * hour + minute);
        }}
      />
    </label>
  );
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
