/** What the others did while this device was elsewhere, for somebody who comes back; the next move takes it away. */
import type { RemoteTable } from '@yaht/client';
import { gameLine, tell, type Words } from '@yaht/messages';
import type { Event, Game } from '@yaht/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RemoveButton } from '../design/TextButton.tsx';
import { keep, recall } from '../device/kept.ts';
import { useWords } from '../device/words.ts';
import { keptSeats } from './seats.ts';
import styles from './WhileAway.module.css';

/** More would hide the card; the log has all of it. */
const SHOWN = 4;

export function WhileAway({ table }: { readonly table: RemoteTable }) {
  const words = useWords();
  const { game, room, seats } = useSyncExternalStore(table.subscribe, table.state);
  const [missed, setMissed] = useState(() => missedIn(table, seenIn(room?.id ?? '', game)));
  useEffect(() => {
    const note = (): void => {
      if (room && game && document.visibilityState === 'visible') noteSeen(room.id, game);
    };
    note();
    // A page that nobody looked at is like one that was closed.
    const look = (): void => {
      if (room && document.visibilityState === 'visible') setMissed(missedIn(table, seenIn(room.id, game)));
      note();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table, room, game]);
  if (!missed || !game || game.over) return null;
  // What this player did since takes the news away.
  if (game.events.slice(missed.to).some(event => isOwnDeed(event, seats))) return null;
  const lines = newsOf(words, table, game, missed);
  if (lines.length === 0) return null;
  return (
    <section className={styles['note']} aria-label={words.waiting.whileAway} data-testid="while-away">
      <header>
        <h2>{words.waiting.whileAway}</h2>
        <RemoveButton label={words.web.close} onPress={() => setMissed(null)} />
      </header>
      <ol>
        {lines.slice(-SHOWN).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      {lines.length > SHOWN && <p>{words.waiting.andMore(lines.length - SHOWN)}</p>}
    </section>
  );
}

/** The facts of a game from one to another, by their number. */
type Missed = { readonly from: number; readonly to: number };

function missedIn(table: RemoteTable, seen: number | null): Missed | null {
  const { game } = table.state();
  return seen === null || !game ? null : { from: seen, to: game.events.length };
}

/** What the others did meanwhile, in sentences; what one has done oneself on another device is known. */
function newsOf(words: Words, table: RemoteTable, game: Game, { from, to }: Missed): readonly string[] {
  const state = table.state();
  return (game.events as readonly Event[]).slice(from, to).flatMap(event => {
    const isNews = MOVES.includes(event.type) && !isOwnDeed(event, state.seats);
    const said = isNews ? tell(words, state, gameLine(event)) : null;
    return said === null ? [] : [said];
  });
}

/** Facts that change the game for everybody; a throw alone does not. */
const MOVES: readonly Event['type'][] = [
  'ScoreRecorded',
  'Banked',
  'Flopped',
  'TurnPassed',
  'SeatPlayedBy',
  'Resigned',
  'Undone',
];

/** What the house did for a player who was not there is news for that player most of all. */
const BY_THE_HOUSE: readonly Event['type'][] = ['TurnPassed', 'SeatPlayedBy'];

const isOwnDeed = (event: Event, seats: readonly number[]): boolean =>
  !BY_THE_HOUSE.includes(event.type) && 'seat' in event && seats.includes(event.seat);

const KEY = 'yaht.seen-moves';

type Seen = { readonly room: string; readonly game: string; readonly events: number };

/** How much of this game was seen here; null when it was never here. */
function seenIn(room: string, game: Game | null): number | null {
  const found = read().find(seen => seen.room === room && seen.game === game?.start.id);
  return found?.events ?? null;
}

function noteSeen(room: string, { start, events }: Game): void {
  const rooms = new Set(keptSeats().map(seat => seat.room));
  const others = read().filter(seen => seen.room !== room && rooms.has(seen.room));
  keep(KEY, [{ room, game: start.id, events: events.length } satisfies Seen, ...others]);
}

function read(): readonly Seen[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? (kept as readonly Seen[]) : [];
}
