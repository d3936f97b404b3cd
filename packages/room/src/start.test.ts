import { err, ok, type DrawKeys } from '@yaht/rules';
import { expect, test } from 'vitest';
import { decideRoom } from './decide.ts';
import type { Room } from './room.ts';
import { after, COMMITMENT, openRoom, SECRET, testParts, wish } from './testing/index.ts';

const joins = (name: string, spectate = false) => ['guest', { type: 'Join', name, spectate }] as const;
const two = after(openRoom(), joins('Ben'));
const started = after(two, [1, { type: 'Ready', seed: 'ben-seed' }], [0, { type: 'StartGame' }]);

/** Everybody scores whatever comes until the game is over. */
function finish(room: Room): Room {
  let now = room;
  while (now.phase === 'playing') {
    const seat = now.game?.state.turn?.seat ?? 0;
    const actor = now.seats[seat]?.member ?? 'house';
    const category = now.game?.events.some(event => event.type === 'ScoreRecorded' && event.seat === seat) ? 'chance' : 'ones';
    now = after(now, [actor, { type: 'RollDice' }], [actor, { type: 'ScoreCategory', category }]);
  }
  return now;
}

test('[RM17] a bot sits in a free seat and is ready', () => {
  const room = after(openRoom({ seats: 3 }), [0, { type: 'AddBot', level: 'optimal' }], [0, { type: 'AddBot', level: 'easy' }]);
  expect(room.seats.slice(1)).toEqual([
    { member: null, name: 'Bot', bot: 'optimal', ready: true, seed: '' },
    { member: null, name: 'Bot 2', bot: 'easy', ready: true, seed: '' },
  ]);
  expect(wish(room, 0, { type: 'AddBot', level: 'easy' })).toEqual(err('room-full'));
  expect(wish(room, 0, { type: 'AddBot', level: 'easy', seat: 1 })).toEqual(err('seat-taken'));
  expect(wish(room, 0, { type: 'AddBot', level: 'easy', seat: 6 })).toEqual(err('invalid-seat'));
  expect(wish(openRoom(), 0, { type: 'AddBot', level: 'easy', name: '' })).toEqual(err('invalid-name'));
  expect(wish(two, 1, { type: 'AddBot', level: 'easy' })).toEqual(err('host-only'));
  const playing = after(room, [0, { type: 'StartGame' }]);
  expect(wish(playing, 0, { type: 'AddBot', level: 'easy' })).toEqual(err('game-started'));
  expect(finish(playing).game?.start.players[1]).toEqual({ name: 'Bot', bot: 'optimal' });
});

test('[RM19] getting ready brings a seed, which can be changed until the start', () => {
  const ready = (seed: string) => wish(two, 1, { type: 'Ready', seed });
  expect(ready('ben-seed')).toEqual(ok([{ type: 'PlayerReady', seat: 1, ready: true, seed: 'ben-seed' }]));
  expect(ready('x'.repeat(64))).toMatchObject({ ok: true });
  expect(ready('x'.repeat(65))).toEqual(err('invalid-seed'));
  expect(ready('a,b')).toEqual(err('invalid-seed'));
  const changed = after(two, [1, { type: 'Ready', seed: 'one' }], [1, { type: 'Ready', seed: 'two' }]);
  expect(changed.seats[1]).toMatchObject({ ready: true, seed: 'two' });
  expect(after(changed, [1, { type: 'Ready', ready: false }]).seats[1]?.ready).toBe(false);
  expect(wish(after(two, joins('Dee', true)), 2, { type: 'Ready' })).toEqual(err('no-seat'));
  expect(wish(started, 1, { type: 'Ready' })).toEqual(err('game-started'));
});

test('[RM18] the seeds are fixed when the game starts, and the dice depend on them', () => {
  expect(started.game?.start).toMatchObject({
    id: 'ROOM-1',
    commitment: COMMITMENT,
    players: [
      { name: 'Ann', seed: '' },
      { name: 'Ben', seed: 'ben-seed' },
    ],
  });
  const asked: DrawKeys[] = [];
  const { chance, reveal } = testParts();
  const parts = { reveal, chance: (keys: DrawKeys) => (asked.push(keys), chance(keys)) };
  const ready = after(two, [1, { type: 'Ready', seed: 'ben-seed' }]);
  const begun = decideRoom(ready, 0, { type: 'StartGame' }, parts);
  if (begun.ok) decideRoom(begun.value.room, 0, { type: 'RollDice' }, parts);
  const keys = { gameId: 'ROOM-1', playerSeeds: ['', 'ben-seed'] };
  expect(asked).toEqual([keys, keys]);
});

test('[RM20] the host starts once there are two and the others are ready', () => {
  expect(wish(openRoom(), 0, { type: 'StartGame' })).toEqual(err('not-enough-players'));
  expect(wish(two, 0, { type: 'StartGame' })).toEqual(err('not-all-ready'));
  expect(wish(two, 1, { type: 'StartGame' })).toEqual(err('host-only'));
  expect(wish(started, 0, { type: 'StartGame' })).toEqual(err('game-started'));
  expect(after(openRoom({ seats: 1 }), [0, { type: 'StartGame' }]).phase).toBe('playing');
});

