/** Frames of MessagePack over any stream of bytes. The stream itself, a socket of Node, comes from the program. */
import { MAX_FRAME_OUT } from '@yaht/protocol';
import { decodePack, encodePack, FrameReader } from '@yaht/protocol/tcp';
import type { LineEvents, Transport } from '../remote/transport.ts';

/** What a stream tells; it may cut the bytes anywhere. */
export type StreamEvents = {
  readonly opened: () => void;
  readonly bytes: (chunk: Uint8Array) => void;
  readonly closed: () => void;
};

export type ByteStream = { readonly write: (bytes: Uint8Array) => void; readonly close: () => void };

/** A transport over streams that `connect` opens. */
export const tcpTransport =
  (connect: (events: StreamEvents) => ByteStream): Transport =>
  events => {
    const stream = connect({
      opened: events.opened,
      bytes: chunk => {
        if (!read(reader, chunk, events)) stream.close();
      },
      closed: () => events.closed(),
    });
    const reader = new FrameReader(MAX_FRAME_OUT);
    return {
      send: message => {
        const frame = encodePack(message);
        if (frame.ok) stream.write(frame.value);
      },
      close: stream.close,
    };
  };

/** Whether the bytes made sense; after some that do not, nothing on the stream does. */
function read(reader: FrameReader, chunk: Uint8Array, events: LineEvents): boolean {
  const { payloads, refusal } = reader.push(chunk);
  for (const payload of payloads) {
    const decoded = decodePack(payload, MAX_FRAME_OUT);
    if (!decoded.ok) return false;
    events.heard(decoded.value);
  }
  return refusal === null;
}
