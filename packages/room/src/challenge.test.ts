import { err } from '@yaht/rules';
import { expect, test } from 'vitest';
import { after, openRoom, SECRET, tiny, wish } from './testing/index.ts';
import { createRoom } from './create.ts';
import type { RoomWishes } from './options.ts';

const wishes: RoomWishes = {
  variant: tiny,
  seats: 1,
  hints: false,
  undo: 'off',
  challenge: { name: 'daily-7', ranked: true },
};
const attempt = (id: string) => after(openRoom(wishes, { id }), [0, { type: 'StartGame' }], [0, { type: 'RollDice' }]);
const finished = (id: string) =>
  after(
    attempt(id),
    [0, { type: 'ScoreCategory', category: 'chance' }],
    [0, { type: 'RollDice' }],
    [0, { type: 'ScoreCategory', category: 'ones' }],
  );

test('[RM37] everybody who plays a challenge gets the same dice, whatever room and seed', () => {
  const seeded = after(openRoom(wishes, { id: 'C' }), [0, { type: 'Ready', seed: 'mine' }], [0, { type: 'StartGame' }]);
  const rolls = [attempt('A'), attempt('B'), after(seeded, [0, { type: 'RollDice' }])].map(({ game }) => game?.state.turn?.dice);
  expect(rolls[1]).toEqual(rolls[0]);
  expect(rolls[2]).toEqual(rolls[0]);
  expect(attempt('A').game?.start.challenge).toBe('daily-7');
});

test.each([{ seats: 2 }, { hints: true }, { undo: 'before-draw' as const }])('[RM37] not with %j', change => {
  const options = { ...wishes, ...change };
  expect(createRoom({ id: 'A', options, commitment: null, creator: { name: 'Ann' } })).toEqual(err('invalid-options'));
});

test('[RM38] the end does not show the seed', () => {
  const { game, phase } = finished('A');
  expect(phase).toBe('over');
  expect(JSON.stringify(game)).not.toContain(SECRET);
});

test('[RM39] there is no second game in the room', () => {
  expect(wish(finished('A'), 0, { type: 'Rematch', commitment: 'd0'.repeat(32) })).toEqual(err('challenge-once'));
});
