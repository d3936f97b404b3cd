/** The games that this device plays in rooms, as it saw them last: Home shows them before anybody has answered. */
import type { SaveLine } from '@yaht/client';
import { keep, recall } from '../device/kept.ts';
import { askServer } from '../people/ask.ts';
import { keptSeats, seatIn } from './seats.ts';

/** A game in a room, by the room's code. */
export type RoomLine = SaveLine & {
  /** The names that are played on this device. */
  readonly own: readonly string[];
};

const KEY = 'yaht.open-games';

/** The latest room first. */
export const openGames = (): readonly RoomLine[] =>
  keptSeats().flatMap(({ room }) => read().find(({ name }) => name === room) ?? []);

/** What is on in a room now; null when nothing is that would wait for whoever has this device. */
export function noteGame(room: string, line: RoomLine | null): void {
  const others = read().filter(({ name }) => name !== room);
  keep(KEY, line ? [line, ...others.filter(({ name }) => seatIn(name))] : others);
}

/** What a server says of a room. */
type RoomNow = Pick<SaveLine, 'players' | 'turn'> & { readonly phase: string; readonly round: number | null };

/** Others play on while one is elsewhere. Who does not answer changes nothing. */
export async function askRooms(): Promise<void> {
  await Promise.all(openGames().map(askRoom));
}

async function askRoom(line: RoomLine): Promise<void> {
  const answer = await askServer<RoomNow>(`/v1/rooms/${line.name}`, { key: seatIn(line.name)?.token });
  if (!answer.ok) return answer.error.code === 'room-not-found' ? noteGame(line.name, null) : undefined;
  const { phase, players, round, turn } = answer.value;
  noteGame(line.name, phase === 'playing' ? { ...line, players, round: round ?? line.round, turn } : null);
}

function read(): readonly RoomLine[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? (kept as readonly RoomLine[]) : [];
}