test('[RM20] starting says that the host is ready, with a seed of its own', () => {
  const ready = after(two, [1, { type: 'Ready', seed: 'ben-seed' }]);
  const facts = wish(ready, 0, { type: 'StartGame', seed: 'ann-seed' });
  expect(facts.ok && facts.value[0]).toEqual({ type: 'PlayerReady', seat: 0, ready: true, seed: 'ann-seed' });
  const { game } = after(ready, [0, { type: 'StartGame', seed: 'ann-seed' }]);
  expect(game?.start.players).toEqual([
    { name: 'Ann', seed: 'ann-seed' },
    { name: 'Ben', seed: 'ben-seed' },
  ]);
  expect(wish(ready, 0, { type: 'StartGame', seed: 'a,b' })).toEqual(err('invalid-seed'));
});

test('[RM21] the host of a private room may start before the free seats are taken', () => {
  const alone = after(openRoom({ start: 'ready', private: true, seats: 3 }), [0, { type: 'Ready' }]);
  expect(wish(alone, 0, { type: 'StartGame' })).toEqual(err('not-enough-players'));
  const two = after(alone, joins('Ben'));
  expect(wish(two, 0, { type: 'StartGame' })).toEqual(err('not-all-ready'));
  const ready = after(two, [1, { type: 'Ready' }]);
  expect(ready.phase).toBe('lobby');
  expect(wish(ready, 1, { type: 'StartGame' })).toEqual(err('host-only'));
  expect(after(ready, [0, { type: 'StartGame' }]).game?.start.players).toHaveLength(2);
});

test('[RM21] a table for so many starts by itself when all are ready', () => {
  const table = after(openRoom({ start: 'ready', seats: 3 }, { creator: { name: 'Ann' } }), joins('Ben'));
  expect(wish(table, 0, { type: 'StartGame' })).toEqual(err('starts-when-ready'));
  const waiting = after(table, [0, { type: 'Ready' }], [1, { type: 'Ready' }]);
  expect(waiting.phase).toBe('lobby');
  const full = after(waiting, joins('Cem'));
  expect(full.phase).toBe('lobby');
  const facts = wish(full, 2, { type: 'Ready', seed: 'c' });
  expect(facts.ok && facts.value.map(({ type }) => type)).toEqual(['PlayerReady', 'GameStarted', 'TurnStarted']);
  expect(after(waiting, [0, { type: 'AddBot', level: 'easy' }]).phase).toBe('playing');
});

test('[RM22] free seats are closed up at the start', () => {
  const room = after(openRoom({ seats: 4 }), joins('Ben'), joins('Cem'), [2, { type: 'Ready' }], [1, { type: 'Leave' }]);
  const facts = wish(room, 0, { type: 'StartGame' });
  expect(facts.ok && facts.value[0]).toEqual({ type: 'SeatsMoved', from: [0, 2] });
  const playing = after(room, [0, { type: 'StartGame' }]);
  expect(playing.seats.map(seated => seated?.name ?? null)).toEqual(['Ann', 'Cem', null, null]);
  expect(playing.game?.start.players.map(({ name }) => name)).toEqual(['Ann', 'Cem']);
});

test('[RM23] practice is for one person', () => {
  const room = after(openRoom({ undo: 'practice' }), joins('Ben'), [1, { type: 'Ready' }]);
  expect(wish(room, 0, { type: 'StartGame' })).toEqual(err('practice-alone'));
  const alone = after(openRoom({ undo: 'practice' }), [0, { type: 'TakeSeat', name: 'Me too' }], [0, { type: 'StartGame' }]);
  const back = after(alone, [0, { type: 'RollDice' }], [0, { type: 'Undo' }]);
  expect(back.game?.state.turn?.dice).toBeNull();
});

test('[RM25] the end shows the seed that was promised', () => {
  const over = finish(started);
  expect(over.phase).toBe('over');
  expect(over.game?.over).toMatchObject({ seed: SECRET });
  expect(wish(over, 0, { type: 'RollDice' })).toEqual(err('game-over'));
  const unpromised = finish(after(openRoom({ seats: 1 }, { commitment: null }), [0, { type: 'StartGame' }]));
  expect(unpromised.game?.over).not.toHaveProperty('seed');
});

test('[RM34] the next game has a new promise, moves everybody on by one and drops who left', () => {
  const room = after(openRoom({ seats: 4 }), joins('Ben'), joins('Cem'), [1, { type: 'Ready' }], [2, { type: 'Ready' }]);
  const begun = after(room, [0, { type: 'StartGame' }]);
  const commitment = 'd1'.repeat(32);
  expect(wish(begun, 0, { type: 'Rematch', commitment })).toEqual(err('game-not-over'));
  expect(wish(room, 0, { type: 'Rematch', commitment })).toEqual(err('no-game'));
  const over = after(finish(begun), [1, { type: 'Leave' }], joins('Dee', true));
  expect(wish(over, 3, { type: 'Rematch', commitment })).toEqual(err('no-seat'));
  expect(wish(over, 2, { type: 'Rematch', commitment })).toEqual(
    ok([
      { type: 'RematchOpened', commitment },
      { type: 'SeatsMoved', from: [2, 0] },
    ]),
  );
  const again = after(over, [2, { type: 'Rematch', commitment }], [3, { type: 'TakeSeat' }]);
  expect(again.seats.map(seated => seated && [seated.name, seated.ready])).toEqual([
    ['Cem', false],
    ['Ann', false],
    ['Dee', false],
    null,
  ]);
  const second = after(again, [2, { type: 'Ready' }], [3, { type: 'Ready' }], [0, { type: 'StartGame' }]);
  expect(second.game?.start).toMatchObject({ id: 'ROOM-2', commitment });
  expect(() => after(finish(second), [0, { type: 'Rematch', commitment }])).toThrow('a commitment is for one game');
});
