/** What can be done about today's game: begin it, go on with it, play it again, or play it without a server. */
import type { DailyReport } from '@yaht/client';
import { challengeOf, dailyVariant, type DailyGame } from '@yaht/fair';
import { isPlayerName, MAX_NAME_LENGTH } from '@yaht/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { refusalSentence } from '../app/refusal.ts';
import { Button } from '../design/Button.tsx';
import { openTable } from '../device/tables.ts';
import { useWords } from '../device/words.ts';
import { lastName } from '../online/seats.ts';
import { useAccount } from '../people/account.ts';
import { playToday } from './play-today.ts';
import styles from './DailyPage.module.css';

type Props = {
  readonly game: DailyGame;
  readonly day: number;
  readonly report: DailyReport | undefined;
  readonly isOffline: boolean;
};

export function DailyTray({ game, day, report, isOffline }: Props) {
  const words = useWords();
  const { daily, web } = words;
  const account = useAccount();
  const [, go] = useLocation();
  const [name, setName] = useState(() => account?.name ?? lastName());
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reason = isPlayerName(name.trim()) ? undefined : web.nameFirst;
  const begin = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const code = await playToday(name.trim(), game);
    setBusy(false);
    if (code.ok) go(`/r/${code.value}`);
    else setTrouble(refusalSentence(words, code.error));
  };
  const state = report?.own?.state ?? 'none';
  return (
    <div className={styles['tray']}>
      {account === null && (
        <label className={styles['name']}>
          <span>{daily.yourName}</span>
          <input value={name} maxLength={MAX_NAME_LENGTH} autoComplete="off" onChange={event => setName(event.target.value)} />
        </label>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {isOffline ? (
        <>
          <p className={styles['note']}>{daily.offlineNote}</p>
          <Button
            look="main"
            testId="daily-offline"
            reason={reason}
            onPress={() => void playHere({ game, day }, name.trim(), go)}
          >
            {daily.playOffline}
          </Button>
        </>
      ) : (
        <Button look={state === 'over' ? 'second' : 'main'} testId="daily-play" reason={reason} onPress={() => void begin()}>
          {{ none: daily.play, playing: daily.goOn, over: daily.again }[state]}
        </Button>
      )}
    </div>
  );
}

/** The same game on dice of this device, which nobody else has. */
async function playHere({ game, day }: Pick<Props, 'game' | 'day'>, name: string, go: (path: string) => void): Promise<void> {
  const opened = await openTable({
    variant: dailyVariant(game, day),
    players: [{ name }],
    options: { turnOrder: 'seated', undo: 'off', hints: false },
    challenge: challengeOf({ kind: 'offline', game, day }),
  });
  if (opened.ok) go(`/play/${opened.value}`);
}
