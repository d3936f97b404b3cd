/** Sends nonsense to a server as fast as it takes it: sessions that go astray, messages out of nothing, broken bytes. */
import type { Socket } from 'node:net';
import type { Ports } from './server-process.ts';
import { mutated, oneOf, picker, sensibleSession, wildMessage, type Pick } from './wild.ts';
import { encodingOf, openSocket, webSocketFrame, type DoorName } from './wire.ts';

/** So many messages go out in one write and may wait at once; a server judges no more of one connection. */
const BURST = 60;
/** A connection has up to so many bursts before it ends with a broken frame. */
const MAX_BURSTS = 40;
/** Every so many messages of a sensible session is changed. */
const ASTRAY = 4;

/** A connection that looks for one thing in what it hears: whether all that was sent before has been answered. */
class Sender {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #fences = 0;
  #heard: Buffer = Buffer.alloc(0);
  #onHeard: () => void = () => {};

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#closed = new Promise(resolve => socket.once('close', resolve));
    socket
      .on('error', () => {})
      .on('data', bytes => {
        this.#heard = Buffer.concat([this.#heard.subarray(-64), bytes]);
        this.#onHeard();
      });
    socket.resume();
  }

  /** Sends frames at once; whether the connection is still there when they have been dealt with. */
  async burst(frames: readonly Buffer[], frame: (message: object) => Buffer): Promise<boolean> {
    const id = `fence-${String((this.#fences += 1)).padStart(6, '0')}`;
    const answered = new Promise<true>(resolve => {
      this.#onHeard = () => this.#heard.includes(id) && resolve(true);
    });
    this.#socket.write(Buffer.concat([...frames, frame({ type: 'Fence', id })]));
    return Promise.race([answered, this.#closed.then(() => false)]);
  }

  /** The last bytes, after which the server has nothing to hope for. */
  async end(bytes: Buffer): Promise<void> {
    this.#socket.end(bytes);
    await this.#closed;
  }
}

/** Frame after frame of one connection. */
function* framesOf(pick: Pick, frame: (message: object) => Buffer): Generator<Buffer, never> {
  const session = pick(4) === 0 ? sensibleSession(pick) : undefined;
  for (;;) {
    const sensible = session?.next().value;
    const message = sensible === undefined ? wildMessage(pick) : pick(ASTRAY) === 0 ? mutated(sensible, pick) : sensible;
    yield frame(message);
  }
}

/** A frame with some bytes changed, cut, or in a frame of another kind. */
function brokenFrame(pick: Pick, frame: (message: object) => Buffer): Buffer {
  const bytes = Buffer.from(frame(wildMessage(pick)));
  for (let i = pick(8); i >= 0; i--) bytes[pick(bytes.length)] = pick(256);
  return oneOf(pick, [bytes, bytes.subarray(0, 1 + pick(bytes.length)), webSocketFrame(bytes, pick(16))]);
}

/** Sends so many frames, connection after connection. */
export async function sendWildFrames(ports: Ports, door: DoorName, count: number, seed: number): Promise<void> {
  const pick = picker(seed);
  for (let left = count; left > 0; left--) {
    const { frame } = encodingOf(door);
    const sender = new Sender(await openSocket(ports, door));
    const frames = framesOf(pick, frame);
    let isThere = true;
    for (let bursts = pick(MAX_BURSTS); isThere && bursts > 0 && left > BURST; bursts--) {
      isThere = await sender.burst(
        Array.from({ length: BURST }, () => frames.next().value),
        frame,
      );
      left -= BURST;
    }
    await sender.end(brokenFrame(pick, frame));
  }
}
