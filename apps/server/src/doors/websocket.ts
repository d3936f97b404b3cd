/** The WebSocket door: the same messages as JSON text, on the path `/ws` of the HTTP server. */
import websocket from '@fastify/websocket';
import { CLOSE_CODES, decodeJson, MAX_FRAME_IN, MAX_FRAME_OUT } from '@yaht/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Post } from '../tables/post.ts';
import { Session, type SessionParts } from './session.ts';

export type WebSocketDoor = {
  readonly connections: () => number;
  readonly goAway: (retryAfterMs: number) => void;
};

/** Browsers may connect from pages of this server and from the origins that are named; other programs send no origin. */
export type Origins = readonly string[];

export async function addWebSocketDoor(app: FastifyInstance, parts: SessionParts, origins: Origins): Promise<WebSocketDoor> {
  const sessions = new Set<Session>();
  await app.register(websocket, { options: { maxPayload: MAX_FRAME_IN, perMessageDeflate: false } });
  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: (request, reply, done) => (isWelcome(request, origins) ? done() : void reply.code(403).send()),
    },
    socket => serve(socket, parts, sessions),
  );
  return {
    connections: () => sessions.size,
    goAway: retryAfterMs => {
      for (const session of sessions) session.goAway(retryAfterMs);
    },
  };
}

function isWelcome({ headers: { origin, host } }: FastifyRequest, origins: Origins): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function serve(socket: WebSocket, parts: SessionParts, sessions: Set<Session>): void {
  const session = new Session(parts, {
    send: post => send(socket, post, session),
    close: code => socket.close(CLOSE_CODES[code], code),
  });
  sessions.add(session);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const decoded = decodeJson(isBinary ? '' : data.toString('utf8'));
    if (decoded.ok) session.hear(decoded.value);
    else session.garbled(decoded.error);
  });
  socket.on('close', () => {
    sessions.delete(session);
    session.gone();
  });
  // A frame that is too long or not valid ends the connection; the close event follows.
  socket.on('error', () => {});
}

/** Whoever does not read costs a fixed buffer and is then let go. */
function send(socket: WebSocket, { text }: Post, session: Session): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount + text.length > MAX_FRAME_OUT) {
    session.gone();
    socket.terminate();
    return;
  }
  socket.send(text);
}
