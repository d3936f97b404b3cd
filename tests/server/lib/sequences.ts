/** Does steps one after the other, and says what should not have happened. */
import { randomBytes } from 'node:crypto';
import { Client, textIn, type Message } from './client.ts';
import type { Answer, Description } from './description.ts';
import type { Ports } from './server-process.ts';
import { ENTRIES, type CallStep, type MessageStep, type Step } from './steps.ts';
import { DOORS, type DoorName } from './wire.ts';

type Seat = { readonly token: string; readonly room: string };

const STRANGER = 'A'.repeat(43);

export class Sequence {
  readonly problems: string[] = [];
  readonly #ports: Ports;
  readonly #description: Description;
  readonly #seats: Seat[] = [];
  /** Keys of profiles that were made on the way. */
  readonly #keys: string[] = [];
  readonly #clients = new Map<string, Client>();
  /** Ids are those of this sequence alone. */
  readonly #own = randomBytes(8).toString('hex');
  #profile = 'nobody';
  #etag = '"1"';

  constructor(ports: Ports, description: Description) {
    this.#ports = ports;
    this.#description = description;
  }

  async run(steps: readonly Step[]): Promise<readonly string[]> {
    for (const step of steps) {
      if ('call' in step) await this.#call(step);
      else await this.#say(step);
      if (this.problems.length > 0) break;
    }
    for (const client of this.#clients.values()) this.#expectNoGap(client);
    for (const room of new Set(this.#seats.map(seat => seat.room))) await this.#compareDoors(room);
    for (const client of this.#clients.values()) client.socket.destroy();
    return this.problems;
  }

  async #call(step: CallStep): Promise<void> {
    const answers: Answer[] = [];
    for (let left = step.twice ? 2 : 1; left > 0; left--) answers.push(await this.#ask(step));
    const [first, again] = answers;
    for (const answer of answers) {
      const problem = this.#description.problemOf(step.call, answer);
      if (problem) this.problems.push(`${step.call}: ${problem}`);
    }
    if (step.key && step.call.startsWith('POST')) this.#expectOnce(step.call, first, again);
    if (first) this.#learn(first.body);
  }

  /** A key does a thing once. Whoever has left by it has no token any more, as SPEC §6 says. */
  #expectOnce(call: string, first: Answer | undefined, again: Answer | undefined): void {
    if (!first || !again || first.status >= 300 || again.status === first.status || codeOf(again) === 'seat-expired') return;
    this.problems.push(`${call}: ${first.status}, and for the same key ${again.status} ${codeOf(again) ?? ''}`);
  }

  async #ask({ call, who, query, body, key, ifMatch }: CallStep): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const isOfProfile = path.startsWith('/v1/profiles') || path.startsWith('/v1/daily');
    const token = isOfProfile ? this.#keyOf(who) : this.#seatOf(who)?.token;
    const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const url = `http://127.0.0.1:${this.#ports.http}${this.#pathOf(path, who)}?${new URLSearchParams(asked)}`;
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(who === 'nobody' ? {} : { authorization: `Bearer ${token ?? STRANGER}` }),
        ...(key ? { 'idempotency-key': `${this.#own}-${key}` } : {}),
        ...(ifMatch ? { 'if-match': ifMatch === 'as it is' ? this.#etag : ifMatch } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    this.#etag = answer.headers.get('etag') ?? this.#etag;
    return { status: answer.status, type, body: type.endsWith('json') ? (JSON.parse(said) as unknown) : said };
  }

  #pathOf(path: string, who: CallStep['who']): string {
    const room = this.#seatOf(who)?.room ?? this.#seats[0]?.room ?? 'K7Q2XM';
    const id = path.startsWith('/v1/profiles') ? this.#profile : `${room}-1`;
    const names: Readonly<Record<string, string>> = { room, variant: 'yatzy', day: '1' };
    return path
      .replace('/v1/variants/{id}', '/v1/variants/yatzy')
      .replace('/v1/game/{id}', `/v1/game/${room}-1`)
      .replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? id);
  }

  /** What an answer gives somebody. */
  #learn(body: unknown): void {
    const { token, id, room, key, profile } = (body ?? {}) as Record<string, unknown>;
    const code = typeof id === 'string' ? id.split('-')[0] : (room as { readonly room?: string } | undefined)?.room;
    if (typeof token === 'string' && code !== undefined) this.#sit({ token, room: code });
    if (typeof key === 'string') this.#keys.push(key);
    if (typeof profile === 'object' && profile !== null && 'id' in profile) this.#profile = String(profile.id);
  }

  #sit(seat: Seat): void {
    if (!this.#seats.some(({ token }) => token === seat.token)) this.#seats.push(seat);
  }

  #seatOf(who: Step['who']): Seat | undefined {
    return typeof who === 'number' ? this.#seats[who % Math.max(1, this.#seats.length)] : undefined;
  }

