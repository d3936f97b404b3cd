/** From wishes to a table: on this device, or as a room at the server. */
import type { Words } from '@yaht/messages';
import { err, ok, type Player, type Result } from '@yaht/rules';
import { refusalSentence } from '../app/refusal.ts';
import { openTable } from '../device/tables.ts';
import { keepWishes, type Wishes } from './wishes.ts';

/** The address of the new table, or why there is none. */
export async function layTable(words: Words, wishes: Wishes, isOnline: boolean): Promise<Result<string, string>> {
  const named = { ...wishes, players: wishes.players.map(trimmed), roomPlayers: wishes.roomPlayers.map(trimmed) };
  keepWishes(named);
  return isOnline ? atServer(words, named) : here(words, named);
}

async function here({ web }: Words, wishes: Wishes): Promise<Result<string, string>> {
  const { variant, players, order, isPractice, autoFirstRoll } = wishes;
  const options = { turnOrder: order, undo: isPractice ? 'practice' : 'before-draw', autoFirstRoll } as const;
  const table = await openTable({ variant, players, options });
  return table.ok ? ok(`/play/${table.value}`) : err(web.noSpace);
}

async function atServer(words: Words, { variant, roomPlayers: players, turnSeconds }: Wishes): Promise<Result<string, string>> {
  const { openRoom } = await import('../online/opening.ts');
  const room = await openRoom({ variant, players, turnSeconds });
  return room.ok ? ok(`/r/${room.value}`) : err(refusalSentence(words, room.error));
}

/** A blank at the end of a name is a slip of the finger. */
const trimmed = (player: Player): Player => ({ ...player, name: player.name.trim() });
