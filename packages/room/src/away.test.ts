import { err, ok } from '@yaht/rules';
import { expect, test } from 'vitest';
import type { RoomWishes } from './options.ts';
import { isDeserted } from './room.ts';
import { after, openRoom, SECRET, wish } from './testing/index.ts';

const playing = (options: Partial<RoomWishes> = {}) =>
  after(
    openRoom(options),
    ['guest', { type: 'Join', name: 'Ben' }],
    ['guest', { type: 'Join', name: 'Dee', spectate: true }],
    [1, { type: 'Ready' }],
    [0, { type: 'StartGame' }],
  );

test('[RM24] wishes of the game are judged by its rules', () => {
  expect(wish(openRoom(), 0, { type: 'RollDice' })).toEqual(err('no-game'));
  expect(wish(openRoom(), 0, { type: 'Undo' })).toEqual(err('no-game'));
  expect(wish(playing(), 1, { type: 'RollDice' })).toEqual(err('not-your-turn'));
  expect(wish(playing(), 0, { type: 'ScoreCategory', category: 'ones' })).toEqual(err('roll-first'));
});

test('[RM13] who watches does not play', () => {
  expect(wish(playing(), 2, { type: 'RollDice' })).toEqual(err('no-seat'));
  expect(wish(playing(), 2, { type: 'Hint' })).toEqual(err('no-seat'));
});

test.each(['zero', 'bot'] as const)('[RM29] the house plays for who dropped: %s', whenAway => {
  const room = playing({ whenAway });
  expect(wish(room, 'house', { type: 'Drop', member: 0 })).toEqual(ok([{ type: 'SeatPlayedBy', seat: 0, by: whenAway }]));
  const dropped = after(room, ['house', { type: 'Drop', member: 0 }]);
  expect(wish(dropped, 'house', { type: 'Drop', member: 0 })).toEqual(ok([]));
  expect(wish(dropped, 'house', { type: 'PassTurn' })).toMatchObject({ value: [{ category: 'ones', zero: 'passed' }, {}] });
});

test('[RM30] who comes back, or just moves, plays on', () => {
  const dropped = after(playing(), ['house', { type: 'Drop', member: 0 }]);
  const back = { type: 'SeatPlayedBy', seat: 0, by: 'player' };
  expect(wish(dropped, 0, { type: 'Return' })).toEqual(ok([back]));
  expect(wish(dropped, 0, { type: 'RollDice' })).toMatchObject({ value: [back, { type: 'DiceRolled' }] });
  expect(wish(dropped, 0, { type: 'ScoreCategory', category: 'ones' })).toEqual(err('roll-first'));
  expect(wish(playing(), 0, { type: 'Return' })).toEqual(ok([]));
});

test('[RM31] who leaves for good is played by the house to the end', () => {
  expect(wish(playing(), 0, { type: 'Leave' })).toEqual(
    ok([
      { type: 'SeatLeft', seat: 0 },
      { type: 'SeatPlayedBy', seat: 0, by: 'zero' },
      { type: 'MemberLeft', member: 0 },
      { type: 'HostChanged', member: 1 },
    ]),
  );
  const room = after(playing(), [0, { type: 'Leave' }]);
  expect(wish(room, 0, { type: 'Return' })).toEqual(err('not-a-member'));
  expect(room.seats[0]).toMatchObject({ member: null, name: 'Ann' });
});

test.each([
  ['wait', 'zero'],
  ['zero', 'zero'],
  ['bot', 'bot'],
] as const)('[RM31] where the table does %s for others, it plays for who left for good: %s', (whenAway, by) => {
  expect(wish(playing({ whenAway }), 0, { type: 'Leave' })).toMatchObject({
    value: [{ type: 'SeatLeft' }, { type: 'SeatPlayedBy', seat: 0, by }, {}, {}],
  });
});

test.each(['wait', 'bot', 'zero'] as const)(
  '[RM44] the house ends a turn whose time is over with a zero where it does %s',
  whenAway => {
    expect(wish(playing({ whenAway, turnSeconds: 30 }), 'house', { type: 'PassTurn' })).toMatchObject({
      value: [
        { type: 'ScoreRecorded', seat: 0, zero: 'passed' },
        { type: 'TurnStarted', seat: 1 },
      ],
    });
  },
);

test('[RM32] a game that everybody left may be ended, and no other', () => {
  expect(wish(playing(), 'house', { type: 'Abandon' })).toEqual(err('still-played'));
  const left = after(playing(), [0, { type: 'Leave' }], ['house', { type: 'Drop', member: 1 }]);
  expect(isDeserted(left)).toBe(true);
  expect(wish(left, 'house', { type: 'Abandon' })).toEqual(
    ok([{ type: 'GameOver', totals: [0, 0], winners: [], abandoned: true, seed: SECRET }]),
  );
  expect(wish(openRoom(), 'house', { type: 'Abandon' })).toEqual(err('no-game'));
});

test('[RM32] bots that play while somebody watches are not left alone', () => {
  const bots = after(
    openRoom(),
    [0, { type: 'LeaveSeat' }],
    [0, { type: 'AddBot', level: 'easy' }],
    [0, { type: 'AddBot', level: 'easy' }],
    [0, { type: 'StartGame' }],
  );
  expect(isDeserted(bots)).toBe(false);
  expect(isDeserted(after(bots, [0, { type: 'Leave' }]))).toBe(true);
});

test('[RM33] a room where nothing happens is closed, and a game in it ends first', () => {
  const closed = { type: 'RoomClosed', reason: 'idle' };
  expect(wish(openRoom(), 'house', { type: 'Expire' })).toEqual(ok([closed]));
  expect(wish(playing(), 'house', { type: 'Expire' })).toMatchObject({ value: [{ type: 'GameOver', abandoned: true }, closed] });
  const room = after(playing(), ['house', { type: 'Expire' }]);
  expect(wish(room, 0, { type: 'Chat', text: 'hello?' })).toEqual(err('room-closed'));
  expect(wish(room, 'guest', { type: 'Join', name: 'Eve' })).toEqual(err('room-closed'));
});

test('[RM33] members do not speak for the house, nor the house for members', () => {
  expect(wish(playing(), 0, { type: 'Expire' })).toEqual(err('house-only'));
  expect(wish(playing(), 0, { type: 'Drop', member: 1 })).toEqual(err('house-only'));
  expect(wish(playing(), 0, { type: 'PassTurn' })).toEqual(err('house-only'));
  expect(wish(playing(), 0, { type: 'Abandon' })).toEqual(err('house-only'));
  expect(wish(playing(), 'house', { type: 'Chat', text: 'hi' })).toEqual(err('not-a-member'));
});

test('[RM29] nothing changes for who drops after the game', () => {
  const over = after(playing(), [0, { type: 'Leave' }], [1, { type: 'Leave' }], ['house', { type: 'Abandon' }]);
  expect(wish(over, 'house', { type: 'Drop', member: 2 })).toEqual(ok([]));
});
