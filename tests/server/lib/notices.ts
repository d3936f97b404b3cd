/** Games that are played by notices alone, by people who are never there at the same time, on a server that is killed again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import { PushService } from '@yaht/server/push-service';
import { ServerProcess, type ServeOptions } from './server-process.ts';

/** Two lines for each of two: over after four turns. */
const SHORT = {
  id: 'two-lines',
  name: 'Two Lines',
  family: 'scorecard',
  dice: 2,
  rolls: 1,
  categories: { ones: { kind: 'face', face: 1 }, chance: { kind: 'chance' } },
};

/** Told soon, so that a kill comes in between. */
const PACE = { botStep: 1, abandonAfter: 600_000, tellAfter: 0 };
const NOTICES = { publicUrl: 'http://127.0.0.1', contact: 'mailto:tests@dice.example', privateNotices: true };

/** A number below the bound that depends on the round only. */
const pick = (round: number, bound: number): number => ((round * 2_654_435_761) >>> 7) % bound;

type Seat = { readonly name: string; readonly key: string; readonly token: string };
type Match = { readonly room: string; readonly seats: readonly [Seat, Seat]; turns: number };

export type ToldThroughKills = {
  readonly turns: number;
  readonly games: number;
  readonly notices: number;
  readonly doubled: number;
};

/** Plays so many games at once through so many kills, and then until every open turn has been told. */
export async function playByNotices(folder: string, kills: number, matches: number): Promise<ToldThroughKills> {
  const service = await PushService.open();
  const house = new House({ dataFolder: folder, pace: PACE, ...NOTICES }, service);
  try {
    await house.start();
    for (let i = 0; i < matches; i += 1) await house.open();
    for (let round = 1; round <= kills; round += 1) {
      const until = service.got.length + 1 + pick(round, 2 * matches);
      await house.playUntil(() => service.got.length >= until, pick(round, 40) + 10);
      await house.killed();
    }
    await house.settle();
    return house.result;
  } finally {
    await house.close();
    await service.close();
  }
}

class House {
  readonly #options: ServeOptions;
  readonly #service: PushService;
  #server: ServerProcess | undefined;
  readonly #matches = new Map<string, Match>();
  /** Turns that were told, by room and number. */
  readonly #told = new Set<string>();
  #heard = 0;
  #read = 0;
  #people = 0;
  #turns = 0;
  #games = 0;

  constructor(options: ServeOptions, service: PushService) {
    this.#options = options;
    this.#service = service;
  }

  get result(): ToldThroughKills {
    const [notices, doubled] = [this.#told.size, this.#heard - this.#told.size];
    return { turns: this.#turns, games: this.#games, notices, doubled };
  }

  async start(): Promise<void> {
    this.#server = await ServerProcess.start(this.#options);
  }

  async killed(): Promise<void> {
    await this.#server?.kill();
    await this.start();
  }

  async close(): Promise<void> {
    await this.#server?.stop();
  }

  /** A game of two people who have just come, who are told by browsers of their own. */
  async open(): Promise<void> {
    const [host, guest] = [await this.#person(), await this.#person()];
    const wishes = {
      name: host.name,
      variant: SHORT,
      seats: 2,
      private: true,
      turnSeconds: 0,
      start: 'ready',
      autoFirstRoll: false,
    };
    const opened = await this.#ask('POST', '/v1/rooms', wishes, { profile: host.key });
    const { room } = opened.room as { readonly room: string };
    const joined = await this.#ask('POST', `/v1/rooms/${room}/join`, { name: guest.name }, { profile: guest.key });
    const seats: [Seat, Seat] = [
      { ...host, token: opened.token as string },
      { ...guest, token: joined.token as string },
    ];
    for (const { token } of seats) await this.#ask('POST', `/v1/rooms/${room}/ready`, {}, { token });
    this.#matches.set(room, { room, seats, turns: 0 });
  }

  /** Whoever is told that it is their turn takes it; for so many milliseconds at most, and only while that is not enough. */
  async playUntil(isEnough: () => boolean, milliseconds: number): Promise<void> {
    const end = Date.now() + 25 * milliseconds;
    while (!isEnough() && Date.now() < end) {
      await this.#answerNotices();
      await pause(5);
    }
  }

  /** Nobody moves any more, and every turn that is on is told; throws when one has not after longer than a killed process may hold it. */
  async settle(): Promise<void> {
    const end = Date.now() + 60_000;
    for (;;) {
      await this.#answerNotices(false);
      const untold = [...this.#matches.values()].filter(match => !this.#told.has(keyOf(match)));
      if (untold.length === 0) return;
      if (Date.now() > end)
        throw new Error(
          `lost: ${untold.map(keyOf).join(', ')} of ${this.#matches.size} games; the server said: ${this.#server?.said}`,
        );
      await pause(20);
    }
  }

  async #answerNotices(isPlaying = true): Promise<void> {
    const fresh = this.#service.got.slice(this.#read);
    this.#read += fresh.length;
    for (const { path } of fresh) {
      const name = path.slice('/send/'.length);
      const told = this.#service.told(name).at(-1);
      const match = [...this.#matches.values()].find(each => each.seats.some(seat => seat.name === name));
      if (!told?.title.startsWith('Your turn')) continue;
      this.#heard += 1;
      if (match === undefined) continue;
      const seat = match.turns % 2;
      const player = match.seats[seat];
      if (player?.name !== name) continue;
      this.#told.add(keyOf(match));
      if (isPlaying) await this.#take(match, player);
    }
  }

  async #take(match: Match, { token }: Seat): Promise<void> {
    const category = match.turns < 2 ? 'ones' : 'chance';
    const id = `${match.room}-${match.turns}`;
    await this.#ask('POST', `/v1/rooms/${match.room}/roll`, {}, { token, id: `${id}-roll` });
    await this.#ask('POST', `/v1/rooms/${match.room}/score`, { category }, { token, id: `${id}-score` });
    match.turns += 1;
    this.#turns += 1;
    if (match.turns < 4) return;
    this.#matches.delete(match.room);
    this.#games += 1;
    await this.open();
  }

  async #person(): Promise<Omit<Seat, 'token'>> {
    const name = `P${(this.#people += 1)}`;
    const { key } = await this.#ask('POST', '/v1/profiles', { name });
    await this.#ask('POST', '/v1/profiles/me/notices', this.#service.subscribe(name), { token: key as string });
    return { name, key: key as string };
  }

  async #ask(method: string, path: string, body: object, from: From = {}): Promise<Readonly<Record<string, unknown>>> {
    const response = await fetch(`http://127.0.0.1:${this.#server?.ports.http}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(from.token === undefined ? {} : { authorization: `Bearer ${from.token}` }),
        ...(from.profile === undefined ? {} : { 'yaht-profile': from.profile }),
        ...(from.id === undefined ? {} : { 'idempotency-key': from.id.padEnd(16, '-') }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Readonly<Record<string, unknown>>;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

type From = { readonly token?: string; readonly profile?: string; readonly id?: string };

const keyOf = ({ room, turns }: Match): string => `${room} ${turns}`;
