/** Brings a client up to date with a room, and then lets it hear everything that happens there. */
import { splitWelcome, welcomeTo, type ServerMessage, type WireRefusal } from '@yaht/protocol';
import type { Listener } from '../tables/audience.ts';
import type { Place } from '../tables/tables.ts';
import { PORTION, tellPast, type PastReader } from './past.ts';

/** A client as somebody who is told something long. */
export type Reader = Listener & PastReader & { readonly say: (message: ServerMessage) => void };

/** The state of the room, and from then on everything that happens in it; or why not. */
export async function welcome(reader: Reader, place: Place): Promise<WireRefusal | undefined> {
  const { table, member, token } = place;
  const whole = welcomeTo(table.room, member, token, table.facts, table.chat);
  for (const notice of splitWelcome(whole)) {
    reader.say(notice);
    await reader.drained();
  }
  return follow(reader, place, whole.seq);
}

/** Everything after a number, and from then on everything that happens; or why not. */
export async function follow(reader: Reader, place: Place, after: number): Promise<WireRefusal | undefined> {
  const { table, member } = place;
  const from = await tellPast(reader, table, after, () => table.room.seq - PORTION);
  if (reader.isOver) return undefined;
  const attached = await table.catchUp(member, from, reader);
  return attached.ok ? undefined : attached.error;
}
