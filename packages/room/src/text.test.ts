import { err, ok } from '@yaht/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, openRoom, wish } from './testing/index.ts';
import { cleanName, cleanText, MAX_CHAT_LENGTH, unusedName } from './text.ts';

const chat = (text: string) => wish(openRoom(), 0, { type: 'Chat', text });

test.each([
  ['hello', 'hello'],
  ['  two\n\tlines\r\n', 'two lines'],
  ['\u001b[31mred\u0007', '[31mred'],
  ['a\u202eb\u2066c\u200ed\u061ce', 'abcde'],
  ['a\ud800b', 'ab'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['👩‍👩‍👧 🎲', '👩‍👩‍👧 🎲'],
  ['a\u2028b', 'a b'],
])('[RM35] %j is shown as %j', (text, shown) => {
  expect(cleanText(text)).toBe(shown);
});

test('[RM35] chat is one line of 1 to 280 characters, where it is on', () => {
  expect(chat(' hi ')).toEqual(ok([{ type: 'ChatMessage', member: 0, seat: 0, text: 'hi' }]));
  expect(chat('\u202e \u0000')).toEqual(err('chat-empty'));
  expect(chat('🎲'.repeat(MAX_CHAT_LENGTH))).toMatchObject({ ok: true });
  expect(chat('x'.repeat(MAX_CHAT_LENGTH + 1))).toEqual(err('chat-too-long'));
  expect(wish(openRoom({ chat: false }), 0, { type: 'Chat', text: 'hi' })).toEqual(err('chat-off'));
  const watched = after(openRoom(), ['guest', { type: 'Join', name: 'Dee', spectate: true }]);
  expect(wish(watched, 1, { type: 'Chat', text: 'hi' })).toMatchObject({ value: [{ member: 1, seat: null }] });
});

test('[RM35] whatever is written, nothing that moves a cursor or turns text around is left, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const clean = cleanText(text);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
      expect(cleanText(clean)).toBe(clean);
      expect(cleanName(cleanName(text))).toBe(cleanName(text));
    }),
    { numRuns: 2_000 },
  );
});

test('[RM35] a mark between two blanks leaves one blank, and one inside a letter leaves the letter', () => {
  expect(cleanText('! \u202e \u00a1')).toBe('! \u00a1');
  expect(cleanName('Ann \u202e Bo')).toBe('Ann Bo');
  expect(cleanName('e\u202e\u0301')).toBe('\u00e9');
});

test('[RM11] a number is found that nobody has', () => {
  expect(unusedName('Ann', [])).toBe('Ann');
  expect(unusedName('Ann', ['Ann', 'ANN 2'])).toBe('Ann 3');
  expect(unusedName('🎲'.repeat(20), ['🎲'.repeat(20)])).toBe(`${'🎲'.repeat(18)} 2`);
});
