import fc from 'fast-check';
import { readRecord, RECORD_SCHEMA } from '@yaht/rules';
import { expect, test } from 'vitest';
import { isRoomFact } from './event.ts';
import { evolveRoom, replayRoom } from './evolve.ts';
import { seatsOf } from './room.ts';
import { randomRoom, SECRET, testParts, type Session } from './testing/index.ts';

const sessions = (check: (session: Session) => void, numRuns = 60): void =>
  fc.assert(
    fc.property(fc.nat(), seed => check(randomRoom(seed, 120, testParts(seed)))),
    { numRuns },
  );

test('[RM2] reading the facts of any session again gives the same room', () => {
  sessions(({ room, events }) => {
    expect(replayRoom(events)).toEqual(room);
    expect(room.seq).toBe(events.length);
  });
});

test('[RM2] every beginning of the facts is the room as it stood then', () => {
  sessions(({ events }) => {
    let room = replayRoom(events.slice(0, 1));
    events.slice(1).forEach((event, i) => {
      room = evolveRoom(room, event);
      if (i % 7 === 0) expect(replayRoom(events.slice(0, i + 2))).toEqual(room);
    });
  }, 40);
});

test('[RM3] a refused wish changes nothing, and reading never changes what it reads', () => {
  sessions(({ events, steps }) => {
    const copy = structuredClone(events);
    replayRoom(events);
    expect(events).toEqual(copy);
    for (const { refusal, facts } of steps) if (refusal) expect(facts).toEqual([]);
  }, 40);
});

test('[RM13] nobody without a seat acts in a game', () => {
  sessions(({ steps }) => {
    for (const { actor, before, facts } of steps) {
      const acted = facts.some(fact => !isRoomFact(fact) && fact.type !== 'GameStarted' && before.phase === 'playing');
      if (acted && actor !== 'house') expect(actor !== 'guest' && seatsOf(before, actor).length).toBeGreaterThan(0);
    }
  });
});

test('[RM4] the secret is in no fact but the end of a game, and there it is in every one', () => {
  sessions(({ events }) => {
    for (const event of events) expect(JSON.stringify(event).includes(SECRET)).toBe(event.type === 'GameOver');
  });
});

test('[RM1] each game of a room is a record of its own that holds by the rules', () => {
  let games = 0;
  sessions(({ events }) => {
    const own = events.filter(event => !isRoomFact(event));
    const starts = own.flatMap((event, i) => (event.type === 'GameStarted' ? [i] : []));
    starts.forEach((start, i) => {
      const record = { schema: RECORD_SCHEMA, events: own.slice(start, starts[i + 1] ?? own.length) };
      expect(readRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
      games++;
    });
  }, 40);
  expect(games).toBeGreaterThan(10);
});

test('[RM18] a promise stands before the seeds of its game, and is never made twice', () => {
  sessions(({ events }) => {
    const promises = events.flatMap(event =>
      event.type === 'RoomCreated' || event.type === 'RematchOpened' ? [event.commitment] : [],
    );
    const kept = events.flatMap(event => (event.type === 'GameStarted' ? [event.commitment] : []));
    expect(new Set(promises).size).toBe(promises.length);
    expect(promises.slice(0, kept.length)).toEqual(kept);
  });
});
