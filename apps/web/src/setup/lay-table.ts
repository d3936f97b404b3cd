/** From wishes to a table: on this device, or as a room at the server. */
import type { Words } from '@yaht/messages';
import { err, ok, type Player, type Result } from '@yaht/rules';
import { refusalSentence } from '../app/refusal.ts';
import { openTable } from '../device/tables.ts';
import { keepWishes, type Wishes } from './wishes.ts';

/** The address of the new table, or why there is none. */
export async function layTable(words: Words, wishes: Wishes, isOnline: boolean): Promise<Result<string, string>> {
  const named = { ...wishes, players: distinct(wishes.players), roomPlayers: distinct(wishes.roomPlayers) };
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

/** Two of one name get a number, so that everybody can be told apart. */
function distinct(players: readonly Player[]): readonly Player[] {
  const seen = new Map<string, number>();
  return players.map(given => {
    const player = { ...given, name: given.name.trim() };
    const times = (seen.get(player.name) ?? 0) + 1;
    seen.set(player.name, times);
    return times === 1 ? player : { ...player, name: `${player.name.slice(0, 17)} ${times}` };
  });
}
