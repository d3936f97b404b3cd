/** The ways to a table: opening a room, coming into one, coming back. */
import { commitmentOf, dailyOf, dayAt, formatSeed, randomSeed, type Seed } from '@yaht/fair';
import {
  GAMES_LISTED,
  MOST_GAMES_LISTED,
  type NumberedFact,
  type OpenGames,
  type OpenLine,
  type RoomLine,
  type WireRefusal,
} from '@yaht/protocol';
import {
  createRoom,
  isMember,
  isShortCode,
  type MemberId,
  type ProfileId,
  type Room,
  type RoomCommand,
  type RoomCreated,
  type RoomWishes,
} from '@yaht/room';
import { err, fault, NewerVersion, ok, type Result } from '@yaht/rules';
import {
  commandId,
  FIRST_EPOCH,
  formatPlace,
  isLogDamaged,
  memberId,
  parsePlace,
  roomId,
  type GameLog,
  type OpenGamesPlace,
  type RoomId,
  type TokenHash,
} from '../log/index.ts';
import { systemRandom, type Random } from '../random.ts';
import type { Answer, Remembered } from './answer.ts';
import { patienceOf } from './agenda.ts';
import { kept, seedName } from './entry.ts';
import { lobbyLine } from './lobby.ts';
import { openFor, seatsOfProfile } from './open-game.ts';
import { isQuiet } from './quiet.ts';
import { codeOf, Registry } from './registry.ts';
import { PastGames, type GamesPage } from './past-games.ts';
import type { Post } from './post.ts';
import { RoomList } from './room-list.ts';
import { Sweeper } from './sweeper.ts';
import { hashOfToken, isPassword, newRoomCode, newToken, roomCodeFor, sealPassword, seatToken } from './secrets.ts';
import type { Table, TableParts } from './table.ts';

/** A place at a table: whoever holds the token is the member. */
export type Place = { readonly table: Table; readonly member: MemberId; readonly token: string };

export type Opening = {
  readonly wishes: RoomWishes;
  readonly name: string;
  /** Names for the seats the opener takes; one seat with its own name by default. */
  readonly seats?: readonly string[];
  readonly password?: string;
  readonly token?: string;
  readonly profile?: ProfileId;
  /** So that a retry by the same token finds what was asked. */
  readonly remembered?: Remembered | undefined;
};

export type Entering = {
  readonly name: string;
  readonly spectate?: boolean;
  readonly password?: string;
  /** Chosen by the sender; made here otherwise. */
  readonly token?: string;
  readonly profile?: ProfileId;
  readonly remembered?: Remembered | undefined;
};

/** What decides the dice of a room, and the code of a room that is to have one of its own. */
type Secret = { readonly seed: Seed; readonly id?: string };

/** As the log tells it. */
type Page = Awaited<ReturnType<GameLog['openGames']>>;

/** A page of somebody's list: so many games, after that place. */
export type OpenGamesAsked = { readonly limit?: number; readonly after?: string };

export type Problem = { readonly code: WireRefusal; readonly seq?: number; readonly field?: string };

/** Whoever chose its token comes in once by it, whichever nodes it asks; `before` counts how often it came and left. */
const joinedAs = (token: string | undefined, before: number): Remembered | undefined =>
  token === undefined ? undefined : { sender: 'guest', id: `join-${hashOfToken(token)}-${before}`, hash: 'Join' };

/** So many codes are tried before the server is called full. */
const ATTEMPTS = 8;

const known = (profile: ProfileId | undefined) => (profile === undefined ? {} : { profile });

/** Before a game a code that can be said leads to a private room; what is played there is found by the whole name only. */
const isFoundByShortCode = ({ phase, options }: Room): boolean => phase === 'lobby' && options.private && !options.challenge;

/** Where another node writes the room, the latest is read before anybody is told that its place is gone. */
export const isMemberAt = async (table: Table, member: MemberId): Promise<boolean> =>
  isMember(table.room, member) || isMember(await table.fresh(), member);

