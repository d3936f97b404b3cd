/** The WebSocket of a browser or of Node as a transport; both have the same one. */
import { decodeJson, encodeJson, MAX_FRAME_OUT } from '@yaht/protocol';
import { fault } from '@yaht/rules';
import type { Transport } from './transport.ts';

/** What is used of a WebSocket. */
export type WebSocketLike = {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
};
export type WebSocketClass = new (url: string) => WebSocketLike;

/** Connects to the `/ws` of a server. */
export function webSocketTransport(url: string, given?: WebSocketClass): Transport {
  const WebSocket = given ?? (globalThis as { WebSocket?: WebSocketClass }).WebSocket ?? fault('there is no WebSocket here');
  return events => {
    const socket = new WebSocket(url);
    let isOpen = false;
    socket.onopen = () => {
      isOpen = true;
      events.opened();
    };
    socket.onmessage = ({ data }) => {
      const decoded = decodeJson(typeof data === 'string' ? data : '', MAX_FRAME_OUT);
      if (decoded.ok) events.heard(decoded.value);
      else socket.close();
    };
    socket.onerror = () => {};
    socket.onclose = ({ code }) => {
      isOpen = false;
      events.closed(code);
    };
    return {
      send: message => {
        const text = encodeJson(message);
        if (isOpen && text.ok) socket.send(text.value);
      },
      close: () => socket.close(),
    };
  };
}
