/** All tables of this process. A table is loaded when somebody asks for it and let go when nobody needs it. */
import { commitmentOf, formatSeed, randomSeed } from '@yaht/fair';
import type { RoomLine, WireRefusal } from '@yaht/protocol';
import { createRoom, type MemberId, type RoomWishes } from '@yaht/room';
import { err, fault, ok, type Result } from '@yaht/rules';
import { FIRST_EPOCH, isIdText, memberId, roomId, type RoomId } from '../log/index.ts';
import { lobbyLine } from './lobby.ts';
import { hashOfToken, isPassword, newRoomCode, newToken, sealPassword } from './secrets.ts';
import { seedName, Table, type Answer, type Remembered, type TableParts } from './table.ts';

/** A place at a table: whoever holds the token is the member. */
export type Place = { readonly table: Table; readonly member: MemberId; readonly token: string };

export type Opening = {
  readonly wishes: RoomWishes;
  readonly name: string;
  /** Names for the seats the opener takes; one seat with its own name by default. */
  readonly seats?: readonly string[];
  readonly password?: string;
  readonly token?: string;
};

export type Entering = {
  readonly name: string;
  readonly spectate?: boolean;
  readonly password?: string;
  /** Chosen by the sender; made here otherwise. */
  readonly token?: string;
};

export type Problem = { readonly code: WireRefusal; readonly seq?: number };

/** So many codes are tried before the server is called full. */
const ATTEMPTS = 8;
const LISTED = 50;

/** A lobby without anybody, and a game that nobody came back to. */
const EXPIRY = { lobby: 60 * 60_000, game: 30 * 24 * 60 * 60_000 } as const;

