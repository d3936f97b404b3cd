import { evolveRoom, replayRoom } from '@yaht/room';
import { randomRoom, testParts } from '@yaht/room/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberedFact } from './fact.ts';
import { utf8Length } from './json.ts';
import type { Notice } from './server-message.ts';
import { splitWelcome } from './split-welcome.ts';
import { roomOf, welcomeTo, type Welcome } from './welcome.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The latest game's facts, as a server keeps them. */
function gameFacts(facts: readonly NumberedFact[]): readonly NumberedFact[] {
  return facts.slice(
    Math.max(
      0,
      facts.findLastIndex(({ event }) => event.type === 'GameStarted'),
    ),
  );
}

const factsIn = (seed: number): readonly NumberedFact[] =>
  randomRoom(seed, 120, testParts(seed)).events.map((event, i) => ({ seq: i + 1, at: 1000 + i, event }));

test('whoever is welcomed knows the same room as everybody else, and goes on from there', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
      const facts = factsIn(seed);
      const known = Math.max(1, Math.floor(share * facts.length));
      const room = replayRoom(facts.slice(0, known).map(({ event }) => event));
      const welcome = welcomeTo(room, 0, 'token', gameFacts(facts.slice(0, known)));
      const heard = roomOf(throughJson(welcome));
      expect(heard).toEqual({ ok: true, value: room });
      const later = facts.slice(known).reduce((before, { event }) => evolveRoom(before, event), heard.ok ? heard.value : room);
      expect(later).toEqual(replayRoom(facts.map(({ event }) => event)));
    }),
    { numRuns: 30 },
  );
});

test('a game that does not fit into one frame comes in several, none of them too long', () => {
  const facts = factsIn(5);
  const room = replayRoom(facts.map(({ event }) => event));
  const welcome = welcomeTo(room, 0, 'token', gameFacts(facts));
  expect(welcome.game?.length).toBeGreaterThan(3);
  expect(splitWelcome(welcome)).toEqual([welcome]);
  const longest = Math.max(...(welcome.game ?? []).map(fact => utf8Length(JSON.stringify(fact))));
  const limit = utf8Length(JSON.stringify({ ...welcome, game: [] })) + longest + 50;
  const [first, ...others] = splitWelcome(welcome, limit);
  expect(others.length).toBeGreaterThan(0);
  for (const notice of [first, ...others]) expect(utf8Length(JSON.stringify(notice))).toBeLessThanOrEqual(limit);
  expect([first, ...others].map(notice => notice && 'more' in notice)).toEqual([...others.map(() => true), false]);
  const more = others.flatMap((notice: Notice) => (notice.type === 'GameFacts' ? notice.facts : []));
  expect(roomOf(first as Welcome, more)).toEqual({ ok: true, value: room });
});

test('a welcome that does not hold together is refused', () => {
  const facts = factsIn(5);
  const welcome = welcomeTo(replayRoom(facts.map(({ event }) => event)), 0, 'token', gameFacts(facts));
  const refused = { ok: false, error: 'not-a-message' };
  expect(roomOf({ ...welcome, players: null as never })).toEqual(refused);
  expect(roomOf({ ...welcome, room: {} as never })).toEqual(refused);
  expect(roomOf({ ...welcome, game: welcome.game?.slice(1) ?? [] })).toEqual(refused);
  expect(roomOf({ ...welcome, game: [{ type: 'Nonsense' } as never] })).toEqual(refused);
  expect(roomOf({ ...welcome, room: { ...welcome.room, options: { ...welcome.room.options, seats: 1e9 } } })).toEqual(refused);
});
