/** The TCP door: frames of MessagePack with their length in front. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { decodePack, FrameReader } from '@yaht/protocol/tcp';
import { listenAt } from '../accepting.ts';
import type { Post } from '../tables/post.ts';
import type { Door, DoorParts } from './door.ts';
import type { Guest } from './doorkeeper.ts';
import { Outbox } from './outbox.ts';
import { Session } from './session.ts';
import { CLOSING_TIME, sayBye, type Wire } from './wire.ts';

/** Opens the door; port 0 takes a free one. */
export async function openTcpDoor(
  parts: DoorParts,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Door & { readonly address: AddressInfo }> {
  const sessions = new Set<Session>();
  const server = createServer({ noDelay: true }, socket => welcome(socket, parts, sessions));
  await listenAt(server, { host, port }, parts);
  return {
    address: server.address() as AddressInfo,
    connections: () => sessions.size,
    goAway: retryAfterMs => sessions.forEach(session => session.goAway(retryAfterMs)),
    sendAway: retryAfterMs => sessions.forEach(session => session.sendAway(retryAfterMs)),
    close: () => closeAll(server, sessions),
  };
}

function welcome(socket: Socket, parts: DoorParts, sessions: Set<Session>): void {
  // The close event follows and cleans up.
  socket.on('error', () => {});
  const guest = parts.doorkeeper.admit(socket.remoteAddress ?? '');
  if (guest) return serve(socket, parts, sessions, guest);
  const reason = parts.doorkeeper.isFull ? 'server-full' : 'too-many-requests';
  parts.counts?.turnedAway('tcp', reason);
  sayBye(new TcpWire(socket), reason);
}

function serve(socket: Socket, parts: DoorParts, sessions: Set<Session>, guest: Guest): void {
  const reader = new FrameReader();
  const session = new Session(parts, new TcpWire(socket), { door: 'tcp', guest });
  sessions.add(session);
  socket.on('data', bytes => {
    const { payloads, refusal } = reader.push(bytes);
    for (const payload of payloads) {
      if (session.isOver) return;
      const decoded = decodePack(payload);
      if (!decoded.ok) return session.garbled(decoded.error);
      session.hear(decoded.value, payload.length);
    }
    if (refusal) session.garbled(refusal);
  });
  socket.on('close', () => {
    sessions.delete(session);
    session.gone();
  });
}

class TcpWire extends Outbox<Uint8Array> implements Wire {
  send({ frame }: Post): void {
    this.put(frame);
  }

  close(): void {
    this.flush();
    close(this.socket);
  }

  protected override join(frames: readonly Uint8Array[]): Uint8Array {
    return Buffer.concat(frames);
  }
}

/** What still comes is thrown away unread: a socket that is cut with bytes in it would lose its last words. */
function close(socket: Socket): void {
  socket.end();
  socket.removeAllListeners('data');
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), CLOSING_TIME);
  socket.on('close', () => clearTimeout(timer));
}

/** Lets nobody in any more, and waits until the sockets are closed. */
async function closeAll(server: Server, sessions: ReadonlySet<Session>): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  for (const session of sessions) session.close();
  await closed;
}
