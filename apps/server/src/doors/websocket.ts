/** The WebSocket door: the same messages as JSON text, on the path `/ws` of the HTTP server. */
import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { CLOSE_CODES, decodeJson, MAX_FRAME_IN, type CloseCode } from '@yaht/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Door, DoorParts } from './door.ts';
import type { Guest } from './doorkeeper.ts';
import { isWelcome } from './http/call/origins.ts';
import { refuse } from './http/call/problem.ts';
import type { Post } from '../tables/post.ts';
import { Outbox } from './outbox.ts';
import { Session } from './session.ts';
import { wholeTexts } from './whole-texts.ts';
import { CLOSING_TIME, sayBye, type Wire } from './wire.ts';

/** Browsers may connect from pages of this server and from the origins that are named; other programs send no origin. */
export type Origins = readonly string[];

/** The only version there is (RFC 6455); other versions are refused with it. */
const VERSION = '13';

/** Adds the door to an HTTP server that does not listen yet. */
export async function addWebSocketDoor(app: FastifyInstance, parts: DoorParts, origins: Origins): Promise<Door> {
  const sessions = new Map<Session, WebSocket>();
  let isClosing = false;
  // Everybody is let out by name before the server closes, so the plugin has nothing to close.
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_IN, perMessageDeflate: false, autoPong: false },
    preClose: done => done(),
    // What a client does wrong is no fault of the server's: nothing to tell whoever runs it.
    errorHandler: (_, socket) => cutOff(socket),
  });
  const preValidation = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!isWelcome(request, origins)) return void refuse(request, reply, 'origin-not-allowed');
    if (!request.ws || request.headers['sec-websocket-version'] === VERSION) return done();
    void reply.code(426).headers({ Upgrade: 'websocket', 'Sec-WebSocket-Version': VERSION, Connection: 'close' }).send();
  };
  // A connection may last for hours. Its request need not: the answer lets go of the socket, and (below) the plugin of the request.
  const preHandler = (request: FastifyRequest, { raw }: FastifyReply, done: () => void): void => {
    if (request.ws) raw.detachSocket(request.raw.socket);
    done();
  };
  app.get(
    '/ws',
    { websocket: true, preValidation, preHandler, config: { unlimited: true }, schema: { hide: true } },
    (socket, { ip, raw }) => {
      socket.removeAllListeners('error').on('error', () => cutOff(socket));
      const guest = isClosing ? undefined : parts.doorkeeper.admit(ip);
      const wire = new WebSocketWire(socket, raw.socket);
      if (guest) return serve(socket, raw.socket, wire, parts, sessions, guest);
      const reason = isClosing ? 'going-away' : parts.doorkeeper.isFull ? 'server-full' : 'too-many-requests';
      parts.counts?.turnedAway('websocket', reason);
      sayBye(wire, reason);
    },
  );
  return {
    connections: () => sessions.size,
    goAway: retryAfterMs => sessions.forEach((_, session) => session.goAway(retryAfterMs)),
    sendAway: retryAfterMs => sessions.forEach((_, session) => session.sendAway(retryAfterMs)),
    close: () => {
      isClosing = true;
      return closeAll(sessions);
    },
  };
}

function serve(
  socket: WebSocket,
  below: Socket,
  wire: WebSocketWire,
  parts: DoorParts,
  sessions: Map<Session, WebSocket>,
  guest: Guest,
): void {
  const session = new Session(parts, wire, { door: 'websocket', guest });
  socket.on('ping', (content: Buffer) => session.signal() && wire.pong(content));
  socket.on('pong', () => session.signal());
  sessions.set(session, socket);
  const hear = (text: string): void => {
    if (session.isOver) return;
    const decoded = decodeJson(text);
    if (decoded.ok) session.hear(decoded.value, text.length);
    else session.garbled(decoded.error);
  };
  socket.on('message', (data: Buffer, isBinary: boolean) =>
    isBinary ? session.garbled('not-json') : hear(data.toString('utf8')),
  );
  readAhead(below, session, hear);
  socket.on('close', () => {
    sessions.delete(session);
    session.gone();
  });
  // A frame that is too long or not valid has closed the connection by itself, with a number of the WebSocket protocol.
  socket.on('error', () => session.gone());
}

/**
 * Whole texts, which is what clients send, are read here: the library's reader is a stream with several steps for each frame, and takes as
 * long as reading the message itself. From the first bytes on that are something else it has the connection for itself, since a frame
 * may have begun in it. It also reads the end of a connection that is over, which comes within few bytes: what a flood still brings is
 * thrown away unread.
 */
function readAhead(below: Socket, session: Pick<Session, 'isOver'>, hear: (text: string) => void): void {
  const readers = below.listeners('data');
  below.removeAllListeners('data');
  let isPlain = true;
  let late = 0;
  below.on('data', (bytes: Buffer) => {
    if (session.isOver) late += bytes.length;
    if (late > MOST_LATE) return;
    isPlain &&= !session.isOver;
    const texts = isPlain ? wholeTexts(bytes) : undefined;
    isPlain = texts !== undefined;
    if (texts) texts.forEach(hear);
    else for (const read of readers) Reflect.apply(read, below, [bytes]);
  });
}

/** Bytes that may have been on their way when the connection was closed, and are still looked through for the client's own closing. */
const MOST_LATE = 64 * 1_024;

/** A whole control frame of RFC 6455, which holds 125 bytes at most. */
const PONG = 0x8a;
/** As much as a socket likes to hold. */
const LITTLE = 16 * 1_024;

/**
 * Frames are written once for everybody and go straight to the socket below. Nothing is compressed, so what the library sends by
 * itself are whole frames, too, and comes between two of ours.
 */
class WebSocketWire extends Outbox<string> implements Wire {
  readonly #above: WebSocket;

  constructor(above: WebSocket, below: Socket) {
    super(below);
    this.#above = above;
  }

  send({ textFrame }: Post): void {
    this.put(textFrame);
  }

  /** Only while little waits: a client that asks and does not read gets no more answers. */
  pong(content: Buffer): void {
    if (this.queued < LITTLE) this.put(String.fromCharCode(PONG, content.length) + content.toString('latin1'));
  }

  close(code: CloseCode): void {
    this.flush();
    this.#above.close(CLOSE_CODES[code], code);
    cutOff(this.#above);
  }

  protected override join(frames: readonly string[]): string {
    return frames.join('');
  }

  protected override get isOpen(): boolean {
    return this.#above.readyState === this.#above.OPEN && super.isOpen;
  }
}

/** A client that does not answer the closing is cut off soon. */
function cutOff(socket: WebSocket): void {
  const timer = setTimeout(() => socket.terminate(), CLOSING_TIME);
  socket.on('close', () => clearTimeout(timer));
}

/** Waits until everybody is out. */
async function closeAll(sessions: ReadonlyMap<Session, WebSocket>): Promise<void> {
  const closed = [...sessions.values()].map(socket => new Promise(resolve => socket.once('close', resolve)));
  for (const session of sessions.keys()) session.close();
  await Promise.all(closed);
}
