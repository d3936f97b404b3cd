/** Messages and bytes that nobody would send on purpose; the same seed gives the same ones. */
import { CLIENT_MESSAGES } from '@yaht/protocol';
import { Client } from './client.ts';
import type { Ports } from './server-process.ts';
import { encodingOf, openSocket, webSocketFrame, type DoorName } from './wire.ts';

type Pick = (below: number) => number;

/** Numbers that look random (mulberry32). */
function picker(seed: number): Pick {
  let state = seed;
  return below => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const TYPES = Object.keys(CLIENT_MESSAGES).filter(type => type !== 'Leave');
const FIELDS =
  'id name room token after variant seats names password hold category dice seed ready level playerId member text yes partition spectate protocol turnSeconds undo start'.split(
    ' ',
  );
const TEXTS = [
  '',
  'x',
  'Ann',
  'yahtzee',
  'rollio-classic',
  'chance',
  'ones',
  'zero',
  'easy',
  'ready',
  'practice',
  'K7Q2XM',
  '🎲',
];
const NUMBERS = [0, 1, 2, -1, 1.5, 1e308, 2 ** 53 - 1];
const LISTS = [[], [0], [0, 1, 2, 3, 4], [true, true, false, false, false], ['Ann', 'Bob'], [[[[]]]]];
const CUSTOM = { id: 'a', name: 'b', extends: 'yahtzee', rolls: 2 };
const LONG = ['\u202e', 'A'.repeat(43), 'x'.repeat(300)];
const VALUES: readonly unknown[] = [null, true, false, {}, CUSTOM, ...TEXTS, ...NUMBERS, ...LISTS, ...LONG];

/** A message that may be sensible, and mostly is not. */
function wildMessage(pick: Pick): object {
  const type = pick(20) === 0 ? VALUES[pick(VALUES.length)] : TYPES[pick(TYPES.length)];
  const fields = Array.from({ length: pick(6) }, () => [FIELDS[pick(FIELDS.length)], VALUES[pick(VALUES.length)]] as const);
  const usual = pick(2) === 0 ? { name: 'Ann', variant: 'yahtzee', level: 'easy', category: 'ones' } : {};
  return { ...usual, ...Object.fromEntries(fields), type };
}

/** A frame with some bytes changed, cut or added. */
function wildFrame(pick: Pick, door: DoorName): Buffer {
  const frame = Buffer.from(encodingOf(door).frame(wildMessage(pick)));
  for (let i = pick(8); i >= 0; i--) frame[pick(frame.length)] = pick(256);
  const cut = frame.subarray(0, 1 + pick(frame.length));
  return pick(3) === 0 ? cut : pick(2) === 0 ? frame : webSocketFrame(frame, pick(16));
}

/** So many messages may be on their way at once. */
const WINDOW = 50;

/** Sends wild messages that can be decoded, over connections that are opened anew when they end. */
export async function sendWildMessages(ports: Ports, door: DoorName, count: number, seed: number): Promise<void> {
  const pick = picker(seed);
  let client = await Client.connect(ports, door);
  for (let sent = 0; sent < count; sent += WINDOW) {
    const from = client.heard.length;
    for (let i = 0; i < WINDOW; i++) client.send(wildMessage(pick));
    const id = `fence-${sent}`;
    client.send({ type: 'Fence', id });
    const isStillThere = await client
      .until(message => message['id'] === id, from)
      .then(
        () => true,
        () => false,
      );
    if (isStillThere && pick(20) > 0) continue;
    client.socket.destroy();
    client = await Client.connect(ports, door);
  }
  client.socket.destroy();
}

/** Sends wild bytes, each frame on a connection of its own. */
export async function sendWildFrames(ports: Ports, door: DoorName, count: number, seed: number): Promise<void> {
  const pick = picker(seed);
  for (let sent = 0; sent < count; sent++) {
    const socket = await openSocket(ports, door);
    const closed = new Promise(resolve => socket.on('close', resolve));
    socket.on('error', () => {}).resume();
    socket.end(wildFrame(pick, door));
    await closed;
  }
}
