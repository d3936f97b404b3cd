/** One session of two clients with a server whose clock and luck are known, frame by frame: the test vector of the protocol is made of it. */
import { decodeJson, isFactType, type ClientMessage, type Plain, type ServerMessage } from '@yaht/protocol';
import { decodePack } from '@yaht/protocol/tcp';
import { fault, type Result } from '@yaht/rules';
import type { DoorName } from '../doors/visit.ts';
import { UNLIMITED } from '../doors/doorkeeper.ts';
import { Session, type SessionParts } from '../doors/session.ts';
import type { Random } from '../random.ts';
import { Post } from '../tables/post.ts';
import { settled } from './hand-clock.ts';
import { TestHouse } from './house.ts';

/** One frame: on which connection, who sent it, what it means, what it says and what it is in bytes, in hexadecimal. */
export type Line = {
  readonly connection: string;
  readonly from: 'client' | 'server';
  readonly meaning: string;
  readonly message: Plain;
  readonly frame: string;
};

/** The secret of the one game, as in the examples of SPEC.md. */
export const SEED = '01'.padStart(64, '0');

const ALICE = `${'a'.repeat(42)}Y`;
const BOB = `${'b'.repeat(42)}Y`;
/** The one profile that this server knows: its key, and the id by which others know it. */
const PROFILE = { key: 'k'.repeat(43), id: 'bob4ever2day' };

/** Long enough for every moment to have a time of its own, and too short for anybody to be asked for a sign of life. */
const STEP = 100;

/** What would be random otherwise: the seed, both tokens, and places of letters that make the code K7Q2XM. */
function knownLuck(): Random {
  const secrets = [Buffer.from(SEED, 'hex'), ...[ALICE, BOB].map(token => Buffer.from(token, 'base64url'))];
  const code = [9, 28, 13, 23, 20, 10];
  return count => (count === 32 ? (secrets.shift() ?? fault('one more secret')) : Buffer.from(code));
}

/** How a message is written for each door, and read again. */
const ENCODINGS: Readonly<Record<DoorName, (post: Post) => readonly [frame: Uint8Array, read: Result<Plain, string>]>> = {
  tcp: ({ frame }) => [frame, decodePack(frame.subarray(4))],
  websocket: ({ textFrame }) => {
    const frame = Buffer.from(textFrame, 'latin1');
    const head = frame[1] === 126 ? 4 : 2;
    return [frame, decodeJson(frame.subarray(head).toString())];
  },
};

class Recorder {
  readonly lines: Line[] = [];
  readonly #house = new TestHouse({ random: knownLuck() });
  readonly #door: DoorName;
  readonly #sessions = new Map<string, Session>();

  constructor(door: DoorName) {
    this.#door = door;
  }

  /** The client on this connection says something, and everybody hears what comes of it. */
  async say(connection: string, message: ClientMessage | { readonly type: 'Dance' }, meaning: string): Promise<void> {
    const session = this.#sessions.get(connection) ?? this.#connect(connection);
    session.hear(this.#write(connection, 'client', meaning, message as ClientMessage));
    await settled();
    await this.#house.clock.move(STEP);
  }

  /** The connection is cut; its member is only away. */
  cut(connection: string): void {
    this.#sessions.get(connection)?.gone();
  }

  #connect(connection: string): Session {
    const parts: SessionParts = {
      ...this.#house.parts,
      profileOf: async key => (key === PROFILE.key ? PROFILE.id : undefined),
      sentence: () => 'The sentence is for people.',
    };
    const wire = {
      send: ({ message }: Post) => void this.#write(connection, 'server', meaningOf(message), message),
      queued: 0,
      drained: () => Promise.resolve(),
      close: () => session.gone(),
    };
    const session = new Session(parts, wire, { door: this.#door, guest: UNLIMITED });
    this.#sessions.set(connection, session);
    return session;
  }

  #write(connection: string, from: Line['from'], meaning: string, message: ClientMessage | ServerMessage): Plain {
    const [frame, read] = ENCODINGS[this.#door](new Post(message as ServerMessage));
    if (!read.ok) return fault(read.error);
    this.lines.push({ connection, from, meaning, message: read.value, frame: Buffer.from(frame).toString('hex') });
    return read.value;
  }
}

const MEANINGS: Partial<Record<ServerMessage['type'], string>> = {
  Welcome: 'the room as it stands, and the token',
  Ack: 'the answer; facts that came of the wish came before it',
  Error: 'refused, for the sender alone',
  Presence: 'whether a player is connected, for everybody',
  Pong: 'the time of the server',
  Bye: 'the server closes this connection',
};

const meaningOf = ({ type }: ServerMessage): string =>
  MEANINGS[type] ?? (isFactType(type) ? 'a fact' : fault(`what is ${type}?`));

const variant = {
  id: 'two-lines',
  name: 'Two Lines',
  dice: 5,
  rolls: 3,
  categories: { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
};
const holdNone = [false, false, false, false, false];
const holdTwo = [true, true, false, false, false];
const AGAIN = 'bob, second connection';

/** Alice opens a room for a very short game, Bob joins, is cut off once and comes back. */
export async function recordSession(door: DoorName): Promise<readonly Line[]> {
  const server = new Recorder(door);
  await server.say('alice', { type: 'CreateRoom', id: 'a1', name: 'Alice', variant, autoFirstRoll: true }, 'a room for two');
  const byCode = { type: 'Join', id: 'b1', name: 'Bob', protocol: 1, room: 'K7Q2XM', profile: PROFILE.key } as const;
  await server.say('bob', byCode, 'by the code of the room, with a profile');
  await server.say('alice', { type: 'Ready', id: 'a2', seed: 'alice-seed' }, 'ready, with a share of the chance');
  await server.say('bob', { type: 'Ready', id: 'b2', seed: 'bob-seed' }, 'ready, with a share of the chance');
  await server.say('alice', { type: 'StartGame', id: 'a3' }, 'the host starts');
  await server.say('bob', { type: 'RollDice', id: 'b3', hold: holdNone }, 'out of turn');
  await server.say('alice', { type: 'RollDice', id: 'a4', hold: holdTwo }, 'holds the first two dice and throws the others');
  await server.say('alice', { type: 'ScoreCategory', id: 'a5', category: 'chance' }, 'ends the turn');
  await server.say('bob', { type: 'Chat', id: 'b4', text: 'nice' }, 'chat; after it, this connection is cut');
  server.cut('bob');
  await server.say('alice', { type: 'Chat', text: 'Bob?' }, 'without an id, so there is no Ack');
  await server.say(AGAIN, { type: 'Resume', id: 'b5', token: BOB, after: 14 }, 'back, with the token');
  const zero = { type: 'ScratchCategory', id: 'b6', category: 'sixes' } as const;
  await server.say(AGAIN, zero, 'a zero by choice');
  await server.say(AGAIN, zero, 'the same again, as after a lost answer: the same Ack, and nothing happens');
  await server.say('alice', { type: 'ScoreCategory', id: 'a6', category: 'sixes' }, 'the last line of Alice');
  await server.say('alice', { type: 'Dance' }, 'not a message of this protocol');
  await server.say('alice', { type: 'Ping' }, 'still there?');
  await server.say(AGAIN, { type: 'ScoreCategory', id: 'b7', category: 'chance' }, 'the last line of the game');
  await server.say('alice', { type: 'Leave', id: 'a7' }, 'leaves for good');
  return server.lines;
}
