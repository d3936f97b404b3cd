import { err, ok } from '@yaht/rules';
import { expect, test } from 'vitest';
import type { RoomWishes } from './options.ts';
import { after, openRoom, wish } from './testing/index.ts';

const joins = (name: string, spectate = false) => ['guest', { type: 'Join', name, spectate }] as const;
const score = { type: 'ScoreCategory', category: 'ones' } as const;

/** Ann has scored, and Ben would be next, of three people and somebody who watches. */
const scored = (options: Partial<RoomWishes> = {}) =>
  after(
    openRoom({ seats: 3, ...options }),
    joins('Ben'),
    joins('Cem'),
    joins('Dee', true),
    [1, { type: 'Ready' }],
    [2, { type: 'Ready' }],
    [0, { type: 'StartGame' }],
    [0, { type: 'RollDice' }],
    [0, score],
  );
const asked = after(scored(), [0, { type: 'Undo' }]);

test('[RM26] among people a score comes back when all the others agree', () => {
  expect(wish(scored(), 0, { type: 'Undo' })).toEqual(ok([{ type: 'UndoAsked', seat: 0 }]));
  expect(wish(asked, 1, { type: 'AnswerUndo', yes: true })).toEqual(ok([{ type: 'UndoAnswered', member: 1, yes: true }]));
  const last = wish(after(asked, [1, { type: 'AnswerUndo', yes: true }]), 2, { type: 'AnswerUndo', yes: true });
  expect(last).toEqual(
    ok([
      { type: 'UndoAnswered', member: 2, yes: true },
      { type: 'Undone', seat: 0, to: 3 },
    ]),
  );
});

test('[RM26] nobody else in person: taken back at once', () => {
  const room = after(
    openRoom(),
    [0, { type: 'AddBot', level: 'easy' }],
    [0, { type: 'StartGame' }],
    [0, { type: 'RollDice' }],
    [0, score],
  );
  expect(wish(room, 0, { type: 'Undo' })).toMatchObject({ value: [{ type: 'Undone', seat: 0 }] });
  const shared = after(
    openRoom({}, { creator: { name: 'We', seats: ['Ann', 'Ben'] } }),
    [0, { type: 'StartGame' }],
    [0, { type: 'RollDice' }],
    [0, score],
  );
  expect(wish(shared, 0, { type: 'Undo' })).toMatchObject({ value: [{ type: 'Undone', seat: 0 }] });
  expect(wish(shared, 0, { type: 'Undo', seat: 1 })).toEqual(err('nothing-to-undo'));
});

test('[RM26] who is away is not waited for', () => {
  const room = after(scored(), ['house', { type: 'Drop', member: 1 }], [2, { type: 'Leave' }]);
  expect(wish(room, 0, { type: 'Undo' })).toMatchObject({ value: [{ type: 'Undone' }] });
});

test('[RM26] only what the rules let back can be asked for', () => {
  const rolled = after(scored(), [1, { type: 'RollDice' }]);
  expect(wish(rolled, 0, { type: 'Undo' })).toEqual(err('nothing-to-undo'));
  expect(wish(scored(), 1, { type: 'Undo' })).toEqual(err('nothing-to-undo'));
  expect(wish(scored({ undo: 'off' }), 0, { type: 'Undo' })).toEqual(err('undo-not-allowed'));
  expect(wish(scored(), 3, { type: 'Undo' })).toEqual(err('no-seat'));
  expect(wish(scored(), 0, { type: 'Undo', seat: 1 })).toEqual(err('not-your-seat'));
});

test('[RM27] one no ends the vote, and so does the one who asked', () => {
  expect(after(asked, [2, { type: 'AnswerUndo', yes: false }]).takeback).toBeNull();
  expect(after(asked, [0, { type: 'AnswerUndo', yes: false }]).takeback).toBeNull();
});

test('[RM27] only who is asked answers, and once; one vote at a time', () => {
  expect(wish(scored(), 1, { type: 'AnswerUndo', yes: true })).toEqual(err('no-vote'));
  expect(wish(asked, 0, { type: 'AnswerUndo', yes: true })).toEqual(err('not-your-vote'));
  expect(wish(asked, 3, { type: 'AnswerUndo', yes: false })).toEqual(err('not-your-vote'));
  const once = after(asked, [1, { type: 'AnswerUndo', yes: true }]);
  expect(wish(once, 1, { type: 'AnswerUndo', yes: true })).toEqual(err('not-your-vote'));
  expect(wish(asked, 0, { type: 'Undo' })).toEqual(err('vote-pending'));
});

test('[RM28] a vote ends when the game goes on or a place changes hands', () => {
  expect(after(asked, [1, { type: 'RollDice' }]).takeback).toBeNull();
  expect(after(asked, ['house', { type: 'Drop', member: 1 }]).takeback).toBeNull();
  expect(after(asked, [1, { type: 'Leave' }]).takeback).toBeNull();
  expect(after(asked, [3, { type: 'Leave' }]).takeback).not.toBeNull();
  expect(after(asked, [1, { type: 'Hint' }]).takeback).not.toBeNull();
  expect(after(asked, [3, { type: 'Chat', text: 'let her' }]).takeback).not.toBeNull();
});
