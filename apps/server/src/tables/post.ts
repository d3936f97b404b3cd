/** Something told to many: written once for each encoding, however many listen. */
import { encodeJson, type ServerMessage } from '@yaht/protocol';
import { encodePack } from '@yaht/protocol/tcp';
import { fault, type Result } from '@yaht/rules';

export class Post {
  readonly message: ServerMessage;
  #text: string | undefined;
  #frame: Uint8Array | undefined;

  constructor(message: ServerMessage) {
    this.message = message;
  }

  /** For a WebSocket. */
  get text(): string {
    return (this.#text ??= written(encodeJson(this.message)));
  }

  /** For a TCP connection, with its length in front. */
  get frame(): Uint8Array {
    return (this.#frame ??= written(encodePack(this.message)));
  }
}

/** What the server says is always within the limits of the protocol. */
const written = <Value>(encoded: Result<Value, string>): Value =>
  encoded.ok ? encoded.value : fault(`a message that cannot be sent: ${encoded.error}`);
