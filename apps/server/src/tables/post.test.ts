import { expect, test } from 'vitest';
import { Post } from './post.ts';

/** The payload of a frame as a client reads it: RFC 6455, one whole text, not masked. */
function read(frame: string): string {
  const bytes = Buffer.from(frame, 'latin1');
  expect(bytes[0]).toBe(0x81);
  const short = bytes[1] ?? 0;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  expect(bytes.length).toBe(head + length);
  return bytes.toString('utf8', head);
}

const bare = JSON.stringify({ type: 'Error', code: 'fault', msg: '' }).length;

test.each([bare, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %i bytes is one whole WebSocket frame', length => {
  const post = new Post({ type: 'Error', code: 'fault', msg: 'x'.repeat(length - bare) });
  expect(Buffer.byteLength(post.text)).toBe(length);
  expect(read(post.textFrame)).toBe(post.text);
});

test('letters of several bytes are counted as bytes', () => {
  const post = new Post({ type: 'Error', code: 'fault', msg: 'Größe 🎲'.repeat(20) });
  expect(JSON.parse(read(post.textFrame))).toEqual(post.message);
});

test('a post is written once for each encoding, however many listen', () => {
  const post = new Post({ type: 'Ping' });
  expect(post.textFrame).toBe(post.textFrame);
  expect(post.frame).toBe(post.frame);
});
