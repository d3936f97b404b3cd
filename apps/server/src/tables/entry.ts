/** Between a granted wish and what is stored of it. */
import type { NumberedFact } from '@yaht/protocol';
import { isRoomFact, type Decided, type MemberId, type Room, type RoomEvent } from '@yaht/room';
import { commandId, memberId, type Entry } from '../log/index.ts';
import type { Along, Granted } from './answer.ts';
import { lobbyLine } from './lobby.ts';

/** What becomes true together: the facts, the answer for retries, the seed of a promise, the token of whoever came in. */
export function entryFor({ room, events }: Decided, { remembered, seed, token }: Along, answer: Granted) {
  const command = remembered && {
    member: memberId(remembered.sender),
    id: commandId(remembered.id),
    hash: remembered.hash,
    answer,
  };
  return {
    events,
    ...(command ? { command } : {}),
    ...(seed === undefined ? {} : { secrets: { [seedName(room)]: seed } }),
    ...(token && answer.member !== undefined ? { tokens: [{ hash: token, member: memberId(String(answer.member)) }] } : {}),
    lobby: lobbyLine(room),
    open: room.phase !== 'closed',
  } satisfies Partial<Entry<RoomEvent>>;
}

/** Where the secret seed of the room's current or next game is kept. */
export const seedName = (room: Room): string => `seed-${room.phase === 'lobby' ? room.games + 1 : room.games}`;

/** Everything since the current game began; before the first game, everything. */
export function currentFacts(facts: readonly NumberedFact[]): NumberedFact[] {
  const start = facts.findLastIndex(({ event }) => event.type === 'GameStarted');
  return facts.slice(Math.max(0, start));
}

/** Whether the game itself went on. */
export const isMove = (event: RoomEvent): boolean => !isRoomFact(event);

type Gone = { readonly member: MemberId; readonly reason: 'removed' | 'left' };

/** Who is no member any more, and why. */
export const goneIn = (events: readonly RoomEvent[]): readonly Gone[] =>
  events.flatMap(event =>
    event.type === 'MemberLeft' ? [{ member: event.member, reason: event.removed ? 'removed' : 'left' } as const] : [],
  );
