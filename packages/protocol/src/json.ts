/** The WebSocket's encoding: one message is one text with one JSON object. */
import { err, ok, type Result } from '@yaht/rules';
import { MAX_FRAME_IN, MAX_FRAME_OUT } from './limits.ts';
import { isPlain, type Plain } from './plain.ts';
import type { FrameRefusal } from './refusal.ts';

/** Reads one text message; `limit` is in bytes. */
export function decodeJson(text: string, limit: number = MAX_FRAME_IN): Result<Plain, FrameRefusal> {
  if (isLonger(text, limit)) return err('frame-too-long');
  if (text.length === 0) return err('frame-empty');
  const value = parse(text);
  return isPlain(value) ? ok(value) : err('not-json');
}

/** Writes one text message. */
export function encodeJson(message: object, limit: number = MAX_FRAME_OUT): Result<string, FrameRefusal> {
  const text = JSON.stringify(message);
  return isLonger(text, limit) ? err('frame-too-long') : ok(text);
}

/** A unit of a string takes one to three bytes, so most texts need no counting. */
const isLonger = (text: string, limit: number): boolean =>
  text.length > limit || (3 * text.length > limit && utf8Length(text) > limit);

/** How many bytes the text takes when it is sent. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
