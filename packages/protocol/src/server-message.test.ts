import { expect, test } from 'vitest';
import { CLOSE_CODES, WIRE_REFUSALS } from './refusal.ts';
import { readServerMessage, type Notice } from './server-message.ts';

const notices: readonly Notice[] = [
  { type: 'GameFacts', facts: [], more: true },
  { type: 'RoomList', rooms: [] },
  { type: 'DiceHeld', playerId: 0, hold: [true, false] },
  { type: 'Presence', playerId: 1, online: false, until: 1_763_200_060_000 },
  { type: 'TurnClock', playerId: 1, until: 1_763_200_060_000 },
  { type: 'Ack', id: 'c1', seq: 9 },
  { type: 'Error', code: 'not-your-turn', msg: 'It is not your turn.', id: 'c2', seq: 9 },
  { type: 'GoAway', retryAfterMs: 500 },
  { type: 'Bye', code: 'replaced' },
  { type: 'Ping' },
  { type: 'Pong', now: 1_763_200_000_000 },
];

test.each(notices.map(notice => [notice.type, notice] as const))('%s is heard as it was said', (_, notice) => {
  expect(readServerMessage(JSON.parse(JSON.stringify(notice)))).toEqual({ ok: true, value: { kind: 'notice', notice } });
});

test('a hold with a number is a fact, without one it is only shown', () => {
  const told = { type: 'DiceHeld', playerId: 0, hold: [true] };
  expect(readServerMessage(told)).toMatchObject({ value: { kind: 'notice' } });
  expect(readServerMessage({ ...told, seq: 4, at: 1 })).toMatchObject({ value: { kind: 'fact', fact: { seq: 4 } } });
});

test('what a newer server says is known to be unknown', () => {
  expect(readServerMessage({ type: 'Fireworks' })).toEqual({ ok: true, value: { kind: 'unknown', type: 'Fireworks' } });
  expect(readServerMessage({ type: 'Fireworks', seq: 8 })).toMatchObject({ value: { kind: 'unknown', seq: 8 } });
});

test.each([
  [null],
  [{}],
  [{ type: 'Ack' }],
  [{ type: 'Welcome', seq: 1 }],
  [{ type: 'Bye', code: null }],
  [{ type: 'Undone', seq: 'x' }],
])('%j is no message', data => {
  expect(readServerMessage(data)).toEqual({ ok: false, error: 'not-a-message' });
});

test('no server writes to a terminal behind its client’s back', () => {
  const evil = { type: 'Error', code: 'fault', msg: '\u001b]0;owned\u0007 \u202eabc' };
  expect(readServerMessage(evil)).toMatchObject({ value: { notice: { msg: ']0;owned abc' } } });
});

test('what joins letters and emoji stays', () => {
  const family = '\u{1f469}\u200d\u{1f467}';
  const chat = { type: 'Error', code: 'fault', msg: `${family}\u2028\u00ad\ufeff!` };
  expect(readServerMessage(chat)).toMatchObject({ value: { notice: { msg: `${family}!` } } });
});

test('codes are told once and close codes are in the range that is free for them', () => {
  expect(new Set(WIRE_REFUSALS).size).toBe(WIRE_REFUSALS.length);
  const numbers = Object.values(CLOSE_CODES);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number >= 4000 && number <= 4999).toBe(true);
});
