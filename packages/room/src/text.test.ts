import { err, isPlayerName, ok } from '@yaht/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomOptions, RoomWishes } from './options.ts';
import type { Room } from './room.ts';
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
  ['a\u034fb', 'ab'],
  ['\u034f\u115f\u3164\u2800\u00ad\ufe0f\u200d', ''],
  ['\u0301\u0302 hi', 'hi'],
  [`Z${'\u0351'.repeat(40)}a`, `Z${'\u0351'.repeat(4)}a`],
  ['\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd', '\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['a\u200d b', 'a b'],
  ['1\u200d2', '12'],
  ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
  ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a\u{e0067}\u{e0062}', 'a'],
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

test('[RM35] in a private room those write who play, unless it was opened to all', () => {
  const watched = (options: Partial<RoomWishes>) =>
    after(openRoom(options), ['guest', { type: 'Join', name: 'Dee', spectate: true }]);
  const says = (room: Room, member: number) => wish(room, member, { type: 'Chat', text: 'hi' });
  expect(says(watched({ private: true }), 1)).toEqual(err('chat-for-players'));
  expect(says(watched({ private: true }), 0)).toMatchObject({ ok: true });
  expect(says(watched({ private: true, spectatorChat: true }), 1)).toMatchObject({ ok: true });
  expect(says(watched({ spectatorChat: false }), 1)).toEqual(err('chat-for-players'));
  const { spectatorChat: _, ...earlier } = watched({ private: true }).options;
  expect(says({ ...watched({ private: true }), options: earlier as RoomOptions }, 1)).toMatchObject({ ok: true });
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

test('[RM35] the signs that decide most, in any order: cleaning again changes nothing, and no tower stands', () => {
  const signs =
    'a|e|1| |\u00a0|\u2800|\u034f|\u0301|\u0323|\u200c|\u200d|\ufe0e|\ufe0f|👩|🏴|🏽|🔥|\u{e0067}|\u{e007f}|\u3164|\u05b8|क|्|\u202e';
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs.split('|')), { maxLength: 40 }), parts => {
      for (const clean of [cleanText, cleanName]) {
        const once = clean(parts.join(''));
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/\p{M}{9}|[\u034f\u202e\u2800\u3164]|^[\p{M}\u200c\u200d]|[\u200c\u200d]{2}/u);
      }
      const name = cleanName(parts.join(''));
      expect(name.length > 20 || isPlayerName(name)).toBe(name !== '' || name.length > 20);
    }),
    { numRuns: 2_000 },
  );
});

test('[RM35] a mark between two blanks leaves one blank, and one inside a letter leaves the letter', () => {
  expect(cleanText('! \u202e \u00a1')).toBe('! \u00a1');
  expect(cleanName('Ann \u202e Bo')).toBe('Ann Bo');
  expect(cleanName('e\u202e\u0301')).toBe('\u00e9');
});

test.each([
  ['Ann\u200bie', 'Annie'],
  ['A\u200dnn', 'Ann'],
  ['A\u034fnn', 'Ann'],
  ['Ann\ufe0f', 'Ann'],
  ['A\u0301', '\u00c1'],
  [`A${'\u0316'.repeat(30)}nn`, `A${'\u0316'.repeat(4)}nn`],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['🏳\ufe0f\u200d🌈 Bo', '🏳\ufe0f\u200d🌈 Bo'],
  ['🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
])('[RM11] the name %j is %j, and can be a player’s', (name, shown) => {
  expect(cleanName(name)).toBe(shown);
  expect(isPlayerName(shown)).toBe(true);
});

test.each(['\u034f', '\u3164\u115f', '\u2800', '\u0301\u0302\u0303', '\u200d\u200d', ' \ufe0f '])(
  '[RM11] of %j nothing can be seen, so it is no name and nothing to say',
  text => {
    expect(isPlayerName(cleanName(text))).toBe(false);
    expect(chat(text)).toEqual(err('chat-empty'));
  },
);

test('[RM11] a number is found that nobody has', () => {
  expect(unusedName('Ann', [])).toBe('Ann');
  expect(unusedName('Ann', ['Ann', 'ANN 2'])).toBe('Ann 3');
  expect(unusedName('🎲'.repeat(20), ['🎲'.repeat(20)])).toBe(`${'🎲'.repeat(18)} 2`);
});
