/** Random rooms of people with profiles, and what boards and histories say about them. Not part of the product. */
import { replayRoom, type RoomEvent } from '@yaht/room';
import { randomRoom, testParts, tiny } from '@yaht/room/testing';
import { variantById, type Variant } from '@yaht/rules';
import { FIRST_EPOCH, MemoryLog, roomId, type FollowedLog, type GameLog } from '../log/index.ts';
import { isQuiet } from '../tables/quiet.ts';
import { HandClock } from '../testing/hand-clock.ts';
import type { BoardBook } from './boards/board-book.ts';
import { openPeopleFile, type PeopleFile } from './file/people-file.ts';
import { Projector } from './projector.ts';
import { tasksOfGames } from './shared/game-tasks.ts';
import type { Remote } from './thread/remote.ts';
import { variantKey } from './variant-key.ts';

export const rollio = { ...variantById('rollio-classic'), id: 'rollio-short', target: 300 } as Variant;
const NAMES = ['p-Ann', 'p-Ben', 'p-Åsa'];

/** A file in which everybody of the random rooms has a profile, and the ids they got. */
export function peopleOfRooms() {
  const file = openPeopleFile({ file: ':memory:' });
  const made = NAMES.map(name => file.profiles.create({ name: 'X', colour: 'sky', keyHash: name, now: 0 }).id);
  return { file, ids: new Map(NAMES.map((name, i) => [name, made[i] ?? ''])) };
}

/** With profiles that are there, and with more rated and private rooms than chance makes; in the first one nobody has a profile. */
function inThisHouse(event: RoomEvent, ids: ReadonlyMap<string, string>, place: number): RoomEvent {
  if (event.type === 'RoomCreated')
    return { ...event, options: { ...event.options, rated: /[02468]$/.test(event.id), private: place < 2 } };
  if (event.type !== 'MemberJoined') return event;
  const { profile, ...guest } = event;
  return profile === undefined || place === 0 ? guest : { ...guest, profile: ids.get(profile) ?? '' };
}

export async function randomLog(seed: number, rooms: number, ids: ReadonlyMap<string, string>): Promise<MemoryLog<RoomEvent>> {
  const clock = new HandClock();
  const log = new MemoryLog<RoomEvent>(clock.now);
  await playIn(log, clock, { seed, rooms, ids });
  return log;
}

type Playing = { readonly seed: number; readonly rooms: number; readonly ids: ReadonlyMap<string, string> };

/** Rooms that are played at the same time: their facts lie in the log in turns. */
export async function playIn(log: GameLog<RoomEvent>, clock: HandClock, { seed, rooms, ids }: Playing): Promise<void> {
  const lists = Array.from({ length: rooms }, (_, i) =>
    randomRoom(seed + i, 250, testParts(seed + i)).events.map(event => inThisHouse(event, ids, i)),
  );
  const told = lists.map(() => 0);
  const entries = lists.map(() => 0);
  const isTold = (i: number): boolean => (told[i] ?? 0) >= (lists[i]?.length ?? 0);
  for (let step = seed % 100_003; !lists.every((_, i) => isTold(i)); step = (step * 31 + 7) % 100_003) {
    const i = step % rooms;
    const from = told[i] ?? 0;
    const events = lists[i]?.slice(from, from + 1 + (step % 9)) ?? [];
    if (events.length === 0) continue;
    const state = { quiet: areQuiet(lists[i]?.slice(0, from + events.length) ?? []) };
    const version = entries[i] ?? 0;
    entries[i] = version + 1;
    const room = roomId(`R${seed + i}`);
    const tasks = tasksOfGames({ seq: from }, { events });
    await log.append({ room, expected: { seq: from, version }, epoch: FIRST_EPOCH, events, state, tasks });
    told[i] = from + events.length;
    clock.pass(60_000 * (step % 50));
  }
}

/** What a table stores beside these facts: whether all games that have begun were quiet. */
function areQuiet(facts: readonly RoomEvent[]): boolean {
  const begins = facts.flatMap(({ type }, i) => (type === 'GameStarted' ? [i] : []));
  return begins.every(begin => isQuiet(replayRoom(facts.slice(0, begin + 1))));
}

export const projectorOn = (log: FollowedLog<RoomEvent>, games: Remote<PeopleFile>['games']) => {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const parts = { log, games, review: async () => null, clock: new HandClock(), onFault };
  return { projector: new Projector(parts), faults };
};

/** Everything that boards and histories say. */
export const everythingIn = async ({ boards }: { readonly boards: BoardBook }, ids: Iterable<string>) => ({
  games: await boards.history({ limit: 10_000, withPrivate: true }),
  boards: await Promise.all(
    [tiny, rollio].flatMap(variant =>
      (['score', 'average', 'skill', 'adjusted', 'rating'] as const).map(by =>
        boards.board({ variant: variantKey(variant), by, window: 'all', now: 0, limit: 100, offset: 0 }),
      ),
    ),
  ),
  people: await Promise.all(
    [...ids].map(id => Promise.all([boards.ratings(id), boards.variantsOf(id), boards.statistics(id, variantKey(tiny))])),
  ),
});

export { HandClock } from '../testing/hand-clock.ts';
export { remoteHere } from './thread/remote.ts';
