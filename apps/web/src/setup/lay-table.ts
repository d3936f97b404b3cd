/** From wishes to a table: on this device, or as a room at the server. */
import type { Words } from '@yaht/messages';
import { err, ok, type Player, type Result } from '@yaht/rules';
import { refusalSentence } from '../app/refusal.ts';
import { openTable } from '../device/tables.ts';
import { keepWishes, type Wishes } from './wishes.ts';

/** With whom somebody plays: whoever gets a link, whoever comes first, or the people at this device. */
export type Whom = 'link' | 'anybody' | 'here';

/** The address of the new table, or why there is none; `name` is what somebody is called in a room. */
export async function layTable(words: Words, wishes: Wishes, whom: Whom, name: string): Promise<Result<string, string>> {
  const named = { ...wishes, players: wishes.players.map(trimmed) };
  keepWishes(named);
  return whom === 'here' ? here(words, named) : atServer(words, named, whom === 'link', name.trim());
}

async function here({ web }: Words, wishes: Wishes): Promise<Result<string, string>> {
  const { variant, players, order, isPractice, autoFirstRoll } = wishes;
  const options = { turnOrder: order, undo: isPractice ? 'practice' : 'before-draw', autoFirstRoll } as const;
  const table = await openTable({ variant, players, options });
  return table.ok ? ok(`/play/${table.value}`) : err(web.noSpace);
}

async function atServer(words: Words, wishes: Wishes, isPrivate: boolean, name: string): Promise<Result<string, string>> {
  const { variant, room, order } = wishes;
  const { openRoom } = await import('../online/opening.ts');
  const opened = await openRoom({ variant, name, choices: room, order, isPrivate });
  return opened.ok ? ok(`/r/${opened.value}`) : err(refusalSentence(words, opened.error));
}

/** A blank at the end of a name is a slip of the finger. */
const trimmed = (player: Player): Player => ({ ...player, name: player.name.trim() });