export class Tables {
  readonly #parts: TableParts;
  readonly #random: Random;
  readonly #registry: Registry;
  readonly #sweeper: Sweeper;
  readonly #list: RoomList;
  readonly #past: PastGames;
  readonly #arriving = new Map<string, Promise<unknown>>();
  /** Whoever comes by requests shows its token with each: the log is asked once, for as long as the table is here. */
  readonly #tokens = new WeakMap<Table, Map<TokenHash, MemberId>>();
  /** How often somebody had come and left by its token when it came in last: it need not be counted from the beginning. */
  readonly #comings = new WeakMap<Table, Map<TokenHash, number>>();

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#random = parts.random ?? systemRandom;
    this.#registry = new Registry(parts);
    this.#sweeper = new Sweeper(parts, this.#registry);
    this.#list = new RoomList(parts.log, parts.clock);
    this.#past = new PastGames(parts.log);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#registry.size;
  }

  get loaded(): readonly Table[] {
    return this.#registry.loaded;
  }

  /**
   * The table of this code; codes are read without regard to case. Before its game, a private room is also found by the beginning of its
   * name. Throws `GoingAway` when it is not to be had here and now.
   */
  async find(code: string): Promise<Table | undefined> {
    return (await this.#registry.find(code)) ?? this.#byShortCode(codeOf(code));
  }

  async #byShortCode(code: RoomId | undefined): Promise<Table | undefined> {
    if (code === undefined || !isShortCode(code)) return undefined;
    const found = await Promise.all((await this.#parts.log.named(code)).map(name => this.#registry.find(name)));
    const [table, ...others] = found.flatMap(each => (each && isFoundByShortCode(each.room) ? [each] : []));
    return others.length === 0 ? table : undefined;
  }

  /** Opens a room; its first promise is made before anybody's own seed is known. */
  async open({ password, ...opening }: Opening): Promise<Result<Place, Problem>> {
    const sealed = password === undefined ? {} : { password: await sealPassword(password) };
    const { token } = opening;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const code = token === undefined ? {} : { id: roomCodeFor(token, opening.wishes.private === true, attempt) };
      const opened = await this.#tryToOpen(opening, sealed, { seed: randomSeed(this.#random), ...code });
      if (opened) return opened;
      // The code may be taken by the same wish, which came by another way.
      const place = token === undefined ? undefined : await this.resume(token);
      if (place) return ok(place);
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

  /** A room of the house for somebody, with a seed that was fixed before; undefined when the code is taken. */
  openWith(opening: Omit<Opening, 'password'>, secret: Secret): Promise<Result<Place, Problem> | undefined> {
    return this.#tryToOpen(opening, {}, secret);
  }

  /** Undefined when the code is taken. */
  async #tryToOpen(
    { wishes, name, seats, profile, token = newToken(this.#random), remembered }: Partial<Opening> & Pick<Opening, 'wishes'>,
    sealed: Readonly<Record<string, string>>,
    { seed, id = newRoomCode(wishes.private === true, this.#random) }: Secret = { seed: randomSeed(this.#random) },
  ): Promise<Result<Place, Problem> | undefined> {
    if (this.#registry.isClosed) return err({ code: 'going-away' });
    const creator = name === undefined ? {} : { creator: { name, ...(seats ? { seats } : {}), ...known(profile) } };
    const created = createRoom({ id, options: wishes, commitment: commitmentOf(seed), ...creator });
    if (!created.ok) return err({ code: created.error });
    const { room, events } = created.value;
    const outcome = await this.#parts.log.append({
      room: roomId(room.id),
      expected: { seq: 0, version: 0 },
      epoch: FIRST_EPOCH,
      events,
      lobby: lobbyLine(room),
      state: { phase: room.phase, quiet: isQuiet(room) },
      secrets: { ...sealed, [seedName(room)]: formatSeed(seed) },
      wakeAt: this.#parts.clock.now() + patienceOf(room),
      openFor: openFor(room, { since: this.#parts.clock.now(), until: null }),
      ...(remembered ? { command: kept(remembered, { ok: true, seq: room.seq, member: 0 }) } : {}),
      tokens: name === undefined ? [] : [{ hash: hashOfToken(token), member: memberId('0') }],
    });
    if (outcome.type === 'disk-full') {
      this.#parts.onFull?.();
      return err({ code: 'storage-full' });
    }
    if (outcome.type !== 'appended') return undefined;
    this.#list.outdate();
    const table = await this.find(room.id);
    return table ? ok({ table, member: 0, token }) : err({ code: 'going-away' });
  }

  /** Whether somebody is coming in by this token now. */
  isArriving(token: string): boolean {
    return this.#arriving.has(token);
  }

  /** Somebody who comes with a token of its own comes in one time after the other, and hears of the place it has or had. */
  arrive<Came>(token: string | undefined, come: (before: Place | undefined) => Promise<Came>): Promise<Came> {
    if (token === undefined) return come(undefined);
    const arriving = (this.#arriving.get(token) ?? Promise.resolve()).then(async () => come(await this.holder(token)));
    const done = arriving.catch(() => {}).finally(() => this.#arriving.get(token) === done && this.#arriving.delete(token));
    this.#arriving.set(token, done);
    return arriving;
  }

  /** Lets somebody in. */
  async enter(table: Table, entering: Entering): Promise<Result<Place, Problem>> {
    const { name, spectate = false, password, profile, token = newToken(this.#random) } = entering;
    const passwordFits = password !== undefined && table.room.options.password && (await this.#fits(table, password));
    const command = { type: 'Join', name, spectate, passwordFits, ...known(profile) } as const;
    const hash = hashOfToken(token);
    const comings = this.#comings.get(table) ?? new Map<TokenHash, number>();
    for (let before = comings.get(hash) ?? 0; ; before++) {
      const remembered = entering.remembered ?? joinedAs(entering.token, before);
      const answer = await table.submit('guest', command, { token: hash, remembered });
      if (!answer.ok) return err({ code: answer.code, seq: answer.seq });
      this.#list.outdate();
      const member = answer.member ?? fault('somebody joined without a number');
      // Whoever was here with this token and has left since comes in anew.
      if (remembered !== entering.remembered && !isMember(await table.fresh(), member)) continue;
      if (before > 0) this.#comings.set(table, comings.set(hash, before));
      return ok({ table, member, token });
    }
  }

  /** Another token for a member, as for somebody who comes by another device. */
  async hand(table: Table, member: MemberId, token = newToken(this.#random)): Promise<Result<Place, Problem>> {
    const answer = await table.submit(member, { type: 'Return' }, { token: hashOfToken(token), holder: member });
    return answer.ok ? ok({ table, member, token }) : err({ code: answer.code, seq: answer.seq });
  }

  /**
   * The place that somebody has in a room by the profile that this key opens: on another device, or after its token was lost. The same
   * device gets the same token each time.
   */
  async comeBackAs(code: string, profile: ProfileId, key: string): Promise<Result<Place, Problem>> {
    const table = await this.find(code);
    // Whoever has no place there does not hear either whether there is such a room.
    if (!table) return err({ code: 'not-a-member' });
    const room = await table.fresh();
    const [seat = -1] = seatsOfProfile(room, profile);
    const member = room.seats[seat]?.member ?? room.members.find(each => each.profile === profile)?.id;
    if (member === undefined) return err({ code: 'not-a-member' });
    const token = seatToken(key, room.id, member);
    return (await this.memberAt(table, token)) === member ? ok({ table, member, token }) : this.hand(table, member, token);
  }

  /** Somebody's open games, those that wait first; undefined when `after` is no place in such a list. */
  async openGames(profile: ProfileId, { limit = GAMES_LISTED, after }: OpenGamesAsked): Promise<OpenGames | undefined> {
    const place = after === undefined ? undefined : parsePlace(after);
    if (after !== undefined && place === undefined) return undefined;
    const { games, waiting, next } = await this.#parts.log.openGames({ profile, limit, ...(place ? { after: place } : {}) });
    return {
      waiting,
      games: games.map(({ room, waits, line }) => ({ room, waits, ...(line as OpenLine) })),
      next: next && formatPlace(next),
    };
  }

  /** Whether somebody has the table of a room open under their profile, as far as this node knows. */
  isHere(room: RoomId, profile: ProfileId): boolean {
    return this.#registry.known(room)?.isHere(profile) ?? false;
  }

  /** Somebody is gone for good and leaves all their games: the house plays those seats to the end, so that nobody waits for them. */
  leaveGames(profile: ProfileId): Promise<void> {
    return this.#inEachGame(profile, { type: 'Leave' });
  }

  /** Somebody is on vacation until then, or back: told in all their games. */
  tellVacation(profile: ProfileId, until: number | null): Promise<void> {
    return this.#inEachGame(profile, { type: 'Vacation', until: until ?? 0 });
  }

  /** Says this in the name of a profile wherever it has an open game. */
  async #inEachGame(profile: ProfileId, command: RoomCommand): Promise<void> {
    let after: OpenGamesPlace | null = null;
    do {
      const page: Page = await this.#parts.log.openGames({ profile, limit: MOST_GAMES_LISTED, ...(after ? { after } : {}) });
      for (const { room } of page.games) await this.#inGame(room, profile, command);
      after = page.next;
    } while (after);
  }

  /** Nothing can be said in a room that cannot be read, which keeps nobody from saying it in the others. */
  async #inGame(code: RoomId, profile: ProfileId, command: RoomCommand): Promise<void> {
    try {
      const table = await this.find(code);
      const members = (await table?.fresh())?.members ?? [];
      for (const { id } of members.filter(member => member.profile === profile)) await table?.submit(id, command);
    } catch (error) {
      if (!(error instanceof NewerVersion) && !isLogDamaged(error)) throw error;
    }
  }

  async #fits(table: Table, password: string): Promise<boolean> {
    const sealed = (await this.#parts.log.secrets(table.id))['password'];
    return sealed !== undefined && isPassword(password, sealed);
  }

  /** The table and member that this token belongs to. */
  async resume(token: string): Promise<Place | undefined> {
    const place = await this.holder(token);
    return place && (await isMemberAt(place.table, place.member)) ? place : undefined;
  }

  /** The same for somebody who may have left since. */
  async holder(token: string): Promise<Place | undefined> {
    const holder = await this.#parts.log.holder(hashOfToken(token));
    const table = holder && (await this.find(holder.room));
    return table && { table, member: Number(holder.member), token };
  }

  /** The member of this table that a token belongs to, also when it has left since. */
  async memberAt(table: Table, token: string): Promise<MemberId | undefined> {
    const hash = hashOfToken(token);
    const known = this.#tokens.get(table) ?? new Map<TokenHash, MemberId>();
    const member = known.get(hash);
    if (member !== undefined) return member;
    const holder = await this.#parts.log.holder(hash);
    if (holder?.room !== table.id) return undefined;
    this.#tokens.set(table, known.set(hash, Number(holder.member)));
    return Number(holder.member);
  }

  /** Whether this was asked under this id before: undefined when nothing was, false when it was something else. */
  async wasAsked(table: Table, { sender, id, hash }: Remembered): Promise<boolean | undefined> {
    const before = await this.#parts.log.command(table.id, memberId(sender), commandId(id));
    return before && before.hash === hash;
  }

  /** Everything that ever happened in a room, without sitting down at its table; undefined when there is no such room. */
  async history(code: string): Promise<readonly NumberedFact[] | undefined> {
    const id = codeOf(code);
    return id && (await this.#parts.log.load(id))?.events;
  }

  /** How a room was opened; undefined when there is no such room. */
  async opening(code: string): Promise<RoomCreated | undefined> {
    const id = codeOf(code);
    return id && this.#past.opening(id);
  }

  /** The facts of a game of a room, the latest without a number; none when there is no such game. */
  async gameFacts(code: string, number?: number): Promise<readonly NumberedFact[]> {
    const id = codeOf(code);
    return id ? this.#past.game(id, number) : [];
  }

  /** So many games of a room after the one with this number. */
  async gamesPage(code: string, after: number, limit: number): Promise<GamesPage> {
    const id = codeOf(code);
    return id ? this.#past.page(id, after, limit) : { games: [], next: null };
  }

  /** Whether the day of this challenge is over, so that nobody can use what was played in it. */
  isPast(challenge: string): boolean {
    const daily = dailyOf({ challenge });
    return daily !== undefined && daily.day < dayAt(this.#parts.clock.now());
  }

  /** A new promise for the next game, with the seed it is made of. */
  rematch(table: Table, member: MemberId, remembered?: Remembered): Promise<Answer> {
    const seed = randomSeed(this.#random);
    const command = { type: 'Rematch', commitment: commitmentOf(seed) } as const;
    return table.submit(member, command, { remembered, seed: formatSeed(seed) });
  }

  nudge(table: Table, member: MemberId, remembered?: Remembered): Promise<Answer> {
    return table.submit(member, { type: 'Nudge', now: this.#parts.clock.now() }, { remembered });
  }

  /** Rooms that can be joined, and then those that can only be watched, the latest first; up to a second old. */
  list(): Promise<readonly RoomLine[]> {
    return this.#list.lines();
  }

  /** The same list as it is told over a socket. */
  listPost(): Promise<Post> {
    return this.#list.post();
  }

  /** Lets go of tables that nobody needs. */
  tidy(): Promise<void> {
    return this.#registry.tidy();
  }

  /** Looks at rooms where something is to be done that nobody has done; answers how many there were. */
  sweep(): Promise<number> {
    return this.#sweeper.sweep();
  }

  /** Finishes what was begun; nothing is judged afterwards. */
  close(): Promise<void> {
    return this.#registry.close();
  }
}
