/** Something told to many: written once for each encoding, however many listen. */
import { encodeJson, type ServerMessage } from '@yaht/protocol';
import { encodePack } from '@yaht/protocol/tcp';
import { fault, type Result } from '@yaht/rules';

export class Post {
  readonly message: ServerMessage;
  #text: string | undefined;
  #textFrame: Uint8Array | undefined;
  #frame: Uint8Array | undefined;

  constructor(message: ServerMessage) {
    this.message = message;
  }

  /** As JSON. */
  get text(): string {
    return (this.#text ??= written(encodeJson(this.message)));
  }

  /** For a WebSocket: a whole frame of text. */
  get textFrame(): Uint8Array {
    return (this.#textFrame ??= textFrameOf(this.text));
  }

  /** For a TCP connection, with its length in front. */
  get frame(): Uint8Array {
    return (this.#frame ??= written(encodePack(this.message)));
  }
}

const FINAL_TEXT = 0x81;

/** One frame of RFC 6455; a server does not mask. */
function textFrameOf(text: string): Uint8Array {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 0x1_00_00 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}

/** What the server says is always within the limits of the protocol. */
const written = <Value>(encoded: Result<Value, string>): Value =>
  encoded.ok ? encoded.value : fault(`a message that cannot be sent: ${encoded.error}`);
