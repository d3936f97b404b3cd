/** A server of one room in memory, with lines that a test opens, cuts and talks on by hand. */
import {
  commandOf,
  isCommandMessage,
  welcomeTo,
  wireFact,
  type ClientMessage,
  type NumberedFact,
  type ServerMessage,
} from '@yaht/protocol';
import { decideRoom, isMember, type Room, type RoomActor, type RoomCommand } from '@yaht/room';
import { openRoom, testParts } from '@yaht/room/testing';
import type { LineEvents, Transport } from '../remote/transport.ts';

type Wire = { readonly events: LineEvents; readonly said: ClientMessage[]; isClosed: boolean };

export class MiniServer {
  room: Room;
  facts: NumberedFact[] = [];
  readonly wires: Wire[] = [];
  /** Wishes that were granted, by id. */
  readonly done = new Map<string, number>();
  /** What it was asked and has not read yet, while it is mute. */
  isMute = false;
  /** The member of the client under test, once it has come in. */
  member = 1;

  constructor(room: Room = openRoom({ seats: 2 })) {
    this.room = room;
  }

  readonly transport: Transport = events => {
    const wire: Wire = { events, said: [], isClosed: false };
    this.wires.push(wire);
    return {
      send: message => {
        if (wire.isClosed) return;
        wire.said.push(message);
        if (!this.isMute) this.answer(message);
      },
      close: () => {
        wire.isClosed = true;
      },
    };
  };

  get wire(): Wire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('nobody has connected');
    return wire;
  }

  /** Lets the latest attempt succeed. */
  open(): void {
    this.wire.events.opened();
  }

  cut(): void {
    this.wire.isClosed = true;
    this.wire.events.closed();
  }

  say(message: ServerMessage): void {
    if (!this.wire.isClosed) this.wire.events.heard(JSON.parse(JSON.stringify(message)));
  }

  /** Something happens in the room, and whoever listens is told. */
  happen(actor: RoomActor, command: RoomCommand, isTold = true): boolean {
    const decided = decideRoom(this.room, actor, command, testParts());
    if (!decided.ok) return false;
    const first = this.room.seq + 1;
    const facts = decided.value.events.map((event, i) => ({ seq: first + i, at: 1_000 + first + i, event }));
    this.room = decided.value.room;
    this.facts.push(...facts);
    if (isTold) for (const fact of facts) this.say(wireFact(fact));
    return true;
  }

  /** Answers as a server does. */
  answer(message: ClientMessage): void {
    if (message.type === 'Join') return this.#join(message.name, message.token ?? '');
    if (message.type === 'Resume') return this.#resume(message.after);
    if (message.type === 'Ping') return this.say({ type: 'Pong', now: 1_763_200_500_000 });
    // Others are shown it, and nothing of it is kept.
    if (message.type === 'HoldDice') return;
    if (isCommandMessage(message)) this.#judge(message.id ?? '', () => this.happen(this.member, commandOf(message)));
  }

  #join(name: string, token: string): void {
    if (!isMember(this.room, this.member)) this.happen('guest', { type: 'Join', name }, false);
    this.say(welcomeTo(this.room, this.member, token, this.#gameFacts(), this.#chat()));
  }

  #resume(after: number | undefined): void {
    if (after === undefined) return this.say(welcomeTo(this.room, this.member, 'token', this.#gameFacts(), this.#chat()));
    if (after > this.room.seq) return this.say({ type: 'Error', code: 'unknown-seq', msg: '' });
    for (const fact of this.facts) if (fact.seq > after) this.say(wireFact(fact));
    return this.say({ type: 'Ack', id: null, seq: this.room.seq });
  }

  #judge(id: string, work: () => boolean): void {
    if (!this.done.has(id) && !work()) return this.say({ type: 'Error', code: 'not-your-turn', msg: 'Not now.', id });
    this.done.set(id, this.done.get(id) ?? this.room.seq);
    return this.say({ type: 'Ack', id, seq: this.done.get(id) ?? 0 });
  }

  #chat(): readonly NumberedFact[] {
    return this.facts.filter(({ event }) => event.type === 'ChatMessage');
  }

  #gameFacts(): readonly NumberedFact[] {
    return this.facts.slice(this.facts.findLastIndex(({ event }) => event.type === 'GameStarted'));
  }
}
