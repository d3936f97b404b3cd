/** Sends nonsense to a server as fast as it takes it: sessions that go astray, messages out of nothing, broken bytes. */
import type { Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Ports } from './server-process.ts';
import { strayFrame } from './stray.ts';
import { mutated, picker, sensibleSession, wildMessage, type Pick } from './wild.ts';
import { encodingOf, openSocket, type DoorName } from './wire.ts';

/** So many messages go out in one write and may wait at once; a server judges no more of one connection. */
const BURST = 60;
/** One of so many connections lasts for up to so many bursts; the others go astray with their first bytes, as all do in the end. */
const LASTING = 8;
const MAX_BURSTS = 40;
/** A connection ends with up to so many frames to which nobody waits for an answer. */
const LAST_FRAMES = 4;
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

  /** The last bytes, in pieces of any length, after which the server has nothing to hope for. */
  async end(bytes: Buffer, pick: Pick): Promise<void> {
    const [one, two] = [pick(bytes.length), pick(bytes.length)].sort((a, b) => a - b);
    for (const piece of [bytes.subarray(0, one), bytes.subarray(one, two)]) {
      this.#socket.write(piece);
      await nextTick();
    }
    this.#socket.end(bytes.subarray(two));
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

/** What a frame of this door holds. */
const payloadOf = (door: DoorName, frame: Buffer): Buffer =>
  door === 'tcp' ? frame.subarray(4) : frame.subarray(frame[1] === 0x80 + 126 ? 8 : 6);

/** The last frames of a connection: at least every other one went astray. */
function lastFrames(
  door: DoorName,
  frames: Iterator<Buffer, never>,
  pick: Pick,
): { readonly frames: Buffer[]; readonly astray: number } {
  let astray = 0;
  const last = Array.from({ length: 1 + pick(LAST_FRAMES) }, (_, i) => {
    const frame = frames.next().value;
    if (i % 2 === 0 && pick(2) === 0) return frame;
    astray += 1;
    return strayFrame(door, payloadOf(door, frame), pick);
  });
  return { frames: last, astray };
}

/** Sends so many frames, connection after connection; answers with how many of them went astray. */
export async function sendWildFrames(ports: Ports, door: DoorName, count: number, seed: number): Promise<number> {
  const pick = picker(seed);
  let astray = 0;
  for (let left = count; left > 0;) {
    const { frame } = encodingOf(door);
    const sender = new Sender(await openSocket(ports, door));
    const frames = framesOf(pick, frame);
    let isThere = true;
    for (let bursts = pick(LASTING) === 0 ? pick(MAX_BURSTS) : 0; isThere && bursts > 0 && left > BURST; bursts--) {
      isThere = await sender.burst(
        Array.from({ length: BURST }, () => frames.next().value),
        frame,
      );
      left -= BURST;
    }
    const last = lastFrames(door, frames, pick);
    await sender.end(Buffer.concat(last.frames), pick);
    astray += last.astray;
    left -= last.frames.length;
  }
  return astray;
}
