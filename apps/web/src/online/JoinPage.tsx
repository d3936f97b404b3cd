/** `/join`: a code or a link, one's own rooms, a list of open rooms, or a room of one's own. */
import { listRooms, SHORT_CODE, type KeptSeat } from '@yaht/client';
import { variantName } from '@yaht/messages';
import { err, variantById } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Button } from '../design/Button.tsx';
import { clock } from '../device/clock.ts';
import { useWords } from '../device/words.ts';
import { refusalSentence } from '../app/refusal.ts';
import { openGames } from './open-games.ts';
import { keptSeats } from './seats.ts';
import { transport } from './tables.ts';
import styles from './JoinPage.module.css';

type Rooms = Awaited<ReturnType<typeof listRooms>>;

/** A room by what somebody typed or pasted: a code in any case and with any blanks, or a whole link. */
function roomIn(text: string): string | undefined {
  const [, linked] = /\/r\/([\w-]{1,48})/.exec(text) ?? [];
  const said = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return linked ?? (/^[A-Z0-9]+$/.test(said) && (said.length === SHORT_CODE || said.length === LONG_NAME) ? said : undefined);
}

/** Characters of the name of a private room, as its link has it. */
const LONG_NAME = 16;

export function JoinPage() {
  const words = useWords();
  const { web } = words;
  const [, go] = useLocation();
  const tried = new URLSearchParams(useSearch()).get('code') ?? '';
  const [typed, setTyped] = useState(tried);
  const room = roomIn(typed);
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
          if (room !== undefined) go(`/r/${room}`);
        }}
      >
        <label>
          <span>{web.roomCode}</span>
          <input
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={event => setTyped(event.target.value)}
          />
        </label>
        <Button look="paper" type="submit" reason={room === undefined ? web.codeOrLink : undefined}>
          {web.join}
        </Button>
      </form>
      {keptSeats().length > 0 && (
        <section className={styles['list']}>
          <h2>{web.yourRooms}</h2>
          <ul>
            {keptSeats().map(seat => (
              <li key={seat.room}>
                <Link href={`/r/${seat.room}`}>
                  <b>{seat.room.slice(0, SHORT_CODE)}</b> <span>{aboutSeat(words, seat)}</span>
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
            {rooms.value.map(({ room: id, variant, name, seats, free, phase }) => (
              <li key={id}>
                <Link href={`/r/${id}`}>
                  <b>{id}</b>{' '}
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

/** Which game is on there, with whom, where this device knows it. */
function aboutSeat(words: ReturnType<typeof useWords>, { room, name }: KeptSeat): string {
  const game = openGames().find(line => line.room === room);
  if (!game) return words.web.asName(name);
  const others = game.seats.flatMap((seated, seat) => (seated && !game.own.includes(seat) ? [seated.name] : []));
  return words.web.withPlayers(nameOfGame(words, game.variant.id) ?? game.variant.name, others);
}

/** Rules of somebody's own have no name but the one they were given. */
const nameOfGame = (words: ReturnType<typeof useWords>, id: string): string | undefined => {
  const variant = variantById(id);
  return variant && variantName(words, variant);
};
