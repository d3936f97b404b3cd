import { err, ok } from '@yaht/rules';
import { describe, expect, test } from 'vitest';
import type { RoomWishes } from './options.ts';
import { isDeserted, type Room } from './room.ts';
import { after, openRoom, SECRET, wish } from './testing/index.ts';

const playing = (options: Partial<RoomWishes> = {}): Room =>
  after(
    openRoom(options),
    ['guest', { type: 'Join', name: 'Ben' }],
    ['guest', { type: 'Join', name: 'Dee', spectate: true }],
    [1, { type: 'Ready' }],
    [0, { type: 'StartGame' }],
  );

test('[RM42] the house plays for who resigned, by the policy of the room', () => {
  expect(wish(playing(), 0, { type: 'Resign' })).toEqual(ok([{ type: 'Resigned', seat: 0 }]));
  expect(wish(playing({ whenAway: 'bot' }), 1, { type: 'Resign' })).toEqual(
    ok([
      { type: 'Resigned', seat: 1 },
      { type: 'SeatPlayedBy', seat: 1, by: 'bot' },
    ]),
  );
});

test('[RM42] who resigned stays, and neither moves nor comes back', () => {
  const room = after(playing(), [0, { type: 'Resign' }]);
  expect(room.members.map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(wish(room, 0, { type: 'RollDice' })).toEqual(err('has-resigned'));
  expect(wish(room, 0, { type: 'Resign' })).toEqual(err('has-resigned'));
  expect(wish(room, 0, { type: 'Hint' })).toEqual(err('has-resigned'));
  expect(wish(room, 0, { type: 'Undo' })).toEqual(err('has-resigned'));
  expect(wish(room, 0, { type: 'Return' })).toEqual(ok([]));
  expect(wish(room, 'house', { type: 'Drop', member: 0 })).toEqual(ok([]));
  expect(wish(room, 0, { type: 'Chat', text: 'well played' })).toMatchObject({ ok: true });
  expect(wish(room, 'house', { type: 'PassTurn' })).toMatchObject({ value: [{ zero: 'passed' }, { seat: 1 }] });
});

test('[RM42] nobody has to agree to a takeback any more who resigned', () => {
  const scored = after(
    playing(),
    [0, { type: 'RollDice' }],
    [0, { type: 'ScoreCategory', category: 'ones' }],
    [1, { type: 'Resign' }],
  );
  expect(wish(scored, 0, { type: 'Undo' })).toMatchObject({ value: [{ type: 'Undone', seat: 0 }] });
});

test('[RM42] a seat is resigned by its own member, in a game', () => {
  expect(wish(playing(), 1, { type: 'Resign', seat: 0 })).toEqual(err('not-your-seat'));
  expect(wish(playing(), 2, { type: 'Resign' })).toEqual(err('no-seat'));
  expect(wish(openRoom(), 0, { type: 'Resign' })).toEqual(err('no-game'));
  expect(wish(playing(), 'house', { type: 'Resign' })).toEqual(err('not-a-member'));
});

test('[RM42] with several seats the one in turn is meant, or the one that is named', () => {
  const shared = after(openRoom({ seats: 2 }), [0, { type: 'TakeSeat' }], [0, { type: 'StartGame' }]);
  expect(wish(shared, 0, { type: 'Resign' })).toEqual(ok([{ type: 'Resigned', seat: 0 }]));
  expect(wish(shared, 0, { type: 'Resign', seat: 1 })).toEqual(ok([{ type: 'Resigned', seat: 1 }]));
  const without = after(shared, [0, { type: 'Resign' }], ['house', { type: 'PassTurn' }]);
  expect(wish(without, 0, { type: 'RollDice' })).toMatchObject({ ok: true });
});

test('[RM42] [RM25] the last to resign ends the game, which shows its seed', () => {
  const room = after(playing({ whenAway: 'bot' }), [0, { type: 'Resign' }]);
  expect(isDeserted(room)).toBe(false);
  expect(wish(room, 1, { type: 'Resign' })).toMatchObject({
    value: [{ type: 'Resigned' }, { type: 'GameOver', winners: [1], seed: SECRET }],
  });
  expect(after(room, [1, { type: 'Resign' }]).phase).toBe('over');
});

describe('[RM45] in a game of days', () => {
  const slow = (options: Partial<RoomWishes> = {}): Room => playing({ turnSeconds: 86_400, ...options });
  const ben = [
    [1, { type: 'RollDice' }],
    [1, { type: 'ScoreCategory', category: 'ones' }],
  ] as const;

  test('a turn that runs out is a zero, and the next one in a row loses the game', () => {
    const once = after(slow(), ['house', { type: 'PassTurn' }], ...ben);
    expect(once.game?.events.at(-2)).toMatchObject({ type: 'ScoreRecorded', seat: 1 });
    expect(wish(once, 'house', { type: 'PassTurn' })).toEqual(ok([{ type: 'Resigned', seat: 0, outOfTime: true }]));
    const over = after(once, ['house', { type: 'PassTurn' }], ['house', { type: 'PassTurn' }], [1, { type: 'RollDice' }]);
    expect(after(over, [1, { type: 'ScoreCategory', category: 'chance' }]).game?.over).toMatchObject({ winners: [1] });
  });

  test('a turn that its player has ended in between makes it the first time again', () => {
    const played = after(slow(), [0, { type: 'RollDice' }], [0, { type: 'ScoreCategory', category: 'chance' }], ...ben);
    expect(wish(played, 'house', { type: 'PassTurn' })).toMatchObject({ value: [{ type: 'ScoreRecorded', zero: 'passed' }, {}] });
  });

  test('the turn of another player does not count, and in games of seconds nothing is lost', () => {
    const missed = after(slow(), ['house', { type: 'PassTurn' }]);
    expect(wish(missed, 'house', { type: 'PassTurn' })).toMatchObject({ value: [{ type: 'ScoreRecorded', seat: 1 }, {}] });
    const quick = after(playing({ turnSeconds: 30 }), ['house', { type: 'PassTurn' }], ...ben);
    expect(wish(quick, 'house', { type: 'PassTurn' })).toMatchObject({ value: [{ zero: 'passed' }, {}] });
  });

  test('nobody says of themselves that they are out of time', () => {
    expect(wish(slow(), 0, { type: 'Resign', outOfTime: true } as never)).toEqual(ok([{ type: 'Resigned', seat: 0 }]));
  });
});
