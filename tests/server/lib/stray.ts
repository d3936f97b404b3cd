/** Frames that went astray on their way: what no client sends, made of what one would. */
import { oneOf, type Pick } from './wild.ts';
import { webSocketFrame, type DoorName } from './wire.ts';

/** Makes other bytes of the payload of a whole message. */
type Breaker = (payload: Buffer, pick: Pick) => Buffer;

/** So many bytes of anything. */
const noise = (length: number, pick: Pick): Buffer => Buffer.from(Array.from({ length }, () => pick(256)));

/** One bit is different. */
function flipped(frame: Buffer, pick: Pick): Buffer {
  const bytes = Buffer.from(frame);
  const at = pick(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << pick(8));
  return bytes;
}

/** Some bytes are others. */
function smudged(frame: Buffer, pick: Pick): Buffer {
  const bytes = Buffer.from(frame);
  for (let i = pick(8); i >= 0; i--) bytes[pick(bytes.length)] = pick(256);
  return bytes;
}

/** The end is missing. */
const cutShort = (frame: Buffer, pick: Pick): Buffer => frame.subarray(0, pick(frame.length));

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A length near the right one, or far from it. */
const wrongLength = (length: number, pick: Pick): number =>
  oneOf(pick, [0, 1, length - 1, length + 1, length + 126, 4_096, 4_097, 65_535, 2 ** 31, 2 ** 32 - 1]);

const packet = (payload: Buffer): Buffer => Buffer.concat([u32(payload.length), payload]);

const TCP_BREAKERS: readonly Breaker[] = [
  (payload, pick) => flipped(packet(payload), pick),
  (payload, pick) => Buffer.concat([u32(payload.length), flipped(payload, pick)]),
  (payload, pick) => smudged(packet(payload), pick),
  (payload, pick) => cutShort(packet(payload), pick),
  (payload, pick) => packet(cutShort(payload, pick)),
  (payload, pick) => Buffer.concat([u32(wrongLength(payload.length, pick)), payload]),
  (payload, pick) => packet(noise(1 + pick(payload.length), pick)),
  payload => packet(Buffer.concat([payload, payload])),
];

const mask = (pick: Pick): readonly number[] => [...noise(4, pick)];
const masked = (payload: Buffer, pick: Pick, opcode = 1): Buffer => webSocketFrame(payload, opcode, mask(pick));

/** The first byte says whether it is the last part of a message, and of what kind. */
function withFirst(frame: Buffer, first: number): Buffer {
  const bytes = Buffer.from(frame);
  bytes[0] = first;
  return bytes;
}

/** A text in up to four parts, which may have something else between them, and need not end. */
function inParts(payload: Buffer, pick: Pick): Buffer {
  const size = Math.ceil(payload.length / (1 + pick(4)));
  const parts: Buffer[] = [];
  for (let at = 0; at < payload.length; at += size) {
    const isLast = at + size >= payload.length && pick(8) > 0;
    const part = masked(payload.subarray(at, at + size), pick, at === 0 ? 1 : 0);
    parts.push(isLast ? part : withFirst(part, (part[0] ?? 0) & 0x7f));
    if (pick(3) === 0) parts.push(oneOf(pick, [control(pick), masked(payload, pick)]));
  }
  return Buffer.concat(parts);
}

/** A ping, a pong or a goodbye, which may be longer than it may be, or in parts. */
function control(pick: Pick): Buffer {
  const frame = masked(noise(oneOf(pick, [0, 1, 2, 20, 125, 126, 300]), pick), pick, 8 + pick(3));
  return pick(4) === 0 ? withFirst(frame, (frame[0] ?? 0) & 0x7f) : frame;
}

/** The length is said in another way than in as few bytes as it takes, or is another. */
function badlyMeasured(payload: Buffer, pick: Pick): Buffer {
  const length = pick(2) === 0 ? payload.length : wrongLength(payload.length, pick);
  const short = Buffer.from([0x81, 0x80 | 126, (length >> 8) & 255, length & 255]);
  const long = Buffer.concat([Buffer.from([0x81, 0x80 | 127, pick(4) === 0 ? pick(256) : 0, 0, 0, 0]), u32(length >>> 0)]);
  return Buffer.concat([oneOf(pick, [short, long]), Buffer.alloc(4), payload]);
}

const WEBSOCKET_BREAKERS: readonly Breaker[] = [
  (payload, pick) => flipped(masked(payload, pick), pick),
  (payload, pick) => masked(flipped(payload, pick), pick),
  (payload, pick) => smudged(masked(payload, pick), pick),
  (payload, pick) => cutShort(masked(payload, pick), pick),
  (payload, pick) => masked(cutShort(payload, pick), pick),
  (payload, pick) => masked(noise(1 + pick(payload.length), pick), pick),
  (payload, pick) => withFirst(masked(payload, pick), pick(256)),
  (payload, pick) => Buffer.concat([Buffer.from([0x81, payload.length & 127]), payload, noise(pick(4), pick)]),
  inParts,
  (_, pick) => control(pick),
  badlyMeasured,
];

/** A frame that went astray; some are read all the same. */
export function strayFrame(door: DoorName, payload: Buffer, pick: Pick): Buffer {
  return oneOf(pick, door === 'tcp' ? TCP_BREAKERS : WEBSOCKET_BREAKERS)(payload, pick);
}
