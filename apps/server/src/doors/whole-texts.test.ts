import fc from 'fast-check';
import { MAX_FRAME_IN } from '@yaht/protocol';
import { expect, test } from 'vitest';
import { wholeTexts } from './whole-texts.ts';

type Parts = { readonly first?: number; readonly masked?: boolean; readonly mask?: readonly number[] };

/** A frame as a client sends it. */
function frameOf(payload: Uint8Array, { first = 0x81, masked = true, mask = [1, 2, 3, 250] }: Parts = {}): Buffer {
  const bit = masked ? 0x80 : 0;
  const { length } = payload;
  const size = length < 126 ? [bit | length] : [bit | 126, length >> 8, length & 0xff];
  return Buffer.from([
    first,
    ...size,
    ...(masked ? mask : []),
    ...payload.map((byte, i) => byte ^ (masked ? (mask[i % 4] ?? 0) : 0)),
  ]);
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 4 });
const masks = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });

test('whole frames of text are read, however many come at once', () => {
  fc.assert(
    fc.property(texts, masks, (said, mask) => {
      expect(wholeTexts(Buffer.concat(said.map(text => frameOf(bytesOf(text), { mask }))))).toEqual(said);
    }),
  );
});

test('a frame that is cut anywhere is left as it came', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), masks, fc.nat(), (text, mask, cut) => {
      const frame = frameOf(bytesOf(text), { mask });
      const part = Buffer.concat([frame, frame.subarray(0, 1 + (cut % (frame.length - 1)))]);
      const before = Buffer.from(part);
      expect(wholeTexts(part)).toBeUndefined();
      expect(part).toEqual(before);
    }),
  );
});

const others: [string, Buffer][] = [
  ['binary', frameOf(bytesOf('x'), { first: 0x82 })],
  ['a ping', frameOf(bytesOf('x'), { first: 0x89 })],
  ['the end', frameOf(new Uint8Array([3, 232]), { first: 0x88 })],
  ['the first part of a message', frameOf(bytesOf('x'), { first: 0x01 })],
  ['the last part of a message', frameOf(bytesOf('x'), { first: 0x80 })],
  ['something compressed', frameOf(bytesOf('x'), { first: 0xc1 })],
  ['a frame without a mask', frameOf(bytesOf('some text that is long enough'), { masked: false })],
  ['more than a message may have', frameOf(bytesOf('x'.repeat(MAX_FRAME_IN + 1)))],
  ['a length in eight bytes', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5])],
  ['what is no text', frameOf(new Uint8Array([0xc3, 0x28]))],
];

test.each(others)('%s is left as it came, also behind a text', (_, frame) => {
  for (const bytes of [frame, Buffer.concat([frameOf(bytesOf('hello')), frame])]) {
    const before = Buffer.from(bytes);
    expect(wholeTexts(bytes)).toBeUndefined();
    expect(bytes).toEqual(before);
  }
});

test('the longest message is read', () => {
  const text = 'x'.repeat(MAX_FRAME_IN);
  expect(wholeTexts(frameOf(bytesOf(text)))).toEqual([text]);
});
