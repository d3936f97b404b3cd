/** What the appending program writes: everything follows from the room and the number, so that a reader can tell what is missing. */
import { commandId, memberId, openSqliteLog, roomId, type GameLog, type RoomId } from '@yaht/server/log';

export const ROOMS: readonly RoomId[] = Array.from({ length: 20 }, (_, i) => roomId(`room-${i}`));
const writer = memberId('writer');

export type Said = { readonly type: 'Said'; readonly text: string };

/** The entry that follows the number: one to three events, and a command whose answer names them. */
export function entryAfter(room: RoomId, seq: number) {
  const events = Array.from({ length: 1 + (seq % 3) }, (_, i): Said => ({ type: 'Said', text: textOf(room, seq + 1 + i) }));
  const answer = { firstSeq: seq + 1, lastSeq: seq + events.length };
  return { events, command: { member: writer, id: commandId(`after-${seq}`), hash: `${room} ${seq}`, answer } };
}

/** Long enough that pages fill up and the file grows. */
const textOf = (room: RoomId, seq: number): string => `${room} ${seq} `.repeat(20);

/** The last number acknowledged in each room. */
export type Acknowledged = ReadonlyMap<string, number>;

/** Reads lines like `ack room-3 17`. */
export function acknowledgedIn(lines: readonly string[]): Acknowledged {
  const last = new Map<string, number>();
  for (const line of lines) {
    const [, room = '', seq] = /^ack (\S+) (\d+)$/.exec(line) ?? [];
    if (seq !== undefined) last.set(room, Math.max(Number(seq), last.get(room) ?? 0));
  }
  return last;
}

/** Everything that is not as it should be; `after` leaves out what was looked at before. */
export async function problemsIn(file: string, acknowledged: Acknowledged, after: Acknowledged = new Map()): Promise<string[]> {
  const log = await openSqliteLog<Said>({ file });
  try {
    const found = await Promise.all(
      ROOMS.map(room => problemsOf(log, room, { acknowledged: acknowledged.get(room) ?? 0, after: after.get(room) ?? 0 })),
    );
    return found.flat();
  } finally {
    await log.close();
  }
}

type Known = { readonly acknowledged: number; readonly after: number };

async function problemsOf(log: GameLog<Said>, room: RoomId, { acknowledged, after }: Known): Promise<string[]> {
  const { meta, events } = (await log.load(room, after)) ?? { meta: { seq: 0 }, events: [] };
  const isInOrder = events.every(({ seq, event }, i) => seq === after + 1 + i && event.text === textOf(room, seq));
  const last = events.at(-1)?.seq ?? after;
  return [
    ...(last < acknowledged ? [`${room}: lost ${last + 1} to ${acknowledged}`] : []),
    ...(isInOrder ? [] : [`${room}: a gap or a wrong event after ${after}`]),
    ...(meta.seq === Math.max(last, 0) ? [] : [`${room}: says ${meta.seq}, has ${last}`]),
    ...(await commandProblems(log, room, after, last)),
  ];
}

/** Entries are stored whole, and each has its answer. */
async function commandProblems(log: GameLog<Said>, room: RoomId, after: number, last: number): Promise<string[]> {
  let seq = after;
  while (seq < last) {
    const { command, events } = entryAfter(room, seq);
    const kept = await log.command(room, command.member, command.id);
    if (JSON.stringify(kept?.answer) !== JSON.stringify(command.answer)) return [`${room}: no answer to ${command.id}`];
    seq += events.length;
  }
  return seq === last ? [] : [`${room}: half an entry before ${last}`];
}
