import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_FRAME_IN } from '../limits.ts';
import { FrameReader, frameOf } from './frame.ts';

const header = (length: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
};

const framed = (payload: Uint8Array): Uint8Array => {
  const frame = frameOf(payload);
  if (!frame.ok) throw new Error(frame.error);
  return frame.value;
};

const concat = (chunks: readonly Uint8Array[]): Uint8Array => Uint8Array.from(chunks.flatMap(chunk => [...chunk]));

test('a length is four bytes, the highest first', () => {
  expect([...framed(Uint8Array.of(7, 8, 9))]).toEqual([0, 0, 0, 3, 7, 8, 9]);
});

test('frames come out whole wherever the stream is cut', () => {
  const payloads = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 5 });
  fc.assert(
    fc.property(payloads, fc.array(fc.nat(200)), (list, cuts) => {
      const stream = concat(list.map(framed));
      const reader = new FrameReader();
      const at = [0, ...cuts.filter(cut => cut < stream.length).sort((a, b) => a - b), stream.length];
      const read = at.slice(1).flatMap((end, i) => reader.push(stream.subarray(at[i], end)).payloads);
      expect(read.map(payload => [...payload])).toEqual(list.map(payload => [...payload]));
      expect(reader.isInside).toBe(false);
    }),
  );
});

test('frames come out whole when every byte comes alone', () => {
  const reader = new FrameReader();
  const stream = concat([framed(Uint8Array.of(1, 2)), framed(Uint8Array.of(3))]);
  const read = [...stream].flatMap(byte => reader.push(Uint8Array.of(byte)).payloads);
  expect(read.map(payload => [...payload])).toEqual([[1, 2], [3]]);
});

test.each([
  [0, 'frame-empty'],
  [MAX_FRAME_IN, null],
  [MAX_FRAME_IN + 1, 'frame-too-long'],
  [2 ** 31, 'frame-too-long'],
  [2 ** 32 - 1, 'frame-too-long'],
])('a declared length of %d: %s', (length, refusal) => {
  expect(new FrameReader().push(header(length))).toEqual({ payloads: [], refusal });
});

test('what came before a wrong length is still read, and nothing after it', () => {
  const reader = new FrameReader();
  const stream = concat([framed(Uint8Array.of(1)), header(2 ** 32 - 1), framed(Uint8Array.of(2))]);
  expect(reader.push(stream)).toEqual({ payloads: [Uint8Array.of(1)], refusal: 'frame-too-long' });
  expect(reader.push(framed(Uint8Array.of(3)))).toEqual({ payloads: [], refusal: 'frame-too-long' });
});

test('a payload is the reader’s own: bytes that change later do not reach it', () => {
  const stream = framed(Uint8Array.of(1, 2, 3));
  const { payloads } = new FrameReader().push(stream);
  stream.fill(0);
  expect([...(payloads[0] ?? [])]).toEqual([1, 2, 3]);
});

test('nothing longer than its limit is written', () => {
  expect(frameOf(new Uint8Array(11), 10)).toEqual({ ok: false, error: 'frame-too-long' });
});
