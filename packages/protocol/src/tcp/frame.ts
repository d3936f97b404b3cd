/** `[u32 big-endian length][payload]`: where one message ends and the next begins on a stream of bytes. */
import { err, ok, type Result } from '@yaht/rules';
import { MAX_FRAME_IN, MAX_FRAME_OUT } from '../limits.ts';
import type { FrameRefusal } from '../refusal.ts';

const HEADER_BYTES = 4;

/** The payloads that are complete, and why nothing after them will be read, if so. */
export type FramesRead = { readonly payloads: readonly Uint8Array[]; readonly refusal: FrameRefusal | null };

/** Puts frames together from chunks that may be cut anywhere. A declared length is judged before memory is taken for it. */
export class FrameReader {
  readonly #limit: number;
  readonly #header = new Uint8Array(HEADER_BYTES);
  #headerBytes = 0;
  #payload: Uint8Array | null = null;
  #payloadBytes = 0;
  #refusal: FrameRefusal | null = null;

  /** A server reads up to 4 KiB a message, a client up to 256 KiB. */
  constructor(limit: number = MAX_FRAME_IN) {
    this.#limit = limit;
  }

  /** Whether a frame has begun and is not complete. */
  get isInside(): boolean {
    return this.#headerBytes > 0;
  }

  /** Takes the next bytes of the stream. After a refusal the stream has no meaning any more, and nothing is read. */
  push(chunk: Uint8Array): FramesRead {
    const payloads: Uint8Array[] = [];
    for (let at = 0; at < chunk.length && !this.#refusal;) {
      at += this.#payload ? this.#fill(this.#payload, chunk.subarray(at)) : this.#readHeader(chunk.subarray(at));
      if (this.#payload && this.#payloadBytes === this.#payload.length) payloads.push(this.#finish(this.#payload));
    }
    return { payloads, refusal: this.#refusal };
  }

  #readHeader(bytes: Uint8Array): number {
    const taken = bytes.subarray(0, HEADER_BYTES - this.#headerBytes);
    this.#header.set(taken, this.#headerBytes);
    this.#headerBytes += taken.length;
    if (this.#headerBytes === HEADER_BYTES) this.#begin(lengthIn(this.#header));
    return taken.length;
  }

  #begin(length: number): void {
    if (length > this.#limit) this.#refusal = 'frame-too-long';
    else if (length === 0) this.#refusal = 'frame-empty';
    else this.#payload = new Uint8Array(length);
    this.#payloadBytes = 0;
  }

  #fill(payload: Uint8Array, bytes: Uint8Array): number {
    const taken = bytes.subarray(0, payload.length - this.#payloadBytes);
    payload.set(taken, this.#payloadBytes);
    this.#payloadBytes += taken.length;
    return taken.length;
  }

  #finish(payload: Uint8Array): Uint8Array {
    this.#payload = null;
    this.#headerBytes = 0;
    return payload;
  }
}

/** A payload with its length in front. */
export function frameOf(payload: Uint8Array, limit: number = MAX_FRAME_OUT): Result<Uint8Array, FrameRefusal> {
  if (payload.length > limit) return err('frame-too-long');
  const frame = new Uint8Array(HEADER_BYTES + payload.length);
  new DataView(frame.buffer).setUint32(0, payload.length);
  frame.set(payload, HEADER_BYTES);
  return ok(frame);
}

const lengthIn = (header: Uint8Array): number => new DataView(header.buffer, header.byteOffset).getUint32(0);
