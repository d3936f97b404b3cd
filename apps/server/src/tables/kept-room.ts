/**
 * A room as a whole, kept beside its facts now and then, so that reading a long one does not begin with its first fact. It is a cache: the
 * facts are the truth, and where what is kept cannot be used all of them are read.
 */
import { crc32 } from 'node:zlib';
import type { NumberedFact } from '@yaht/protocol';
import { evolveAll, replayRoom, type Room, type RoomEvent } from '@yaht/room';
import type { GameLog, Loaded, RoomId } from '../log/index.ts';

/** A room as it was read: what came after what was kept of it, and how it is. */
export type ReadRoom = {
  readonly loaded: Loaded<RoomEvent>;
  readonly room: Room;
  /** What was said last before the facts that were read. */
  readonly chat: readonly NumberedFact[];
  /** The last fact before those that were read. */
  readonly keptUntil: number;
  readonly secrets: Readonly<Record<string, string>>;
};

type Kept = { readonly format: number; readonly room: Room; readonly chat: readonly NumberedFact[] };

/** By this name it stands beside seeds and password hashes: it is the room's own too, and never sent. */
export const KEPT_ROOM = 'room';

/** Raised whenever what is in a `Room` changes, or what its facts do to it: rooms that were kept before are read from their facts. */
const FORMAT = 2;

/** Rooms below this length are read as a whole; a long one is kept again after so many facts. */
export const KEPT_EVERY = 1_000;

/** Undefined when there is no such room. */
export async function readRoom(log: GameLog<RoomEvent>, id: RoomId): Promise<ReadRoom | undefined> {
  const secrets = await log.secrets(id);
  const kept = keptIn(secrets);
  const loaded = await log.load(id, kept?.room.seq ?? 0);
  if (!loaded) return undefined;
  const events = loaded.events.map(({ event }) => event);
  if (!kept) return { loaded, room: replayRoom(events), chat: [], keptUntil: 0, secrets };
  return { loaded, room: evolveAll(kept.room, events), chat: kept.chat, keptUntil: kept.room.seq, secrets };
}

/** What is to be kept of a room before these facts; undefined when it is not yet time, or not without the game that is on. */
export function toKeep(
  before: Room,
  events: readonly RoomEvent[],
  { chat, keptUntil }: { readonly chat: readonly NumberedFact[]; readonly keptUntil: number },
): string | undefined {
  if (events.length === 0 || before.seq - keptUntil < KEPT_EVERY) return undefined;
  if (before.game !== null && !events.some(({ type }) => type === 'GameStarted')) return undefined;
  return sealed(JSON.stringify({ format: FORMAT, room: { ...before, game: null }, chat } satisfies Kept));
}

/** Behind its checksum: a file may be damaged where no fact is. */
const sealed = (text: string): string => `${crc32(text).toString(16)} ${text}`;

function keptIn({ [KEPT_ROOM]: found }: Readonly<Record<string, string>>): Kept | undefined {
  const text = found?.slice(found.indexOf(' ') + 1);
  if (text === undefined || found !== sealed(text)) return undefined;
  const kept = JSON.parse(text) as Kept;
  return kept.format === FORMAT ? kept : undefined;
}
