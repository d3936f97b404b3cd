import { err, fault, variantById } from '@yaht/rules';
import { expect, test } from 'vitest';
import { createRoom } from './create.ts';
import type { RoomWishes } from './options.ts';
import { isDeserted, seatsInTurn } from './room.ts';
import { after, openRoom, wish } from './testing/index.ts';

const variant = variantById('rollio-duel') ?? fault('no duel');
const SET = { type: 'ChooseSet', set: 'beginner' } as const;
const ROLL = { type: 'RollDice' } as const;

const duel = (options: Partial<RoomWishes> = {}) =>
  after(
    openRoom({ variant, seats: 3, ...options }),
    ['guest', { type: 'Join', name: 'Ben' }],
    [1, { type: 'Ready' }],
    [0, { type: 'StartGame' }],
  );

test('[RM40] whoever is not done moves at any time', () => {
  const room = after(duel(), [1, SET], [1, ROLL], [0, SET], [1, { type: 'Chat', text: 'ahead of you' }], [0, ROLL]);
  expect(seatsInTurn(room)).toEqual([0, 1]);
  expect(room.options).toMatchObject({ undo: 'off', seats: 3 });
  expect(wish(room, 0, { type: 'Undo' })).toEqual(err('undo-not-allowed'));
});

test('[RM40] a member with several seats plays one run after the other', () => {
  const alone = openRoom({ variant }, { creator: { name: 'REST', seats: ['Ann', 'Ben'] } });
  let room = after(alone, [0, { type: 'StartGame' }], [0, SET]);
  expect(wish(room, 0, SET)).toEqual(err('set-is-chosen'));
  while (seatsInTurn(room).includes(0)) room = after(room, ['house', { type: 'PassTurn', seat: 0 }]);
  expect(wish(room, 0, SET)).toMatchObject({ ok: true, value: [{ type: 'SetChosen', seat: 1 }, {}, {}] });
});

test.each([{ turnSeconds: 30 }, { undo: 'before-draw' }, { undo: 'practice' }] as const)('[RM40] no room for %j', options => {
  expect(createRoom({ id: 'ROOM', options: { variant, ...options }, commitment: null })).toEqual(err('invalid-options'));
});

test('[RM40] who is away is marked, and moves on by coming back', () => {
  const away = after(duel(), ['house', { type: 'Drop', member: 1 }], [0, SET]);
  expect(away.game?.state.playedBy).toEqual(['player', 'zero']);
  expect(isDeserted(away)).toBe(false);
  expect(after(away, [1, SET]).game?.state.playedBy).toEqual(['player', 'player']);
});

test('[RM17] the house moves for the seat of a bot', () => {
  const room = after(openRoom({ variant }), [0, { type: 'AddBot', level: 'easy' }], [0, { type: 'StartGame' }]);
  expect(wish(room, 0, { type: 'PlayFor', seat: 1, command: SET })).toEqual(err('house-only'));
  expect(wish(room, 'house', { type: 'PlayFor', seat: 1, command: SET })).toMatchObject({ ok: true });
});
