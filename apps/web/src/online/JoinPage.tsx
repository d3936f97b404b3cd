/** `/join`: a code, a list of open rooms, or a room of one's own. */
import { listRooms } from '@yaht/client';
import { variantName } from '@yaht/messages';
import { err, variantById } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { clock } from '../device/tables.ts';
import { useWords } from '../device/words.ts';
import { refusalSentence } from '../app/refusal.ts';
import { keptSeats } from './seats.ts';
import { transport } from './tables.ts';
import styles from './JoinPage.module.css';

type Rooms = Awaited<ReturnType<typeof listRooms>>;

/** Codes leave out what can be misread; people type them in any case. */
const codeOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 6);

export function JoinPage() {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [rooms, setRooms] = useState<Rooms>();
  useEffect(() => {
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      const found = navigator.onLine ? await listRooms(transport(), clock) : err('unreachable' as const);
      if (!leaving.signal.aborted) setRooms(found);
    };
    void look();
    addEventListener('online', () => void look(), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return (
    <Page title={web.playOnline}>
      <form
        className={styles['form']}
        onSubmit={event => {
          event.preventDefault();
          if (code.length === 6) go(`/r/${code}`);
        }}
      >
        <label>
          <span>{web.roomCode}</span>
          <input
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={event => setCode(codeOf(event.target.value))}
          />
        </label>
        <Button look="paper" type="submit" reason={code.length === 6 ? undefined : web.sixCharacters}>
          {web.join}
        </Button>
      </form>
      {keptSeats().length > 0 && (
        <section className={styles['list']}>
          <h2>{web.yourRooms}</h2>
          <ul>
            {keptSeats().map(({ room, name }) => (
              <li key={room}>
                <Link href={`/r/${room}`}>
                  <b>{room}</b> <span>{web.asName(name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles['list']} aria-live="polite">
        <h2>{web.openRooms}</h2>
        {rooms?.ok === false && <p>{refusalSentence(words, { code: rooms.error })}</p>}
        {rooms?.ok && rooms.value.length === 0 && <p>{web.noRooms}</p>}
        {rooms?.ok && (
          <ul>
            {rooms.value.map(({ room, variant, name, seats, free, phase }) => (
              <li key={room}>
                <Link href={`/r/${room}`}>
                  <b>{room}</b>{' '}
                  <span>
                    {nameOfGame(words, variant) ?? name}, {phase === 'lobby' ? web.seatsFree(free, seats) : web.canWatch}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link href="/new?online" className={styles['create'] ?? ''}>
          {web.createRoom}
        </Link>
      </section>
    </Page>
  );
}

/** Rules of somebody's own have no name but the one they were given. */
const nameOfGame = (words: ReturnType<typeof useWords>, id: string): string | undefined => {
  const variant = variantById(id);
  return variant && variantName(words, variant);
};
