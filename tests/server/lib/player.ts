/** Somebody who plays: keeps the facts, knows what to do next, and comes back after a lost connection with what has no answer yet. */
import { botMove } from '@yaht/bots';
import { factOf, messageFor, type ClientCommand, type NumberedFact } from '@yaht/protocol';
import { evolveRoom, replayRoom, seatsInTurn, seatsOf, type Room } from '@yaht/room';
import { Client, textIn, type Message } from './client.ts';
import type { Ports } from './server-process.ts';
import type { DoorName } from './wire.ts';

export type Acked = { readonly wish: Message; readonly seq: number };

/** Between its moves it says something now and then. */
const TALKS_EVERY = 9;

export class Player {
  readonly door: DoorName;
  readonly name: string;
  readonly facts: NumberedFact[] = [];
  /** Every wish that was answered with an `Ack`. */
  readonly acked: Acked[] = [];
  /** What must never happen. */
  readonly problems: string[] = [];
  client: Client | undefined;
  /** Every connection it ever had, the newest last. */
  readonly clients: Client[] = [];
  token = '';
  member = -1;
  room: Room | undefined;
  onChange: () => void = () => {};
  #open: Message | undefined;
  #wishes = 0;
  /** Whether it opens the next game when one is over. */
  isTireless = false;
  #upTo: number;

  /** Wishes for something as long as it knows fewer facts than `upTo`. */
  constructor(name: string, door: DoorName, upTo = Number.POSITIVE_INFINITY) {
    this.name = name;
    this.door = door;
    this.#upTo = upTo;
  }

  /** The code of its room. */
  get code(): string {
    return this.room?.id ?? '';
  }

  get isOver(): boolean {
    return this.room?.phase === 'over';
  }

  /** The game is over, and nothing that was wished before is on its way: this player opens no other. */
  get isAtRest(): boolean {
    return this.isOver && !this.isTireless && this.#open === undefined;
  }

  /** Comes into a room, or opens one, and reads it from its first fact. */
  async enter(ports: Ports, message: object): Promise<void> {
    const client = await this.#connect(ports);
    const welcome = await client.enter({ ...message, name: this.name });
    if (welcome.type !== 'Welcome') throw new Error(JSON.stringify(welcome));
    this.token = textIn(welcome, 'token');
    this.member = Number(welcome['member']);
    client.socket.destroy();
    await client.closed;
    await this.resume(ports);
  }

  /** Comes back and goes on where it was; a wish without an answer is sent again. */
  async resume(ports: Ports): Promise<void> {
    const client = await this.#connect(ports);
    this.client = client;
    client.onMessage = message => this.#hear(message);
    client.send({ type: 'Resume', token: this.token, after: this.facts.length });
    const answer = await client.until(({ type, id }) => type === 'Error' || (type === 'Ack' && id === null));
    if (answer['code'] === 'going-away' || answer['code'] === 'storage-away') return void client.socket.destroy();
    if (answer.type === 'Error') {
      this.problems.push(`lost: ${this.name} came back after ${this.facts.length} and heard ${JSON.stringify(answer)}`);
      return this.onChange();
    }
    if (this.#open) client.send(this.#open);
    else this.#step();
  }

  /** Goes on until it knows so many facts. */
  goOn(upTo = Number.POSITIVE_INFINITY): void {
    this.#upTo = upTo;
    this.#step();
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.client?.isClosed)
        throw new Error(`${this.name} lost the connection: ${JSON.stringify(this.client.heard.slice(-3))}`);
      await new Promise<void>(resolve => (this.onChange = resolve));
    }
  }

  async #connect(ports: Ports): Promise<Client> {
    const client = await Client.connect(ports, this.door);
    this.clients.push(client);
    return client;
  }

  #hear(message: Message): void {
    if ('at' in message) this.#learn(message);
    if (message.type === 'Ack' && message['id'] === this.#open?.['id']) this.#answered(message);
    if (message.type === 'Error' && message['id'] === this.#open?.['id']) this.#open = undefined;
    this.#step();
    this.onChange();
  }

  #learn(message: Message): void {
    const fact = factOf(message);
    if (!fact.ok) return void this.problems.push(`a fact that cannot be read: ${JSON.stringify(message)}`);
    if (fact.value.seq !== this.facts.length + 1) this.problems.push(`a gap: ${fact.value.seq} after ${this.facts.length}`);
    this.facts.push(fact.value);
    this.room = this.room ? evolveRoom(this.room, fact.value.event) : replayRoom([fact.value.event]);
  }

  #answered(ack: Message): void {
    const wish = this.#open;
    if (wish) this.acked.push({ wish, seq: Number(ack['seq']) });
    this.#open = undefined;
  }

  #step(): void {
    const wish = this.#open || this.facts.length >= this.#upTo ? undefined : this.#nextWish();
    if (!wish) return;
    this.#wishes += 1;
    const isTalking = this.isTireless && this.#wishes % TALKS_EVERY === 0;
    this.#open = { ...(isTalking ? { type: 'Chat', text: `wish ${this.#wishes}` } : wish), id: `${this.name}-${this.#wishes}` };
    this.client?.send(this.#open);
  }

  /** Opens the next game, gets ready, plays. */
  #nextWish(): Message | undefined {
    const { room } = this;
    const own = room ? seatsOf(room, this.member) : [];
    const [first] = own;
    if (!room || first === undefined) return undefined;
    if (room.phase === 'over') return first === 0 && this.isTireless ? { type: 'Rematch' } : undefined;
    if (room.phase === 'lobby') return room.seats[first]?.ready ? undefined : { type: 'Ready', seed: `${this.name}-seed` };
    const seat = seatsInTurn(room).find(each => own.includes(each));
    if (seat === undefined || !room.game) return undefined;
    return messageFor(botMove(room.game, seat, 'easy') as ClientCommand);
  }
}
