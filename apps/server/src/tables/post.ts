/** Something told to many: written once for each encoding, however many listen. */
import { encodeJson, type ServerMessage } from '@yaht/protocol';
import { encodePack } from '@yaht/protocol/tcp';
import { fault, type Result } from '@yaht/rules';

export class Post {
  readonly message: ServerMessage;
  #text: string | undefined;
  #textFrame: string | undefined;
  #frame: Uint8Array | undefined;

  constructor(message: ServerMessage) {
    this.message = message;
  }

  /** As JSON. */
  get text(): string {
    return (this.#text ??= written(encodeJson(this.message)));
  }

  /** For a WebSocket: a whole frame of text, a character for each byte. */
  get textFrame(): string {
    return (this.#textFrame ??= textFrameOf(this.text));
  }

  /** For a TCP connection, with its length in front. */
  get frame(): Uint8Array {
    return (this.#frame ??= written(encodePack(this.message)));
  }
}

const FINAL_TEXT = 0x81;

/** One frame of RFC 6455; a server does not mask. Nearly every text is ASCII, and its characters are its bytes. */
function textFrameOf(text: string): string {
  const length = Buffer.byteLength(text);
  return headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(FINAL_TEXT, length);
  if (length < 0x1_00_00) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff);
  const head = Buffer.of(FINAL_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head.toString('latin1');
}

/** What the server says is always within the limits of the protocol. */
const written = <Value>(encoded: Result<Value, string>): Value =>
  encoded.ok ? encoded.value : fault(`a message that cannot be sent: ${encoded.error}`);
