import { MAX_CHAT_LENGTH } from '@yaht/room';
import { expect, test } from 'vitest';
import { CLIENT_MESSAGES, readClientMessage, type ClientMessage } from './client-message.ts';
import { examples } from './testing/examples.ts';

const read = (data: unknown) => readClientMessage(data);

test.each(examples.map(message => [message.type, message] as const))('%s is read as it was written', (_, message) => {
  expect(read(JSON.parse(JSON.stringify(message)))).toEqual({ ok: true, value: message });
});

test('there is an example of every message', () => {
  expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(Object.keys(CLIENT_MESSAGES)));
});

test('what is read is fresh: without unknown fields, and nothing of the data itself', () => {
  const data = { type: 'RollDice', hold: [true, false], isAdmin: true };
  const message = read(data);
  expect(message).toEqual({ ok: true, value: { type: 'RollDice', hold: [true, false] } });
  expect(message.ok && message.value.type === 'RollDice' && message.value.hold).not.toBe(data.hold);
});

test('what some languages write as null counts as left out', () => {
  expect(read({ type: 'RollDice', id: null, hold: null })).toEqual({ ok: true, value: { type: 'RollDice' } });
  expect(read({ type: 'HoldDice', hold: null })).toMatchObject({ error: { code: 'invalid-message', field: 'hold' } });
});

const wrong: [unknown, object][] = [
  [null, { code: 'not-a-message' }],
  [[], { code: 'not-a-message' }],
  ['Join', { code: 'not-a-message' }],
  [{}, { code: 'not-a-message' }],
  [{ type: 7 }, { code: 'not-a-message' }],
  [new Date(0), { code: 'not-a-message' }],
  [new Map([['type', 'Bank']]), { code: 'not-a-message' }],
  [{ type: 'Bank', at: new Date(0) }, { code: 'not-a-message' }],
  [{ type: 'Bank', at: 1n }, { code: 'not-a-message' }],
  [{ type: 'Bank', at: Number.NaN }, { code: 'not-a-message' }],
  [JSON.parse('{"type":"Bank","__proto__":{"id":"x"}}'), { code: 'not-a-message' }],
  [{ type: 'Bank', extra: '\ud800' }, { code: 'not-a-message' }],
  [
    { type: 'Dance', id: 'c1' },
    { code: 'unknown-type', id: 'c1' },
  ],
  [{ type: 'toString' }, { code: 'unknown-type' }],
  [{ type: '__proto__' }, { code: 'unknown-type' }],
  [
    { type: 'Bank', id: '' },
    { code: 'invalid-message', field: 'id' },
  ],
  [
    { type: 'Bank', id: 'a b' },
    { code: 'invalid-message', field: 'id' },
  ],
  [
    { type: 'Bank', id: 'x'.repeat(65) },
    { code: 'invalid-message', field: 'id' },
  ],
  [{ type: 'Join' }, { code: 'invalid-message', field: 'name' }],
  [
    { type: 'Join', name: 7 },
    { code: 'invalid-message', field: 'name' },
  ],
  [
    { type: 'Join', name: '', id: 'c2' },
    { code: 'invalid-name', field: 'name', id: 'c2' },
  ],
  [
    { type: 'Join', name: '\u202e' },
    { code: 'invalid-name', field: 'name' },
  ],
  [
    { type: 'Join', name: 'x'.repeat(21) },
    { code: 'invalid-name', field: 'name' },
  ],
  [
    { type: 'Chat', text: 'x'.repeat(MAX_CHAT_LENGTH + 1) },
    { code: 'chat-too-long', field: 'text' },
  ],
  [
    { type: 'Chat', text: 7 },
    { code: 'invalid-message', field: 'text' },
  ],
  [
    { type: 'Ready', seed: 'a,b' },
    { code: 'invalid-seed', field: 'seed' },
  ],
  [
    { type: 'RollDice', hold: [1, 0] },
    { code: 'invalid-message', field: 'hold' },
  ],
  [
    { type: 'RollDice', hold: new Array<boolean>(33).fill(true) },
    { code: 'invalid-message', field: 'hold' },
  ],
  [
    { type: 'RemovePlayer', playerId: 6 },
    { code: 'invalid-message', field: 'playerId' },
  ],
  [
    { type: 'RemovePlayer', playerId: -1 },
    { code: 'invalid-message', field: 'playerId' },
  ],
  [
    { type: 'Resume', token: 't', after: 1.5 },
    { code: 'invalid-message', field: 'after' },
  ],
  [
    { type: 'Resume', token: 't', after: 2 ** 53 },
    { code: 'invalid-message', field: 'after' },
  ],
  [
    { type: 'CreateRoom', name: 'Ann', variant: 'yatzy', seats: 7 },
    { code: 'invalid-message', field: 'seats' },
  ],
  [
    { type: 'CreateRoom', name: 'Ann', variant: 'yatzy', turnSeconds: 45 },
    { code: 'invalid-message', field: 'turnSeconds' },
  ],
  [
    { type: 'AnswerUndo', yes: 'yes' },
    { code: 'invalid-message', field: 'yes' },
  ],
];

test.each(wrong)('%o is refused with its reason', (data, refusal) => {
  expect(read(data)).toEqual({ ok: false, error: refusal });
});

test('nesting without end is refused before anybody looks inside', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100; i++) deep = [deep];
  expect(read({ type: 'Bank', deep })).toEqual({ ok: false, error: { code: 'not-a-message' } });
});

test('the type of a message tells its fields', () => {
  const message: ClientMessage = { type: 'ScoreCategory', category: 'ones' };
  expect(message.category).toBe('ones');
});
