/**
 * Looks at MessagePack before anything is built from it. Only what JSON could say passes: nil, booleans, finite numbers,
 * text, lists, and maps with text as keys. Extensions, dates, binary data, huge integers, keys that reach the prototype,
 * deep nesting, lists longer than their bytes and bytes after the end do not.
 */
import { MAX_DEPTH } from '../limits.ts';
import { isUtf8 } from './utf8.ts';

/** Whether these bytes are exactly one plain value. */
export const isPlainPack = (bytes: Uint8Array): boolean => skipValue(readerOf(bytes), 0, MAX_DEPTH) === bytes.length;

/** The end of a value, or NaN where it is not plain: NaN compares with nothing, so it travels outwards by itself. */
type End = number;
const NOT_PLAIN: End = Number.NaN;

type Reader = { readonly bytes: Uint8Array; readonly view: DataView };

const readerOf = (bytes: Uint8Array): Reader => ({
  bytes,
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** By leading byte: how many bytes of length follow. */
const STRINGS: Readonly<Record<number, number>> = { 0xd9: 1, 0xda: 2, 0xdb: 4 };
const LISTS: Readonly<Record<number, number>> = { 0xdc: 2, 0xdd: 4 };
const MAPS: Readonly<Record<number, number>> = { 0xde: 2, 0xdf: 4 };
/** Nil, booleans, and integers of up to 32 bits: how many bytes follow. */
const FIXED: Readonly<Record<number, number>> = {
  0xc0: 0,
  0xc2: 0,
  0xc3: 0,
  0xcc: 1,
  0xcd: 2,
  0xce: 4,
  0xd0: 1,
  0xd1: 2,
  0xd2: 4,
};

function skipValue(reader: Reader, at: number, depth: number): End {
  const lead = reader.bytes[at];
  if (lead === undefined) return NOT_PLAIN;
  if (lead <= 0x7f || lead >= 0xe0) return at + 1;
  if (lead <= 0x8f) return skipEntries(reader, at + 1, lead & 0x0f, true, depth);
  if (lead <= 0x9f) return skipEntries(reader, at + 1, lead & 0x0f, false, depth);
  if (lead <= 0xbf) return skipText(reader, at + 1, lead & 0x1f);
  return skipLong(reader, at, lead, depth);
}

function skipLong(reader: Reader, at: number, lead: number, depth: number): End {
  const size = STRINGS[lead] ?? LISTS[lead] ?? MAPS[lead];
  if (size !== undefined) {
    const count = readLength(reader, at + 1, size);
    const body = at + 1 + size;
    return lead in STRINGS ? skipText(reader, body, count) : skipEntries(reader, body, count, lead in MAPS, depth);
  }
  const fixed = FIXED[lead];
  return fixed === undefined ? skipWide(reader, at, lead) : within(reader, at + 1 + fixed);
}

/** Floats must be numbers, and 64-bit integers must be exact in any language. */
function skipWide({ bytes, view }: Reader, at: number, lead: number): End {
  const end = at + (lead === 0xca ? 5 : 9);
  if (end > bytes.length) return NOT_PLAIN;
  switch (lead) {
    case 0xca:
      return Number.isFinite(view.getFloat32(at + 1)) ? end : NOT_PLAIN;
    case 0xcb:
      return Number.isFinite(view.getFloat64(at + 1)) ? end : NOT_PLAIN;
    case 0xcf:
      return Number.isSafeInteger(Number(view.getBigUint64(at + 1))) ? end : NOT_PLAIN;
    case 0xd3:
      return Number.isSafeInteger(Number(view.getBigInt64(at + 1))) ? end : NOT_PLAIN;
    default:
      return NOT_PLAIN;
  }
}

function skipText({ bytes }: Reader, at: number, length: number): End {
  const end = at + length;
  return end <= bytes.length && isUtf8(bytes, at, end) ? end : NOT_PLAIN;
}

/** Every entry takes a byte at least, so a count beyond the bytes that are left is a lie. */
function skipEntries(reader: Reader, at: number, count: number, isMap: boolean, depth: number): End {
  if (depth === 0 || !(count <= reader.bytes.length - at)) return NOT_PLAIN;
  let end = at;
  for (let i = 0; i < count && end <= reader.bytes.length; i++) {
    if (isMap) end = skipKey(reader, end);
    end = skipValue(reader, end, depth - 1);
  }
  return end;
}

const PROTO = [...'__proto__'].map(char => char.charCodeAt(0));

function skipKey(reader: Reader, at: number): End {
  const lead = reader.bytes[at] ?? 0xc0;
  const isText = (lead >= 0xa0 && lead <= 0xbf) || lead in STRINGS;
  const end = isText ? skipValue(reader, at, 1) : NOT_PLAIN;
  return isProto(reader.bytes.subarray(at + 1 + (STRINGS[lead] ?? 0), end)) ? NOT_PLAIN : end;
}

const isProto = (key: Uint8Array): boolean => key.length === PROTO.length && PROTO.every((char, i) => key[i] === char);

function readLength({ bytes, view }: Reader, at: number, size: number): number {
  if (at + size > bytes.length) return NOT_PLAIN;
  if (size === 1) return view.getUint8(at);
  return size === 2 ? view.getUint16(at) : view.getUint32(at);
}

const within = ({ bytes }: Reader, end: number): End => (end <= bytes.length ? end : NOT_PLAIN);