export class Tables {
  readonly #parts: TableParts;
  readonly #tables = new Map<RoomId, Promise<Table | undefined>>();
  readonly #arriving = new Map<string, Promise<unknown>>();
  #isClosed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Opens a room; its first promise is made before anybody's own seed is known. */
  async open({ password, ...opening }: Opening): Promise<Result<Place, Problem>> {
    const sealed = password === undefined ? {} : { password: await sealPassword(password) };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const opened = await this.#tryToOpen(opening, sealed);
      if (opened) return opened;
    }
    return err({ code: 'server-full' });
  }

  /** A room of the house without anybody in it. */
  async openEmpty(wishes: RoomWishes): Promise<Result<Table, Problem>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const opened = await this.#tryToOpen({ wishes }, {});
      if (opened) return opened.ok ? ok(opened.value.table) : opened;
    }
    return err({ code: 'server-full' });
  }

  /** Undefined when the code is taken. */
  async #tryToOpen(
    { wishes, name, seats, token = newToken() }: Partial<Opening> & Pick<Opening, 'wishes'>,
    sealed: Readonly<Record<string, string>>,
  ): Promise<Result<Place, Problem> | undefined> {
    if (this.#isClosed) return err({ code: 'going-away' });
    const seed = randomSeed();
    const creator = name === undefined ? {} : { creator: { name, ...(seats ? { seats } : {}) } };
    const created = createRoom({ id: newRoomCode(), options: wishes, commitment: commitmentOf(seed), ...creator });
    if (!created.ok) return err({ code: created.error });
    const { room, events } = created.value;
    const id = roomId(room.id);
    const tokens = name === undefined ? [] : [{ hash: hashOfToken(token), member: memberId('0') }];
    const secrets = { ...sealed, [seedName(room)]: formatSeed(seed) };
    const entry = { room: id, expectedSeq: 0, epoch: FIRST_EPOCH, events, lobby: lobbyLine(room), secrets, tokens };
    const outcome = await this.#parts.log.append(entry);
    if (outcome.type === 'disk-full') return err({ code: 'storage-full' });
    if (outcome.type !== 'appended') return undefined;
    const table = await this.find(room.id);
    return table ? ok({ table, member: 0, token }) : err({ code: 'unknown-room' });
  }

  /** The table of this code; codes are read without regard to case. */
  find(code: string): Promise<Table | undefined> {
    const text = code.trim().toUpperCase();
    if (!isIdText(text) || this.#isClosed) return Promise.resolve(undefined);
    const id = roomId(text);
    const found = this.#tables.get(id) ?? this.#load(id);
    this.#tables.set(id, found);
    return found;
  }

  async #load(id: RoomId): Promise<Table | undefined> {
    const loaded = await this.#read(id).catch((error: unknown) => {
      this.#tables.delete(id);
      throw error;
    });
    if (!loaded) this.#tables.delete(id);
    return loaded;
  }

  async #read(id: RoomId): Promise<Table | undefined> {
    const { log } = this.#parts;
    const epoch = await log.claim(id);
    const [loaded, secrets] = await Promise.all([log.load(id), log.secrets(id)]);
    if (epoch === undefined || !loaded) return undefined;
    return new Table(this.#parts, loaded, epoch, secrets);
  }

  /** Somebody who comes with a token of its own comes in once, however often it asks and however many answers were lost. */
  arrive(token: string | undefined, come: () => Promise<Result<Place, Problem>>): Promise<Result<Place, Problem>> {
    if (token === undefined) return come();
    const arriving = (this.#arriving.get(token) ?? Promise.resolve()).then(async () => {
      const place = await this.resume(token);
      return place ? ok(place) : come();
    });
    const done = arriving.catch(() => {}).finally(() => this.#arriving.get(token) === done && this.#arriving.delete(token));
    this.#arriving.set(token, done);
    return arriving;
  }

  /** Lets somebody in. */
  async enter(table: Table, { name, spectate = false, password, token = newToken() }: Entering): Promise<Result<Place, Problem>> {
    const passwordFits = password !== undefined && (await this.#fits(table, password));
    const command = { type: 'Join', name, spectate, passwordFits } as const;
    const answer = await table.submit('guest', command, { token: hashOfToken(token) });
    if (!answer.ok) return err({ code: answer.code, seq: answer.seq });
    return ok({ table, member: answer.member ?? fault('somebody joined without a number'), token });
  }

  async #fits(table: Table, password: string): Promise<boolean> {
    const sealed = (await this.#parts.log.secrets(table.id))['password'];
    return sealed !== undefined && isPassword(password, sealed);
  }

  /** The table and member that this token belongs to. */
  async resume(token: string): Promise<Place | undefined> {
    const holder = await this.#parts.log.holder(hashOfToken(token));
    const table = holder && (await this.find(holder.room));
    const member = Number(holder?.member);
    return table && table.room.members.some(({ id }) => id === member) ? { table, member, token } : undefined;
  }

  /** A new promise for the next game, with the seed it is made of. */
  rematch(table: Table, member: MemberId, remembered?: Remembered): Promise<Answer> {
    const seed = randomSeed();
    const command = { type: 'Rematch', commitment: commitmentOf(seed) } as const;
    const secrets = { [`seed-${table.room.games + 1}`]: formatSeed(seed) };
    return table.submit(member, command, { remembered, secrets });
  }

  /** The latest rooms that can be joined or watched. */
  async list(): Promise<readonly RoomLine[]> {
    const rooms = await this.#parts.log.rooms({ open: true, limit: 4 * LISTED });
    return rooms.flatMap(({ lobby }) => (lobby ? [lobby as RoomLine] : [])).slice(0, LISTED);
  }

  /** Lets go of tables that nobody needs, and closes rooms that nobody will come back to. */
  async tidy(): Promise<void> {
    for (const [id, loading] of this.#tables) {
      const table = await loading;
      if (!table || table.isIdle) await this.#letGo(id, table);
    }
    const now = this.#parts.clock.now();
    const stale = await this.#parts.log.rooms({ open: true, updatedUntil: now - EXPIRY.lobby, limit: 200 });
    for (const { room, updatedAt } of stale) await this.#expire(room, now - updatedAt);
  }

  async #letGo(id: RoomId, table: Table | undefined): Promise<void> {
    this.#tables.delete(id);
    await table?.close();
  }

  async #expire(id: RoomId, age: number): Promise<void> {
    const table = await this.find(id);
    if (!table || !table.isIdle) return;
    const isOver = table.room.phase === 'lobby' || table.room.phase === 'over' || age > EXPIRY.game;
    if (isOver) await table.submit('house', { type: 'Expire' });
    await this.#letGo(id, table);
  }

  /** Finishes what was begun; nothing is judged afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const tables = await Promise.all(this.#tables.values());
    await Promise.all(tables.flatMap(table => (table ? [table.close()] : [])));
  }
}
