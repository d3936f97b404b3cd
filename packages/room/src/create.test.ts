import { err, fault, variantById } from '@yaht/rules';
import { expect, test } from 'vitest';
import { createRoom } from './create.ts';
import { AWAY_LIMITS, completeOptions, type RoomWishes } from './options.ts';
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
  expect(completeOptions({ variant: tiny, rated: true })).toMatchObject({ hints: false, undo: 'off' });
  expect(create({ rated: true, hints: true })).toEqual(err('rated-without-help'));
  expect(create({ rated: true, undo: 'before-draw' })).toEqual(err('rated-without-help'));
});

test('[RM7] a rated room has a time for each turn, and a game without turns is never rated', () => {
  expect(completeOptions({ variant: tiny, rated: true }).turnSeconds).toBe(60);
  expect(create({ rated: true, turnSeconds: 30 })).toMatchObject({ ok: true });
  expect(create({ rated: true, turnSeconds: 0 })).toEqual(err('rated-needs-clock'));
  expect(create({ rated: true, variant: variantById('rollio-duel') ?? tiny })).toEqual(err('rated-needs-clock'));
});

test('[RM7] whoever sits in a rated room has a profile; whoever watches need not', () => {
  const creation = { id: 'ROOM', options: { variant: tiny, rated: true }, commitment: COMMITMENT };
  expect(createRoom({ ...creation, creator: { name: 'Ann' } })).toEqual(err('rated-needs-profile'));
  const room = openRoom({ rated: true }, { creator: { name: 'Ann', profile: 'p-Ann' } });
  expect(wish(room, 'guest', { type: 'Join', name: 'Ben' })).toEqual(err('rated-needs-profile'));
  expect(wish(room, 'guest', { type: 'Join', name: 'Ben', profile: 'p-Ben' })).toMatchObject({ ok: true });
  const watched = after(room, ['guest', { type: 'Join', name: 'Dee', spectate: true }]);
  expect(wish(watched, 1, { type: 'TakeSeat' })).toEqual(err('rated-needs-profile'));
});

test.each([
  [{}, 'zero', 60],
  [{ private: true }, 'wait', 0],
  [{ private: true, awaySeconds: 30 }, 'zero', 30],
  [{ awaySeconds: 0 }, 'wait', 0],
  [{ whenAway: 'wait' }, 'wait', 0],
  [{ whenAway: 'bot' }, 'bot', 60],
  [{ private: true, whenAway: 'bot' }, 'bot', 60],
  [{ turnSeconds: 86_400 }, 'wait', 0],
  [{ turnSeconds: 604_800, private: true }, 'wait', 0],
] as const)('[RM43] %j: the table does %s after %d seconds', (options, whenAway, awaySeconds) => {
  expect(completeOptions({ variant: tiny, ...options })).toMatchObject({ whenAway, awaySeconds });
  expect(create(options)).toMatchObject({ ok: true });
});

test.each([
  { whenAway: 'wait', awaySeconds: 60 },
  { whenAway: 'bot', awaySeconds: 0 },
  { whenAway: 'zero', awaySeconds: 0 },
] as const)('[RM43] a countdown fits what comes after it: %j', options => {
  expect(create(options)).toEqual(err('countdown-mismatch'));
});

test.each(['bot', 'zero'] as const)('[RM43] in a game of days nobody is away, so nothing happens then: not %s', whenAway => {
  expect(create({ turnSeconds: 259_200, whenAway })).toEqual(err('slow-games-wait'));
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
