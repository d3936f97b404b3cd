/** The WebSocket of a browser or of Node as a transport; both have the same one. */
import { decodeJson, encodeJson, MAX_FRAME_OUT } from '@yaht/protocol';
import { fault } from '@yaht/rules';
import type { Transport } from './transport.ts';

/** What is used of a WebSocket. */
export type WebSocketLike = {
  readonly addEventListener: (type: 'open' | 'message' | 'close' | 'error', listener: (event: object) => void) => void;
  readonly send: (text: string) => void;
  readonly close: () => void;
};
export type WebSocketClass = new (url: string) => WebSocketLike;

/** Connects to the `/ws` of a server. */
export function webSocketTransport(url: string, given?: WebSocketClass): Transport {
  const WebSocket = given ?? (globalThis as { WebSocket?: WebSocketClass }).WebSocket ?? fault('there is no WebSocket here');
  return events => {
    const socket = new WebSocket(url);
    let isOpen = false;
    socket.addEventListener('open', () => {
      isOpen = true;
      events.opened();
    });
    socket.addEventListener('message', event => {
      const decoded = decodeJson('data' in event && typeof event.data === 'string' ? event.data : '', MAX_FRAME_OUT);
      if (decoded.ok) events.heard(decoded.value);
      else socket.close();
    });
    // What went wrong is not told to a page; `close` follows.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', event => {
      isOpen = false;
      events.closed('code' in event && typeof event.code === 'number' ? event.code : undefined);
    });
    return {
      send: message => {
        const text = encodeJson(message);
        if (isOpen && text.ok) socket.send(text.value);
      },
      close: () => socket.close(),
    };
  };
}
