import { err, fault, variantById } from '@yaht/rules';
import { expect, test } from 'vitest';
import { createRoom } from './create.ts';
import { AWAY_LIMITS, type RoomWishes } from './options.ts';
import { after, COMMITMENT, openRoom, tiny, wish } from './testing/index.ts';

const rollio = variantById('rollio') ?? fault('no run');
const create = (options: Partial<RoomWishes>, id = 'ROOM') =>
  createRoom({ id, options: { variant: tiny, ...options }, commitment: COMMITMENT });

test('[RM18] the first fact holds the options and the promise', () => {
  const opened = create({});
  expect(opened.ok && opened.value.events[0]).toMatchObject({ type: 'RoomCreated', id: 'ROOM', commitment: COMMITMENT });
  expect(opened.ok && opened.value.room).toMatchObject({ phase: 'lobby', seq: 1, host: null, seats: [null, null] });
});

test('[RM4] of the options only those that everybody may know are kept', () => {
  const secret = { passwordText: 'hunter2' };
  const opened = create({ password: true, ...secret });
  expect(JSON.stringify(opened)).not.toContain('hunter2');
});

test.each([['', 'a b', 'x'.repeat(49), 'ä', 'a|b']])('[RM5] no room is called %j', id => {
  expect(create({}, id)).toEqual(err('invalid-room-id'));
});

test.each([0, 7, 1.5, Number.NaN])('[RM6] no room has %d seats', seats => {
  expect(create({ seats })).toEqual(err('invalid-options'));
});

test('[RM6] a room for a run of Rollio has one seat', () => {
  expect(create({ variant: rollio })).toMatchObject({ ok: true, value: { room: { seats: [null] } } });
  expect(create({ variant: rollio, seats: 2 })).toEqual(err('too-many-players'));
});

test('[RM6] the countdown and the timer have their limits', () => {
  expect(create({ awaySeconds: AWAY_LIMITS.min - 1 })).toEqual(err('invalid-options'));
  expect(create({ awaySeconds: AWAY_LIMITS.max + 1 })).toEqual(err('invalid-options'));
  expect(create({ turnSeconds: 45 as 30 })).toEqual(err('invalid-options'));
  expect(create({ awaySeconds: 5, turnSeconds: 90 })).toMatchObject({ ok: true });
  expect(create({ awaySeconds: 0 })).toMatchObject({ ok: true });
});

test('[RM6] a variant for four has no room for six', () => {
  const rollio = variantById('rollio-classic') ?? tiny;
  expect(create({ variant: rollio, seats: 4 })).toMatchObject({ ok: true });
  expect(create({ variant: rollio, seats: 5 })).toEqual(err('too-many-players'));
});

test('[RM7] a rated room has no help, and none can be asked for', () => {
  expect(openRoom({ rated: true }).options).toMatchObject({ hints: false, undo: 'off' });
  expect(create({ rated: true, hints: true })).toEqual(err('rated-without-help'));
  expect(create({ rated: true, undo: 'before-draw' })).toEqual(err('rated-without-help'));
});

test('[RM9] a program takes all seats under their own names and starts at once', () => {
  const room = openRoom({ seats: 3 }, { creator: { name: 'REST', seats: ['Ann', 'Ben', 'Ben'] } });
  expect(room.seats.map(seated => [seated?.member, seated?.name])).toEqual([
    [0, 'Ann'],
    [0, 'Ben'],
    [0, 'Ben 2'],
  ]);
  const playing = after(
    room,
    [0, { type: 'StartGame' }],
    [0, { type: 'RollDice' }],
    [0, { type: 'ScoreCategory', category: 'ones' }],
  );
  expect(playing.game?.state.turn?.seat).toBe(1);
  expect(wish(playing, 0, { type: 'RollDice' })).toMatchObject({ ok: true });
});

test('[RM9] nobody takes more seats than there are', () => {
  const creator = { name: 'REST', seats: ['Ann', 'Ben', 'Cem'] };
  const creation = { id: 'ROOM', options: { variant: tiny }, commitment: null };
  expect(createRoom({ ...creation, creator })).toEqual(err('room-full'));
  expect(createRoom({ ...creation, creator: { name: '\u202e' } })).toEqual(err('invalid-name'));
});
