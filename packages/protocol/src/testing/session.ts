/** A small server on paper: plays one session and writes down every frame, for the test vector. Not part of the product. */
import { createRoom, decideRoom, type Parts, type Room, type RoomActor, type RoomCommand } from '@yaht/room';
import { err, fault, ok, type Result } from '@yaht/rules';
import type { ClientMessage } from '../client-message.ts';
import { commandOf, isCommandMessage, wishesOf } from '../command.ts';
import { wireFact, type NumberedFact } from '../fact.ts';
import type { WireRefusal } from '../refusal.ts';
import type { ServerMessage } from '../server-message.ts';
import { encodePack } from '../tcp/pack.ts';
import { welcomeTo } from '../welcome.ts';

/** One frame: on which connection, who sent it, what it means and what it says. */
export type Line = {
  readonly connection: string;
  readonly from: 'client' | 'server';
  readonly meaning: string;
  readonly message: ClientMessage | ServerMessage;
  readonly frame: string;
};

const TIME = 1_763_200_000_000;
const tokens = ['a'.repeat(43), 'b'.repeat(43)];

/** The one profile that this server knows: its key, and the id by which others know it. */
const PROFILE = { key: 'k'.repeat(43), id: 'bob4ever2day' };

const arrivalOf = ({ name, profile }: { readonly name: string; readonly profile?: string }) =>
  profile === PROFILE.key ? { name, profile: PROFILE.id } : { name };

class PaperServer {
  readonly lines: Line[] = [];
  readonly #parts: Parts;
  readonly #commitment: string;
  readonly #connected = new Map<string, number>();
  readonly #acks = new Map<string, number>();
  #room: Room | null = null;
  #facts: readonly NumberedFact[] = [];

  constructor(commitment: string, parts: Parts) {
    this.#commitment = commitment;
    this.#parts = parts;
  }

  get room(): Room {
    return this.#room ?? fault('no room yet');
  }

  /** The client on this connection says something, and everybody hears what comes of it. */
  say(connection: string, message: ClientMessage, meaning: string): void {
    this.#write(connection, 'client', meaning, message);
    switch (message.type) {
      case 'CreateRoom':
      case 'Join':
        return this.#letIn(connection, message);
      case 'Resume':
        return this.#resume(connection, message.token, message.after ?? 0, message.id ?? null);
      case 'Ping':
        return this.#tell(connection, { type: 'Pong', now: TIME }, 'the time of the server');
      default:
        return isCommandMessage(message)
          ? this.#command(connection, message.id ?? null, commandOf(message))
          : this.#refuse(connection, 'unknown-type', null);
    }
  }

  /** Something that no schema knows. */
  sayStrange(connection: string, message: object, meaning: string): void {
    this.#write(connection, 'client', meaning, message as ClientMessage);
    this.#refuse(connection, 'unknown-type', null);
  }

  /** The connection is cut; its member is only away. */
  cut(connection: string): void {
    this.#connected.delete(connection);
  }

