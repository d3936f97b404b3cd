/** The games that somebody plays in rooms, as they were seen last: Home shows them before anybody has answered. */
import type { OpenGame, OpenGames } from '@yaht/client';
import { keep, recall } from '../device/kept.ts';
import { currentAccount } from '../people/account.ts';
import { askServer } from '../people/ask.ts';
import { keptSeats, seatIn } from './seats.ts';

const KEY = 'yaht.open-games';
/** More are not shown, and not kept. */
const MOST = 50;

/** Those that wait for whoever has this device first, the one whose time runs out soonest before the others; then the rest, the latest first. */
export const openGames = (): readonly OpenGame[] => read().toSorted((one, other) => orderOf(one) - orderOf(other));

/** Longer than any time: those without a limit come after the others. */
const WITHOUT_LIMIT = 1e14;

const orderOf = ({ waits, until, since }: OpenGame): number =>
  waits ? (until ?? WITHOUT_LIMIT + since) : 3 * WITHOUT_LIMIT - since;

/** The next game that waits, after a turn in this room. */
export const nextGameAfter = (room: string): OpenGame | undefined => openGames().find(game => game.waits && game.room !== room);

/** What is on in a room now; null when nothing is that would wait for whoever has this device. */
export function noteGame(room: string, game: OpenGame | null): void {
  const others = read().filter(line => line.room !== room);
  const before = read().find(line => line.room === room);
  keep(KEY, (game ? [unchanged(before, game) ?? game, ...others] : others).slice(0, MOST));
}

/** The same as before since then, apart from the time at which it was looked at. */
const unchanged = (before: OpenGame | undefined, game: OpenGame): OpenGame | undefined =>
  before && JSON.stringify({ ...game, since: before.since }) === JSON.stringify(before) ? before : undefined;

/** What a server says of a room to somebody with a seat there. */
type RoomNow = {
  readonly phase: string;
  readonly round: number | null;
  readonly turn: number | null;
};

/** Others play on while one is elsewhere. A server that does not answer changes nothing. */
export async function askRooms(): Promise<void> {
  const listed = currentAccount() ? await askServer<OpenGames>('/v1/profiles/me/games?limit=50') : undefined;
  if (listed?.ok) keep(KEY, [...listed.value.games, ...read().filter(({ room }) => isOnlyHere(room, listed.value.games))]);
  const rest = read().filter(({ room }) => !listed?.ok || isOnlyHere(room, listed.value.games));
  await Promise.all(rest.map(askRoom));
}

/** A seat that was taken as a guest belongs to this device alone. */
const isOnlyHere = (room: string, listed: readonly OpenGame[]): boolean =>
  seatIn(room) !== undefined && listed.every(game => game.room !== room);

async function askRoom(line: OpenGame): Promise<void> {
  const answer = await askServer<RoomNow>(`/v1/rooms/${line.room}`, { key: seatIn(line.room)?.token });
  if (!answer.ok) return answer.error.code === 'room-not-found' ? noteGame(line.room, null) : undefined;
  const { phase, round, turn } = answer.value;
  if (phase !== 'playing' && phase !== 'lobby') return noteGame(line.room, null);
  if (phase === line.phase && round === line.round && (turn === null || line.turn.includes(turn))) return undefined;
  const turns = turn === null ? line.own : [turn];
  const waits = phase === 'playing' && turns.some(seat => line.own.includes(seat));
  // What was rolled since, and until when, is told at the table.
  return noteGame(line.room, { ...line, phase, round, turn: turns, waits, before: null, until: null, since: Date.now() });
}

/** What another version may have kept is not read; a seat that is gone has no game. */
function read(): readonly OpenGame[] {
  const kept = recall(KEY);
  const isAnybody = currentAccount() !== null;
  const seats = new Set(keptSeats().map(({ room }) => room));
  return Array.isArray(kept) ? kept.filter(isOpenGame).filter(({ room }) => isAnybody || seats.has(room)) : [];
}

const isOpenGame = (json: unknown): json is OpenGame => {
  const { room, seats, own, turn, variant } = (json ?? {}) as Partial<Record<keyof OpenGame, unknown>>;
  return typeof room === 'string' && [seats, own, turn].every(Array.isArray) && typeof variant === 'object' && variant !== null;
};
