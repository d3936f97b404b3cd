import { Packr } from 'msgpackr';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeJson } from '../json.ts';
import { MAX_DEPTH, MAX_FRAME_IN } from '../limits.ts';
import { decodePack, encodePack } from './pack.ts';

const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replaceAll(' ', '').match(/../g) ?? [], pair => Number.parseInt(pair, 16));
const refused = { ok: false, error: 'not-messagepack' };
const read = (hex: string) => decodePack(bytes(hex));

const nested = (depth: number): string => '91'.repeat(depth) + 'c0';

test.each([
  ['an extension', 'd40000'],
  ['a date', 'd6ff 00000000'],
  ['a long date', 'c70cff 00000000 0000000000000000'],
  ['a record of the library', 'd4 72 40 91 a1 61 01'],
  ['a set of the library', 'c7 02 73 91 01'],
  ['a reference of the library', 'd6 70 00000001'],
  ['binary data', 'c4 01 00'],
  ['the byte that is never used', 'c1'],
  ['not a number', 'cb 7ff8000000000000'],
  ['infinity', 'ca 7f800000'],
  ['an integer beyond exact ones', 'cf 0020000000000001'],
  ['a negative one', 'd3 8000000000000000'],
  ['a map with a number as key', '81 01 02'],
  ['a map with nil as key', '81 c0 02'],
  ['a map that reaches the prototype', '81 a9 5f5f70726f746f5f5f 80'],
  ['the same with a long key', '81 d9 09 5f5f70726f746f5f5f 80'],
  ['text that is not UTF-8', 'a1 ff'],
  ['overlong text', 'a2 c0af'],
  ['half a character', 'a3 eda080'],
  ['a code point beyond the last', 'a4 f4908080'],
  ['text cut short', 'a3 6162'],
  ['a list longer than its bytes', 'dd ffffffff c0'],
  ['a map longer than its bytes', 'df ffffffff a1 61 c0'],
  ['text longer than its bytes', 'db ffffffff 61'],
  ['bytes after the end', 'c0 c0'],
  ['a number cut short', 'ce 0000'],
  ['a length cut short', 'da 00'],
  ['one level too many', nested(MAX_DEPTH + 1)],
  ['levels without end', nested(4000)],
])('%s is refused', (_, hex) => {
  expect(read(hex)).toEqual(refused);
});

test.each([
  ['nil', 'c0', null],
  ['true', 'c3', true],
  ['a small negative number', 'e0', -32],
  ['a byte', 'cc ff', 255],
  ['a signed number', 'd2 ffffffff', -1],
  ['a long integer of another language', 'cf 0000000000000007', 7],
  ['a long negative one', 'd3 ffffffffffffffff', -1],
  ['the largest exact integer', 'cf 001fffffffffffff', Number.MAX_SAFE_INTEGER],
  ['a float', 'cb 3ff8000000000000', 1.5],
  ['a short float', 'ca 3fc00000', 1.5],
  ['text', 'a4 f09f8eb2', '🎲'],
  ['long text', 'da 0002 6869', 'hi'],
  ['a list', 'dc 0002 01 02', [1, 2]],
  ['a map', 'de 0001 a1 61 02', { a: 2 }],
  ['a key that only looks like the prototype', '81 aa 785f5f70726f746f5f5f 01', { x__proto__: 1 }],
  ['as many levels as there may be', nested(MAX_DEPTH), JSON.parse('['.repeat(MAX_DEPTH) + 'null' + ']'.repeat(MAX_DEPTH))],
])('%s is read', (_, hex, value) => {
  expect(read(hex)).toEqual({ ok: true, value });
});

test('sizes are judged first', () => {
  expect(decodePack(new Uint8Array(0))).toEqual({ ok: false, error: 'frame-empty' });
  expect(decodePack(new Uint8Array(MAX_FRAME_IN + 1))).toEqual({ ok: false, error: 'frame-too-long' });
  expect(decodeJson('')).toEqual({ ok: false, error: 'frame-empty' });
  expect(decodeJson(`"${'x'.repeat(MAX_FRAME_IN)}"`)).toEqual({ ok: false, error: 'frame-too-long' });
  expect(decodeJson(`"${'🎲'.repeat(MAX_FRAME_IN / 4)}"`)).toEqual({ ok: false, error: 'frame-too-long' });
  expect(decodeJson(`"${'x'.repeat(MAX_FRAME_IN - 2)}"`)).toMatchObject({ ok: true });
});

test('plain data comes out of both encodings as it went in', () => {
  const value = fc.letrec(tie => ({
    plain: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      fc.boolean(),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => (Object.is(number, -0) ? 0 : number)),
      fc.string({ unit: 'grapheme' }),
      fc.array(tie('plain'), { maxLength: 4 }),
      fc.dictionary(
        fc.string().filter(key => key !== '__proto__'),
        tie('plain'),
        { maxKeys: 4, noNullPrototype: true },
      ),
    ),
  })).plain;
  fc.assert(
    fc.property(fc.array(value, { maxLength: 3 }), data => {
      const message = { type: 'Any', data };
      const frame = encodePack(message);
      expect(frame.ok && decodePack(frame.value.subarray(4), 1e6)).toEqual({ ok: true, value: message });
      expect(decodeJson(JSON.stringify(message), 1e6)).toEqual({ ok: true, value: message });
    }),
  );
});

test('a field that is undefined is not written', () => {
  const frame = encodePack({ type: 'Pong', now: undefined });
  expect(frame.ok && decodePack(frame.value.subarray(4))).toEqual({ ok: true, value: { type: 'Pong' } });
});

test.each([{ now: Number.NaN }, { when: new Date(0) }, { big: 1n }])('%s is a fault to write', data => {
  expect(() => encodePack(data)).toThrow('fault');
});

test('what the library alone would make of odd bytes does not get through', () => {
  const packed = new Packr({ useRecords: false }).pack({ when: new Date(0), big: 2n ** 60n, set: new Set([1]), none: undefined });
  expect(decodePack(packed)).toEqual(refused);
});
