import type { RoomEvent } from '@yaht/room';
import { randomRoom, testParts } from '@yaht/room/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factOf, wireFact, type NumberedFact } from './fact.ts';
import { decodeJson, encodeJson } from './json.ts';
import { MAX_FRAME_OUT } from './limits.ts';
import type { PlainObject } from './plain.ts';
import { readServerMessage } from './server-message.ts';
import { decodePack, encodePack, FrameReader } from './tcp/index.ts';

const numbered = (seed: number): readonly NumberedFact[] =>
  randomRoom(seed, 150, testParts(seed)).events.map((event, i) => ({ seq: i + 1, at: 1_763_200_000_000 + i, event }));

const overTcp = (message: object): unknown => {
  const frame = encodePack(message);
  const [payload] = frame.ok ? new FrameReader(MAX_FRAME_OUT).push(frame.value).payloads : [];
  const decoded = payload && decodePack(payload, MAX_FRAME_OUT);
  return decoded?.ok ? decoded.value : undefined;
};

const overWebSocket = (message: object): unknown => {
  const text = encodeJson(message);
  const decoded = text.ok && decodeJson(text.value, MAX_FRAME_OUT);
  return decoded && decoded.ok ? decoded.value : undefined;
};

test.each([
  ['TCP', overTcp],
  ['WebSocket', overWebSocket],
])('every fact of random rooms comes out of %s as it went in', (_, travel) => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const facts = numbered(seed);
      expect(facts.map(fact => readServerMessage(travel(wireFact(fact))))).toEqual(facts.map(heard));
    }),
    { numRuns: 25 },
  );
});

const heard = (fact: NumberedFact) => ({ ok: true, value: { kind: 'fact', fact } });

/** Complete by its type: a new fact of room or rules does not compile until it is here. */
const ALL: Readonly<Record<RoomEvent['type'], true>> = {
  RoomCreated: true,
  MemberJoined: true,
  MemberLeft: true,
  SeatTaken: true,
  SeatLeft: true,
  SeatsMoved: true,
  PlayerReady: true,
  HostChanged: true,
  ChatMessage: true,
  UndoAsked: true,
  UndoAnswered: true,
  EndOffered: true,
  EndAnswered: true,
  Nudged: true,
  OnVacation: true,
  RematchOpened: true,
  RoomClosed: true,
  GameStarted: true,
  OpeningRolled: true,
  SeatPlayedBy: true,
  HintTaken: true,
  Resigned: true,
  Undone: true,
  GameOver: true,
  TurnStarted: true,
  DiceRolled: true,
  DiceHeld: true,
  ScoreRecorded: true,
  DiceScored: true,
  Banked: true,
  Flopped: true,
  TurnPassed: true,
  SetChosen: true,
  LevelStarted: true,
  DiceRerolled: true,
  FlopShielded: true,
  LevelCleared: true,
  LevelLost: true,
  RunWon: true,
  ShopOpened: true,
  ShopRerolled: true,
  WareBought: true,
  CharmSold: true,
  ConsumableSold: true,
  CharmMoved: true,
  ConsumableUsed: true,
  ShopLeft: true,
  RunEnded: true,
};

/** Facts that random play meets too seldom to count on: a charm that few shops have, and a run that is won and ended. */
const RARE: readonly RoomEvent[] = [
  { type: 'FlopShielded', seat: 0, charm: 'flopShield', usesLeft: 2 },
  { type: 'RunEnded', seat: 0 },
];

test('the random rooms hold every type of fact there is but the rare ones, which travel as well', () => {
  const seen = Array.from({ length: 60 }, (_, seed) => numbered(seed)).flatMap(facts => facts.map(({ event }) => event.type));
  expect(new Set([...seen, ...RARE.map(({ type }) => type)])).toEqual(new Set(Object.keys(ALL)));
  const rare = RARE.map((event, i): NumberedFact => ({ seq: i + 1, at: 1, event }));
  expect(rare.map(fact => readServerMessage(overTcp(wireFact(fact))))).toEqual(rare.map(heard));
});

const wire = (event: NumberedFact['event']): PlainObject => wireFact({ seq: 7, at: 5, event });

test('the wire speaks of players and scores where the rules speak of seats and points', () => {
  expect(wire({ type: 'ScoreRecorded', seat: 1, category: 'fours', points: 16, bonus: 0 })).toEqual({
    type: 'ScoreRecorded',
    seq: 7,
    at: 5,
    playerId: 1,
    category: 'fours',
    score: 16,
    bonus: 0,
  });
  expect(wire({ type: 'GameOver', totals: [210, 187], winners: [0], seed: 'ab' })).toMatchObject({
    finalScores: [
      [0, 210],
      [1, 187],
    ],
    winners: [0],
    seed: 'ab',
  });
  expect(wire({ type: 'SeatTaken', seat: 2, member: 4, name: 'Cem' })).toMatchObject({
    type: 'PlayerJoined',
    id: 2,
    name: 'Cem',
  });
  expect(wire({ type: 'SeatLeft', seat: 2 })).toMatchObject({ type: 'PlayerLeft', id: 2 });
  expect(wire({ type: 'ChatMessage', member: 4, seat: null, text: 'hi' })).toMatchObject({ from: null, text: 'hi' });
  expect(wire({ type: 'OpeningRolled', rolls: [{ seat: 1, dice: [1, 2] }], order: [1, 0] })).toMatchObject({
    rolls: [{ playerId: 1, dice: [1, 2] }],
    playerOrder: [1, 0],
  });
});

test('fields that a newer server adds are left behind', () => {
  const known = wire({ type: 'HintTaken', seat: 0 });
  expect(factOf({ ...known, colour: 'red' })).toEqual({
    ok: true,
    value: { seq: 7, at: 5, event: { type: 'HintTaken', seat: 0 } },
  });
});

test.each([[{}], [{ type: 'HintTaken' }], [{ type: 'HintTaken', seq: -1, at: 0 }], [{ type: 'constructor', seq: 1, at: 1 }]])(
  '%j is no fact',
  data => {
    expect(factOf(data)).toEqual({ ok: false, error: 'not-a-message' });
  },
);
