/** The TCP door: frames of MessagePack with their length in front. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { MAX_FRAME_OUT } from '@yaht/protocol';
import { decodePack, FrameReader } from '@yaht/protocol/tcp';
import type { Post } from '../tables/post.ts';
import type { Door } from './door.ts';
import { Session, type SessionParts } from './session.ts';

/** Opens the door; port 0 takes a free one. */
export async function openTcpDoor(
  parts: SessionParts,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Door> {
  const sessions = new Map<Session, Socket>();
  const server = createServer({ noDelay: true }, socket => serve(socket, parts, sessions));
  await listening(server, host, port);
  return {
    address: server.address() as AddressInfo,
    connections: () => sessions.size,
    close: retryAfterMs => closeAll(server, sessions, retryAfterMs),
  };
}

function serve(socket: Socket, parts: SessionParts, sessions: Map<Session, Socket>): void {
  const reader = new FrameReader();
  const session = new Session(parts, { send: post => send(socket, post, session), close: () => socket.end() });
  sessions.set(session, socket);
  socket.on('data', bytes => {
    const { payloads, refusal } = reader.push(bytes);
    for (const payload of payloads) {
      const decoded = decodePack(payload);
      if (!decoded.ok) return session.garbled(decoded.error);
      session.hear(decoded.value);
    }
    if (refusal) session.garbled(refusal);
  });
  socket.on('close', () => {
    sessions.delete(session);
    session.gone();
  });
  // The close event follows and cleans up.
  socket.on('error', () => {});
}

/** Frames of one moment go out together. Whoever does not read costs a fixed buffer and is then let go. */
function send(socket: Socket, { frame }: Post, session: Session): void {
  if (socket.destroyed || socket.writableEnded) return;
  if (socket.writableLength + frame.length > MAX_FRAME_OUT) {
    session.gone();
    socket.destroy();
    return;
  }
  if (socket.writableCorked === 0) {
    socket.cork();
    process.nextTick(() => socket.uncork());
  }
  socket.write(frame);
}

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Tells everybody to come back, and waits until the sockets are closed. */
async function closeAll(server: Server, sessions: ReadonlyMap<Session, Socket>, retryAfterMs: number): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  for (const [session, socket] of sessions) {
    session.goAway(retryAfterMs);
    socket.setTimeout(2_000, () => socket.destroy());
  }
  await closed;
}
