/** Brings a client up to date with a room, and then lets it hear everything that happens there. */
import { splitWelcome, welcomeTo, wireFact, type ServerMessage, type WireRefusal } from '@yaht/protocol';
import type { Listener } from '../tables/audience.ts';
import type { Place } from '../tables/tables.ts';

/** A client as somebody who is told something long. */
export type Reader = Listener & {
  readonly say: (message: ServerMessage) => void;
  /** Answers when little waits to be read. */
  readonly drained: () => Promise<void>;
  readonly isOver: boolean;
};

/** So many facts are told in one go; whoever is further behind gets them as fast as it reads. */
const PORTION = 100;

/** The state of the room, and from then on everything that happens in it; or why not. */
export async function welcome(reader: Reader, place: Place): Promise<WireRefusal | undefined> {
  const { table, member, token } = place;
  const whole = welcomeTo(table.room, member, token, table.facts);
  for (const notice of splitWelcome(whole)) {
    reader.say(notice);
    await reader.drained();
  }
  return follow(reader, place, whole.seq);
}

/** Everything after a number, and from then on everything that happens; or why not. */
export async function follow(reader: Reader, place: Place, after: number): Promise<WireRefusal | undefined> {
  const from = await catchUp(reader, place, after);
  if (reader.isOver) return undefined;
  const attached = await place.table.catchUp(place.member, from, reader);
  return attached.ok ? undefined : attached.error;
}

/** Somebody far behind is told in portions, so that neither the table nor the memory waits for a slow reader. */
async function catchUp(reader: Reader, { table }: Place, after: number): Promise<number> {
  let told = after;
  while (!reader.isOver && table.room.seq - told > PORTION) {
    const facts = await table.factsAfter(told);
    for (let i = 0; i < facts.length && !reader.isOver; i += PORTION) {
      for (const fact of facts.slice(i, i + PORTION)) reader.say(wireFact(fact));
      await reader.drained();
    }
    told = facts.at(-1)?.seq ?? told;
  }
  return told;
}
