import { CLOSING_CODES, DOOR_CODES, LANGUAGES, messagesFor, ROOM_CODES, wireSentence } from '@yaht/messages';
import { CLOSE_CODES, WIRE_REFUSALS } from '@yaht/protocol';
import { ROOM_REFUSALS } from '@yaht/room';
import { REFUSALS, SETUP_REFUSALS } from '@yaht/rules';
import { expect, test } from 'vitest';

test('there is a sentence for every code of rooms and of the wire, and for no other', () => {
  expect([...ROOM_CODES].sort()).toEqual([...ROOM_REFUSALS].sort());
  expect([...ROOM_CODES, ...DOOR_CODES, ...REFUSALS, ...SETUP_REFUSALS].sort()).toEqual([...WIRE_REFUSALS].sort());
  expect([...CLOSING_CODES].sort()).toEqual(Object.keys(CLOSE_CODES).sort());
});

test.each(LANGUAGES)('no two codes share a sentence in %s', language => {
  const sentences = WIRE_REFUSALS.map(code => wireSentence(messagesFor(language), code));
  expect(new Set(sentences).size).toBe(WIRE_REFUSALS.length);
});
