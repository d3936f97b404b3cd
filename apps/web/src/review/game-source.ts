/** A game by its id, wherever it is: on this device, else at the server. */
import { err, ok, readRecord, type Game, type Result, type Seat } from '@yaht/rules';
import { saves } from '../device/saves.ts';
import { seatIn } from '../online/seats.ts';

/** Why there is nothing to look at. */
export type NoGame = 'gone' | 'notYours' | 'newer' | 'unreachable';

export async function findGame(id: string): Promise<Result<Game, NoGame>> {
  const saved = await saves.open(id);
  if (saved.ok) return ok(saved.value.game);
  if (saved.error.code === 'newer-version') return err('newer');
  return gameAtServer(id);
}

/** The seat that this device has in the room of a game: its id is the room's, with a number. */
export const seatInGame = (id: string): ReturnType<typeof seatIn> => seatIn(id.replace(/-\d+$/, ''));

/** Whose decisions somebody wants to see first: in a room one's own, else those of the first person. */
export function firstSeat({ start: { id, players } }: Game): Seat {
  const own = players.findIndex(({ name }) => name === seatInGame(id)?.name);
  return Math.max(0, own < 0 ? players.findIndex(({ bot }) => bot === undefined) : own);
}

/** The status of a game that is newer than the server. */
const NEWER = 501;

/** Whoever played in a room may read it, whatever others may. */
async function gameAtServer(id: string): Promise<Result<Game, NoGame>> {
  try {
    const token = seatInGame(id)?.token;
    const headers = { Accept: 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(`/v1/games/${encodeURIComponent(id)}`, { headers });
    if (answer.status === 401 || answer.status === 403) return err('notYours');
    if (answer.status === NEWER) return err('newer');
    if (!answer.ok) return err(answer.status < 500 ? 'gone' : 'unreachable');
    const game = readRecord(await answer.json());
    if (game.ok) return game;
    return err(game.error.code === 'newer-version' ? 'newer' : 'gone');
  } catch {
    return err('unreachable');
  }
}
