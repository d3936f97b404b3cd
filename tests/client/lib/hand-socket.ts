/** A WebSocket by hand, for machines whose Node has none: as much of one as the transport uses. */
import type { Socket } from 'node:net';
import type { WebSocketLike } from '@yaht/client';
import { encodingOf, openSocket, webSocketFrame } from '../../server/lib/wire.ts';

type Listener = (event: object) => void;

export class HandSocket implements WebSocketLike {
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = [];
  readonly #encoding = encodingOf('websocket');
  #socket: Socket | undefined;
  #code = 1006;
  #isClosed = false;

  constructor(url: string) {
    openSocket({ tcp: 0, http: Number(new URL(url).port) }, 'websocket').then(
      socket => this.#opened(socket),
      () => this.#close(),
    );
  }

  readonly addEventListener = (type: string, listener: Listener): void => void this.#listeners.push({ type, listener });

  readonly send = (text: string): void => void this.#socket?.write(webSocketFrame(Buffer.from(text)));

  readonly close = (): void => {
    this.#socket?.destroy();
    this.#close();
  };

  #opened(socket: Socket): void {
    this.#socket = socket;
    socket.on('error', () => {}).on('close', () => this.#close());
    if (this.#isClosed) return void socket.destroy();
    socket.on('data', (bytes: Buffer) => {
      const { messages, closed } = this.#encoding.read(bytes);
      for (const message of messages) this.#tell('message', { data: JSON.stringify(message) });
      this.#code = closed ?? this.#code;
      if (closed !== undefined) socket.end();
    });
    socket.resume();
    this.#tell('open', {});
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#tell('close', { code: this.#code });
  }

  #tell(type: string, event: object): void {
    for (const each of this.#listeners) if (each.type === type) each.listener(event);
  }
}
