/** What waits for a client, with a socket that takes bytes only when it is told to. */
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { MAX_FRAME_OUT } from '@yaht/protocol';
import { decodePack, FrameReader } from '@yaht/protocol/tcp';
import { fault } from '@yaht/rules';
import { expect, test } from 'vitest';
import { settled } from '../testing/hand-clock.ts';
import { TestHouse } from '../testing/house.ts';
import { Post } from '../tables/post.ts';
import { UNLIMITED } from './doorkeeper.ts';
import { Outbox } from './outbox.ts';
import { Session } from './session.ts';
import type { Wire } from './wire.ts';

/** As much as a socket likes to hold. */
const ENOUGH = 16 * 1_024;

/** Holds what is written to it until it is flushed by hand. */
class HeldSocket extends Writable {
  readonly written: Buffer[] = [];
  #onTaken: (() => void) | undefined;

  constructor() {
    super({ highWaterMark: ENOUGH });
  }

  override _write(bytes: Buffer, _: BufferEncoding, onTaken: () => void): void {
    this.written.push(bytes);
    this.#onTaken = onTaken;
  }

  /** The client takes all that was handed over so far. */
  async flush(): Promise<void> {
    while (this.#onTaken) {
      const taken = this.#onTaken;
      this.#onTaken = undefined;
      taken();
      await settled();
    }
  }
}

class HandOutbox extends Outbox<Uint8Array> implements Wire {
  closed: string | undefined;

  send({ frame }: Post): void {
    this.put(frame);
  }

  close(code: string): void {
    this.closed = code;
    this.flush();
  }

  protected override join(frames: readonly Uint8Array[]): Uint8Array {
    return Buffer.concat(frames);
  }
}

const open = () => {
  const socket = new HeldSocket();
  return { socket, outbox: new HandOutbox(socket as unknown as Socket) };
};
/** A post of about so many bytes. */
const sized = (bytes: number): Post => new Post({ type: 'Error', code: 'fault', msg: '.'.repeat(bytes) });
const sizeOf = ({ frame }: Post): number => frame.length;

test('what is told in one moment waits for its end, and leaves in one write', async () => {
  const { socket, outbox } = open();
  const posts = [sized(10), sized(20), sized(30)];
  for (const post of posts) outbox.send(post);
  expect(socket.written).toEqual([]);
  expect(outbox.queued).toBe(posts.reduce((sum, post) => sum + sizeOf(post), 0));
  await settled();
  expect(socket.written).toEqual([Buffer.concat(posts.map(({ frame }) => frame))]);
  outbox.send(sized(40));
  await settled();
  expect(socket.writableLength).toBeGreaterThan(100);
});

test('what a socket holds is counted, however little', async () => {
  const { socket, outbox } = open();
  const [little, much] = [sized(ENOUGH / 2), sized(ENOUGH)];
  outbox.send(little);
  await settled();
  expect([outbox.queued, socket.writableLength]).toEqual([sizeOf(little), sizeOf(little)]);
  outbox.send(much);
  expect(outbox.queued).toBe(sizeOf(little) + sizeOf(much));
  await settled();
  expect(outbox.queued).toBe(sizeOf(little) + sizeOf(much));
  outbox.send(little);
  expect(outbox.queued).toBe(2 * sizeOf(little) + sizeOf(much));
  await settled();
  expect(outbox.queued).toBe(2 * sizeOf(little) + sizeOf(much));
  await socket.flush();
  expect(outbox.queued).toBe(0);
  outbox.send(little);
  await settled();
  expect(outbox.queued).toBe(sizeOf(little));
});

test('whoever asks whether little waits is answered when the client has taken enough, or is gone', async () => {
  const answers: string[] = [];
  const [taking, gone] = [open(), open()];
  await taking.outbox.drained();
  for (const [name, { outbox }] of Object.entries({ taking, gone })) {
    outbox.send(sized(2 * ENOUGH));
    void outbox.drained().then(() => answers.push(name));
  }
  await settled();
  expect(answers).toEqual([]);
  await taking.socket.flush();
  expect(answers).toEqual(['taking']);
  gone.socket.destroy();
  await settled();
  expect(answers).toEqual(['taking', 'gone']);
  await gone.outbox.drained();
});

test('what is told to a client that is gone is not kept', async () => {
  const { socket, outbox } = open();
  socket.destroy();
  outbox.send(sized(10));
  await settled();
  expect([outbox.queued, socket.written]).toEqual([0, []]);
});

/** The numbers of the facts in these frames. */
const numbersIn = (frames: Buffer): readonly unknown[] =>
  new FrameReader(MAX_FRAME_OUT).push(frames).payloads.flatMap(payload => {
    const read = decodePack(payload, MAX_FRAME_OUT);
    const message = (read.ok ? read.value : fault(read.error)) as { readonly at?: number; readonly seq?: number };
    return message.at === undefined ? [] : [message.seq];
  });

/** Somebody in a room of the house who reads only when told to. */
async function slowReader(house: TestHouse, message: object) {
  const { socket, outbox } = open();
  const session = new Session(house.parts, outbox, { door: 'tcp', guest: UNLIMITED });
  session.hear(message as never);
  await settled();
  return { socket, outbox };
}

test('[P8] a client that stops reading costs 256 KiB and one message more, and is told why it is let go', async () => {
  const house = new TestHouse();
  const ann = await house.open();
  const { socket, outbox } = await slowReader(house, { type: 'Join', name: 'Bob', room: ann.welcome.room.id });
  let most = 0;
  for (let i = 0; outbox.closed === undefined && i < 1_000; i++) {
    await ann.say({ type: 'Chat', text: '🎲'.repeat(280) });
    most = Math.max(most, socket.writableLength);
  }
  expect(outbox.closed).toBe('slow-reader');
  expect(most).toBeGreaterThan(MAX_FRAME_OUT);
  expect(most).toBeLessThan(MAX_FRAME_OUT + 3_000);
  expect(ann.last('Presence')).toMatchObject({ playerId: 1, online: false });
  await socket.flush();
  const bye = new Post({ type: 'Bye', code: 'slow-reader' });
  expect(Buffer.concat(socket.written).subarray(-sizeOf(bye))).toEqual(Buffer.from(bye.frame));
  expect(house.faults).toEqual([]);
});

test('[P3] [P8] whoever comes back to a long story gets it as fast as it reads, while the table goes on', async () => {
  const house = new TestHouse();
  const ann = await house.open();
  const bob = await house.join(ann.welcome.room.id, 'Bob');
  bob.cut();
  const chat = (): Promise<unknown> => ann.say({ type: 'Chat', text: '🎲'.repeat(280) });
  for (let i = 0; i < 1_000; i++) await chat();
  const { socket, outbox } = await slowReader(house, { type: 'Resume', token: bob.welcome.token, after: 0 });
  const told = socket.writableLength;
  expect(told).toBeGreaterThan(ENOUGH);
  expect(told).toBeLessThan(MAX_FRAME_OUT);
  for (let i = 0; i < 1_000; i++) await chat();
  expect(ann.all('ChatMessage')).toHaveLength(2_000);
  expect([outbox.closed, socket.writableLength]).toEqual([undefined, told]);
  await socket.flush();
  expect(numbersIn(Buffer.concat(socket.written))).toEqual(Array.from({ length: ann.last('ChatMessage').seq }, (_, i) => i + 1));
  expect(house.faults).toEqual([]);
});
