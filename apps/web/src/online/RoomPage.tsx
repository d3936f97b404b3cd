/** `/r/<code>`: a room at the server. Whoever has a seat here comes back to it; everybody else says a name first. */
import type { Entry, Refused } from '@yaht/client';
import { isPlayerName, MAX_NAME_LENGTH } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { refusalSentence } from '../app/refusal.ts';
import { ownProfile } from '../people/account.ts';
import { waitFor } from './awaited.ts';
import { RemoteScreen } from './RemoteScreen.tsx';
import { keepName, lastName } from './seats.ts';
import { enterRoom, leaveTable, tableIn } from './tables.ts';
import styles from './JoinPage.module.css';

export function RoomPage({ code }: { readonly code: string }) {
  const [table, setTable] = useState(() => tableIn(code));
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    let isOver = false;
    const listen = async (): Promise<void> => {
      const answer = await table?.entered;
      if (isOver || !answer || answer.ok) return;
      leaveTable(code);
      setTable(undefined);
      setRefused(answer.error);
    };
    void listen();
    return () => {
      isOver = true;
    };
  }, [code, table]);
  useEffect(() => waitFor(null), []);
  if (table) return <RemoteScreen code={code} table={table} />;
  return <Entrance code={code} refused={refused} onEnter={entry => setTable(enterRoom(code, entry))} />;
}

type EntranceProps = {
  readonly code: string;
  readonly refused: Refused | undefined;
  readonly onEnter: (entry: Entry) => void;
};

function Entrance({ code, refused, onEnter }: EntranceProps) {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const [name, setName] = useState(lastName);
  const [password, setPassword] = useState('');
  const asksPassword = refused?.code === 'wrong-password';
  const come = (spectate: boolean): void => {
    const trimmed = name.trim();
    keepName(trimmed);
    const wishes = { ...(spectate ? { spectate } : {}), ...(password ? { password } : {}) };
    onEnter({ type: 'Join', name: trimmed, room: code, ...wishes, ...ownProfile() });
  };
  const reason = isPlayerName(name.trim()) ? undefined : web.nameFirst;
  return (
    <Page title={web.room(code)}>
      <form
        className={styles['form']}
        onSubmit={event => {
          event.preventDefault();
          if (reason === undefined) come(false);
        }}
      >
        <label>
          <span>{web.yourName}</span>
          <input
            className={styles['name']}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
        </label>
        {asksPassword && (
          <label>
            <span>{web.password}</span>
            <input type="password" value={password} onChange={event => setPassword(event.target.value)} />
          </label>
        )}
        <Button look="paper" type="submit" testId="enter" reason={reason}>
          {web.join}
        </Button>
      </form>
      {refused && (
        <p role="alert" className={styles['refusal']}>
          {refusalSentence(words, refused)}
        </p>
      )}
      <p className={styles['choices']}>
        <Button look="paper" testId="spectate" reason={reason} onPress={() => come(true)}>
          {web.watch}
        </Button>
        <Button look="paper" onPress={() => go('/join')}>
          {web.back}
        </Button>
      </p>
    </Page>
  );
}
