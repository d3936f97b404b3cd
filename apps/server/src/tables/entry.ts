/** Between a granted wish and what is stored of it. */
import { isRoomFact, type Decided, type Room, type RoomEvent } from '@yaht/room';
import {
  commandId,
  memberId,
  type CommandToKeep,
  type Entry,
  type Epoch,
  type NewTask,
  type OpenFor,
  type RoomId,
} from '../log/index.ts';
import type { Along, Granted, Remembered } from './answer.ts';
import { KEPT_ROOM } from './kept-room.ts';
import { isSameLine, lobbyLine } from './lobby.ts';

/** A granted wish on its way into the log. */
export type Grant = {
  /** The room as it was, with the last fact that the table knows of. */
  readonly before: Room;
  readonly decided: Decided;
  readonly along: Along;
  readonly answer: Granted;
  readonly state: unknown;
  /** When somebody has to look at the room next; undefined for never. */
  readonly wakeAt: number | undefined;
  /** On whose lists of open games the room is from then on; undefined where that does not change. */
  readonly openFor: readonly OpenFor[] | undefined;
  /** From when on an act of the house may be stored. */
  readonly due?: number | undefined;
  /** What follows from it and is done afterwards. */
  readonly tasks: readonly NewTask[];
  /** The room as it was, kept as a whole; undefined where that is not to be done. */
  readonly keep: string | undefined;
};

/** What a writer knows of its room beside the facts: who may write it, and how many entries it has had. */
export type Hold = { readonly epoch: Epoch; readonly version: number };

/** What becomes true together: the facts, the answer for retries, the seed of a promise, the token of whoever came in. */
export function entryFor(id: RoomId, { epoch, version }: Hold, grant: Grant): Entry<RoomEvent> {
  const { before, decided, along, answer, state, wakeAt, openFor, due, tasks, keep } = grant;
  const { room, events } = decided;
  const { remembered, seed, token, holder } = along;
  const owner = answer.member ?? holder;
  return {
    room: id,
    epoch,
    expected: { seq: before.seq, version },
    events,
    command: remembered && kept(remembered, answer),
    secrets: secretsOf(room, seed, keep),
    tokens: token && owner !== undefined ? [{ hash: token, member: memberId(String(owner)) }] : undefined,
    state,
    lobby: isSameLine(before, room) ? undefined : lobbyLine(room),
    open: room.phase !== 'closed',
    wakeAt: wakeAt ?? null,
    openFor,
    due,
    tasks,
  };
}

function secretsOf(room: Room, seed: string | undefined, keep: string | undefined): Entry['secrets'] {
  if (seed === undefined && keep === undefined) return undefined;
  return { ...(seed === undefined ? {} : { [seedName(room)]: seed }), ...(keep === undefined ? {} : { [KEPT_ROOM]: keep }) };
}

/** What is kept of a wish with an id. */
export const kept = ({ sender, id, hash }: Remembered, answer: Granted): CommandToKeep => ({
  member: memberId(sender),
  id: commandId(id),
  hash,
  answer,
});

/** Where the secret seed of the room's current or next game is kept. */
export const seedName = (room: Room): string => `seed-${room.phase === 'lobby' ? room.games + 1 : room.games}`;

/** Whether the game itself went on. */
export const isMove = (event: RoomEvent): boolean => !isRoomFact(event);
