import { tiny } from '@yaht/room/testing';
import type { RoomEvent } from '@yaht/room';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEGINNING, FIRST_EPOCH, MemoryLog, roomId, type FollowQuery, type FollowedLog } from '../log/index.ts';
import { isKnownQuiet } from '../tables/quiet.ts';
import { windowStart, type Measure } from './boards/board.ts';
import type { PeopleFile } from './file/people-file.ts';
import { plainBoard, plainBoards } from './testing.ts';
import { everythingIn, peopleOfRooms, projectorOn, randomLog, rollio } from './testing-rooms.ts';
import { remoteHere, type Remote } from './thread/remote.ts';
import { variantKey } from './variant-key.ts';

const allFacts = async (log: FollowedLog<RoomEvent>) => (await log.follow({ after: BEGINNING }))?.facts ?? [];

test('boards equal a recomputation from the log by plain code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(100_000), async seed => {
      const { file, ids } = peopleOfRooms();
      const log = await randomLog(seed, 4, ids);
      const { projector, faults } = projectorOn(log, remoteHere(file).games);
      await projector.catchUp();
      const facts = await allFacts(log);
      const plain = plainBoards(facts);
      expect(faults).toEqual([]);
      const { games } = await everythingIn(file, ids.values());
      expect(games.map(({ id }) => id).reverse()).toEqual(plain.games);
      const scores = games.toReversed().map(({ seats }) => seats.map(({ score }) => score));
      expect(scores.flat()).toEqual(plain.seats.map(({ score }) => score));
      const middle = facts[Math.floor(facts.length / 2)]?.at ?? 0;
      for (const variant of [tiny, rollio]) {
        for (const by of ['score', 'average', 'rating'] as const satisfies readonly Measure[]) {
          const window = by === 'rating' ? 'all' : 'today';
          const since = windowStart(window, middle);
          const rows = await file.boards.board({ variant: variantKey(variant), by, window, now: middle, limit: 100, offset: 0 });
          const shown = rows.map(({ profile, value }) => `${profile.id} ${value}`).sort();
          const expected = plainBoard(plain, variant.id, by, since).map(({ profile, value }) => `${profile} ${value}`);
          expect(shown).toEqual(expected.sort());
          expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ value }) => 1 + rows.filter(row => row.value > value).length));
        }
      }
    }),
    { numRuns: 15 },
  );
});

/** The process is killed now and then: before what was read is stored, or after it was stored and before anybody knows. */
const killedAt = (games: Remote<PeopleFile>['games'], pick: () => number): Remote<PeopleFile>['games'] => ({
  ...pickGames(games),
  read: async piece => {
    const fate = pick() % 3;
    if (fate === 0) throw new Error('killed before');
    const problems = await games.read(piece);
    if (fate === 1) throw new Error('killed after');
    return problems;
  },
});

const pickGames = ({ cursor, readUntil, read, record, clear, waiting, reviewed }: Remote<PeopleFile>['games']) => ({
  cursor,
  readUntil,
  read,
  record,
  clear,
  waiting,
  reviewed,
});

test('whatever is killed when, and however the log grows meanwhile, the boards are those of an undisturbed reading', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(100_000), async seed => {
      const { file, ids } = peopleOfRooms();
      const whole = await randomLog(seed, 3, ids);
      const growing = new MemoryLog<RoomEvent>();
      let at = seed;
      const pick = () => (at = (at * 1_103_515_245 + 12_345) % 2_147_483_648) >> 8;
      for (const { room, seq, event } of await allFacts(whole)) {
        await growing.append({ room, expected: { seq: seq - 1, version: seq - 1 }, epoch: FIRST_EPOCH, events: [event] });
        if (pick() % 7 > 0) continue;
        await projectorOn(growing, killedAt(remoteHere(file).games, pick))
          .projector.catchUp()
          .catch((error: unknown) => expect(String(error)).toMatch(/killed (before|after)$/));
      }
      await projectorOn(growing, remoteHere(file).games).projector.catchUp();
      const kept = await everythingIn(file, ids.values());
      file.games.clear();
      expect((await everythingIn(file, ids.values())).games).toEqual([]);
      await projectorOn(growing, remoteHere(file).games).projector.catchUp();
      expect(await everythingIn(file, ids.values())).toEqual(kept);
    }),
    { numRuns: 10 },
  );
});