  #letIn(connection: string, message: Extract<ClientMessage, { type: 'CreateRoom' | 'Join' }>): void {
    const granted =
      message.type === 'Join' ? this.#decide('guest', { type: 'Join', ...arrivalOf(message) }) : this.#create(message);
    if (!granted.ok) return this.#refuse(connection, granted.error, message.id ?? null);
    const member = this.room.joined - 1;
    this.#publish(granted.value);
    this.#connected.set(connection, member);
    this.#tell(connection, welcomeTo(this.room, member, tokens[member] ?? '', []), 'the room as it stands, and the token');
    this.#acknowledge(connection, message.id ?? null);
  }

  #create(message: Extract<ClientMessage, { type: 'CreateRoom' }>): Result<readonly NumberedFact[], WireRefusal> {
    const wishes = wishesOf(message);
    if (!wishes.ok) return err(wishes.error.code);
    const creator = arrivalOf(message);
    const opened = createRoom({ id: 'DEMO42', options: wishes.value, commitment: this.#commitment, creator });
    if (!opened.ok) return opened;
    this.#room = opened.value.room;
    return ok(this.#remember(opened.value.events));
  }

  #decide(actor: RoomActor, command: RoomCommand): Result<readonly NumberedFact[], WireRefusal> {
    const decided = decideRoom(this.room, actor, command, this.#parts);
    if (!decided.ok) return decided;
    this.#room = decided.value.room;
    return ok(this.#remember(decided.value.events));
  }

  #remember(events: readonly NumberedFact['event'][]): readonly NumberedFact[] {
    const before = this.#facts.length;
    const added = events.map((event, i) => ({ seq: before + i + 1, at: TIME + 1000 * (before + i + 1), event }));
    this.#facts = [...this.#facts, ...added];
    return added;
  }

  #command(connection: string, id: string | null, command: RoomCommand): void {
    const member = this.#connected.get(connection) ?? fault(`${connection} is nobody`);
    const done = this.#acks.get(`${member} ${id}`);
    if (done !== undefined)
      return this.#tell(connection, { type: 'Ack', id, seq: done }, 'the same answer again; nothing happens');
    const granted = this.#decide(member, command);
    if (!granted.ok) return this.#refuse(connection, granted.error, id);
    this.#publish(granted.value);
    this.#acks.set(`${member} ${id}`, this.room.seq);
    if (id !== null) this.#acknowledge(connection, id);
    if (command.type === 'Leave') this.#tell(connection, { type: 'Bye', code: 'left' }, 'the server closes this connection');
  }

  #resume(connection: string, token: string, after: number, id: string | null): void {
    this.#connected.set(connection, tokens.indexOf(token));
    for (const fact of this.#facts.slice(after)) this.#tell(connection, wireFact(fact), 'what was missed');
    this.#acknowledge(connection, id);
  }

  #publish(facts: readonly NumberedFact[]): void {
    for (const fact of facts) {
      for (const connection of this.#connected.keys()) this.#tell(connection, wireFact(fact), 'a fact, for everybody');
    }
  }

  #acknowledge(connection: string, id: string | null): void {
    this.#tell(connection, { type: 'Ack', id, seq: this.room.seq }, 'granted; its facts came before');
  }

  #refuse(connection: string, code: WireRefusal, id: string | null): void {
    const about = { ...(id === null ? {} : { id }), seq: this.room.seq };
    this.#tell(
      connection,
      { type: 'Error', code, msg: 'The sentence is for people.', ...about },
      'refused, for the sender alone',
    );
  }

  #tell(connection: string, message: ServerMessage, meaning: string): void {
    this.#write(connection, 'server', meaning, message);
  }

  #write(connection: string, from: Line['from'], meaning: string, message: ClientMessage | ServerMessage): void {
    const frame = encodePack(message);
    if (!frame.ok) return fault(frame.error);
    const hex = Array.from(frame.value, byte => byte.toString(16).padStart(2, '0')).join('');
    this.lines.push({ connection, from, meaning, message, frame: hex });
  }
}

/** Alice opens a room for a very short game, Bob joins, is cut off once and comes back. */
export function recordSession(commitment: string, parts: Parts): readonly Line[] {
  const server = new PaperServer(commitment, parts);
  const variant = {
    id: 'two-lines',
    name: 'Two Lines',
    dice: 5,
    rolls: 3,
    categories: { sixes: { kind: 'face', face: 6 }, chance: { kind: 'chance' } },
  };
  const holdNone = [false, false, false, false, false];
  const holdTwo = [true, true, false, false, false];
  server.say('alice', { type: 'CreateRoom', id: 'a1', name: 'Alice', variant, autoFirstRoll: true }, 'a room for two');
  const byCode = { type: 'Join', id: 'b1', name: 'Bob', protocol: 1, room: 'DEMO42', profile: PROFILE.key } as const;
  server.say('bob', byCode, 'by the code of the room, with a profile');
  server.say('alice', { type: 'Ready', id: 'a2', seed: 'alice-seed' }, 'ready, with a share of the chance');
  server.say('bob', { type: 'Ready', id: 'b2', seed: 'bob-seed' }, 'ready, with a share of the chance');
  server.say('alice', { type: 'StartGame', id: 'a3' }, 'the host starts');
  server.say('bob', { type: 'RollDice', id: 'b3', hold: holdNone }, 'out of turn');
  server.say('alice', { type: 'RollDice', id: 'a4', hold: holdTwo }, 'holds the first two dice and throws the others');
  server.say('alice', { type: 'ScoreCategory', id: 'a5', category: 'chance' }, 'ends the turn');
  server.say('bob', { type: 'Chat', id: 'b4', text: 'nice' }, 'chat');
  server.cut('bob');
  server.say('alice', { type: 'Chat', text: 'Bob?' }, 'without an id, so there is no Ack');
  const missed = server.room.seq - 1;
  server.say(
    'bob, second connection',
    { type: 'Resume', id: 'b5', token: 'b'.repeat(43), after: missed },
    'back, with the token',
  );
  server.say('bob, second connection', { type: 'ScratchCategory', id: 'b6', category: 'sixes' }, 'a zero by choice');
  server.say(
    'bob, second connection',
    { type: 'ScratchCategory', id: 'b6', category: 'sixes' },
    'the same again, as after a lost answer',
  );
  server.say('alice', { type: 'ScoreCategory', id: 'a6', category: 'sixes' }, 'the last line of Alice');
  server.sayStrange('alice', { type: 'Dance' }, 'not a message of this protocol');
  server.say('alice', { type: 'Ping' }, 'still there?');
  server.say('bob, second connection', { type: 'ScoreCategory', id: 'b7', category: 'chance' }, 'the last line of the game');
  server.say('alice', { type: 'Leave', id: 'a7' }, 'leaves for good');
  return server.lines;
}