  #keyOf(who: Step['who']): string | undefined {
    return typeof who === 'number' ? this.#keys[who % Math.max(1, this.#keys.length)] : undefined;
  }

  async #say({ door, who, message, twice }: MessageStep): Promise<void> {
    const isEntry = ENTRIES.includes(message.type);
    const client = isEntry ? await this.#connect(door, message.type) : await this.#clientOf(door, who);
    const room = message.type === 'Join' ? { room: this.#seatOf(who)?.room ?? 'K7Q2XM' } : {};
    const said = { ...message, ...room, ...(message.id ? { id: `${this.#own}-${message.id}` } : {}) };
    const from = client.heard.length;
    for (let left = twice && !isEntry ? 2 : 1; left > 0; left--) client.send(said);
    if (!(await isAnswered(client))) return;
    const heard = client.heard.slice(from);
    for (const welcome of heard.filter(({ type }) => type === 'Welcome'))
      this.#sit({ token: textIn(welcome, 'token'), room: (welcome['room'] as { readonly id: string }).id });
    const acks = heard.filter(({ type, id }) => type === 'Ack' && message.id && id === said.id);
    if (acks.length > (twice ? 2 : 1) || new Set(acks.map(({ seq }) => seq)).size > 1)
      this.problems.push(`${message.type} was answered with ${JSON.stringify(acks)}`);
  }

  async #connect(door: DoorName, as: string): Promise<Client> {
    const client = await Client.connect(this.#ports, door);
    this.#clients.set(`${as} ${this.#clients.size}`, client);
    return client;
  }

  /** The connection of somebody by this door; who has none yet, or none any more, comes back. */
  async #clientOf(door: DoorName, who: MessageStep['who']): Promise<Client> {
    const seat = this.#seatOf(who);
    const name = `${door} ${seat?.token ?? 'nobody'}`;
    const known = this.#clients.get(name);
    if (known && !known.isClosed) return known;
    if (known) this.#expectNoGap(known);
    const client = await Client.connect(this.#ports, door);
    this.#clients.set(name, client);
    if (seat) client.send({ type: 'Resume', token: seat.token });
    await isAnswered(client);
    return client;
  }

  /** The facts that a connection was told follow each other. */
  #expectNoGap({ heard }: Client): void {
    const numbers = factsIn(heard).map(({ seq }) => Number(seq));
    const [first = 0] = numbers;
    if (numbers.some((seq, i) => seq !== first + i)) this.problems.push(`facts ${numbers.join(' ')} have a gap`);
  }

  /** By each door, a member who comes back hears the same, from the first fact on and without a gap. */
  async #compareDoors(room: string): Promise<void> {
    const told: (readonly Message[])[] = [];
    for (const { token } of this.#seats.filter(seat => seat.room === room).slice(0, 1)) {
      for (const door of DOORS) {
        const client = await Client.connect(this.#ports, door);
        client.send({ type: 'Resume', id: 'back', token, after: 0 });
        await isAnswered(client);
        this.#expectNoGap(client);
        if (client.heard.some(({ type }) => type === 'Ack')) told.push(factsIn(client.heard));
        client.socket.destroy();
      }
    }
    const [one = [], other = one] = told;
    const both = Math.min(one.length, other.length);
    const isSame = JSON.stringify(one.slice(0, both)) === JSON.stringify(other.slice(0, both));
    if (!isSame || (told.length > 0 && one[0]?.['seq'] !== 1)) this.problems.push(`${room} is another by each door`);
  }
}

const codeOf = ({ body }: Answer): string | undefined => (body as { readonly code?: string }).code;

const factsIn = (heard: readonly Message[]): readonly Message[] => heard.filter(message => 'at' in message && 'seq' in message);

/** Whether all that was said before has been dealt with; it is not when the connection ended over it. */
async function isAnswered(client: Client): Promise<boolean> {
  const id = `fence-${client.heard.length}`;
  const from = client.heard.length;
  client.send({ type: 'Fence', id });
  return client
    .until(message => message['id'] === id, from)
    .then(
      () => true,
      () => false,
    );
}
