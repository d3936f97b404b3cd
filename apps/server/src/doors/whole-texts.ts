/**
 * Reads what a WebSocket's client sends in the form nearly all of it has: whole frames of text. Everything else (parts of frames, control
 * frames, what is too long or no text) is left to the library as it came. RFC 6455, section 5.
 */
import { isUtf8 } from 'node:buffer';
import { MAX_FRAME_IN } from '@yaht/protocol';

/** The last part of a message, which is text; no extension. */
const FINAL_TEXT = 0x81;
const MASKED = 0x80;
/** Says that the length stands in the next two bytes. */
const LONG = 126;
const MASK_BYTES = 4;

/** Where the payload of a frame lies; its mask stands before it. */
type Span = { readonly start: number; readonly end: number };

/** The texts in these bytes; undefined, with the bytes untouched, when they are not whole frames of text and nothing else. */
export function wholeTexts(bytes: Buffer): readonly string[] | undefined {
  const spans = spansIn(bytes);
  if (!spans) return undefined;
  const texts: string[] = [];
  for (const span of spans) {
    const text = textIn(bytes, span);
    if (text !== undefined) texts.push(text);
  }
  if (texts.length === spans.length) return texts;
  for (const span of spans) turnMask(bytes, span);
  return undefined;
}

/** Without its mask; undefined when it is no text. What clients say is mostly ASCII, which needs no second look. */
function textIn(bytes: Buffer, span: Span): string | undefined {
  const { start, end } = span;
  if (turnMask(bytes, span) < 0x80) return bytes.toString('latin1', start, end);
  return isUtf8(bytes.subarray(start, end)) ? bytes.toString('utf8', start, end) : undefined;
}

function spansIn(bytes: Buffer): readonly Span[] | undefined {
  const spans: Span[] = [];
  for (let at = 0; at < bytes.length;) {
    const span = spanAt(bytes, at);
    if (!span) return undefined;
    spans.push(span);
    at = span.end;
  }
  return spans;
}

function spanAt(bytes: Buffer, at: number): Span | undefined {
  const size = (bytes[at + 1] ?? 0) - MASKED;
  if (bytes[at] !== FINAL_TEXT || size < 0 || size > LONG || bytes.length < at + 4) return undefined;
  const length = size === LONG ? bytes.readUInt16BE(at + 2) : size;
  const start = at + (size === LONG ? 4 : 2) + MASK_BYTES;
  const end = start + length;
  return length > MAX_FRAME_IN || end > bytes.length ? undefined : { start, end };
}

/** Turning it twice changes nothing. Answers with all bits that are set in any of the bytes. */
function turnMask(bytes: Buffer, { start, end }: Span): number {
  const mask = start - MASK_BYTES;
  let bits = 0;
  for (let i = start; i < end; i++) bits |= bytes[i] = (bytes[i] ?? 0) ^ (bytes[mask + ((i - start) & 3)] ?? 0);
  return bits;
}