/** A log in which nothing is stored beside the facts, as rooms of older servers are. */
const unsaid = (log: MemoryLog<RoomEvent>): FollowedLog<RoomEvent> =>
  withFollow(log, async query => {
    const found = await log.follow(query);
    return found && { ...found, facts: found.facts.map(fact => ({ ...fact, state: null })) };
  });

test('a game that nobody can look up is on no list, and not read where that is stored beside it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(100_000), async seed => {
      const { file, ids } = peopleOfRooms();
      const log = await randomLog(seed, 4, ids);
      await projectorOn(unsaid(log), remoteHere(file).games).projector.catchUp();
      const kept = await everythingIn(file, ids.values());
      const asked = new Set<string>();
      const listening = { ...pickGames(remoteHere(file).games) };
      const games: typeof listening = {
        ...listening,
        readUntil: rooms => {
          for (const room of rooms) asked.add(room);
          return listening.readUntil(rooms);
        },
      };
      const facts = await allFacts(log);
      const { projector } = projectorOn(log, games);
      await projector.rebuild();
      expect(await everythingIn(file, ids.values())).toEqual(kept);
      const ended = new Set(facts.flatMap(({ room, event }) => (event.type === 'GameOver' ? room : [])));
      const listed = new Set(kept.games.map(({ room }) => room));
      expect(listed.has(`R${seed}`)).toBe(false);
      expect([...listed].filter(room => !asked.has(room))).toEqual([]);
      const quiet = facts.filter(({ state }) => isKnownQuiet(state)).map(({ room }) => room);
      expect([...ended].filter(room => !asked.has(room))).toEqual([...ended].filter(room => quiet.includes(room)));
    }),
    { numRuns: 15 },
  );
});

/** As for somebody far behind: games that end later are in the log already. */
const inSmallPages = (log: MemoryLog<RoomEvent>): FollowedLog<RoomEvent> =>
  withFollow(log, query => log.follow({ ...query, limit: 20 }));

/** The same log, followed in another way. */
const withFollow = (
  log: MemoryLog<RoomEvent>,
  follow: (query: FollowQuery) => ReturnType<typeof log.follow>,
): FollowedLog<RoomEvent> =>
  new Proxy(log, {
    get: (target, name) => {
      if (name === 'follow') return follow;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

test('whoever is far behind counts every game as if it had just ended', async () => {
  const { file, ids } = peopleOfRooms();
  const log = await randomLog(4_711, 6, ids);
  await projectorOn(log, remoteHere(file).games).projector.catchUp();
  const kept = await everythingIn(file, ids.values());
  const { projector, faults } = projectorOn(inSmallPages(log), remoteHere(file).games);
  await projector.rebuild();
  expect(await everythingIn(file, ids.values())).toEqual(kept);
  expect(faults).toEqual([]);
});

test('a log that was put back from an older copy is read again from its beginning', async () => {
  const { file, ids } = peopleOfRooms();
  const before = await randomLog(1, 3, ids);
  await projectorOn(before, remoteHere(file).games).projector.catchUp();
  const older = await randomLog(50, 1, ids);
  const { projector, faults } = projectorOn(older, remoteHere(file).games);
  await projector.catchUp();
  expect(faults).toHaveLength(1);
  const plain = plainBoards(await allFacts(older));
  const listed = await file.boards.history({ limit: 1_000, withPrivate: true });
  expect(listed.map(({ id }) => id)).toEqual([...plain.games].reverse());
});

test('a game that cannot be understood is told of and passed over', async () => {
  const { file, ids } = peopleOfRooms();
  const log = await randomLog(3, 2, ids);
  const strange = { type: 'GameOver', totals: [], winners: [] } as const;
  await log.append({ room: roomId('STRANGE'), expected: { seq: 0, version: 0 }, epoch: FIRST_EPOCH, events: [strange] });
  const { projector, faults } = projectorOn(log, remoteHere(file).games);
  await projector.catchUp();
  expect(String(faults[0])).toContain('STRANGE');
  expect(await file.boards.count()).toBe(plainBoards(await allFacts(log)).games.length);
});
