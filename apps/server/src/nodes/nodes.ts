/** This process as one of several that keep the same house. */
import type { RoomEvent } from '@yaht/room';
import { NewerVersion } from '@yaht/rules';
import type { Bus, Hint, Word } from '../bus/index.ts';
import type { Clock } from '../clock.ts';
import { every } from '../every.ts';
import { awayError, isLogAway, isLogFull, type GameLog, type RoomId } from '../log/index.ts';
import { GoingAway } from '../tables/going-away.ts';
import { readRoom } from '../tables/kept-room.ts';
import { readOwnTable } from '../tables/registry.ts';
import { newToken } from '../tables/secrets.ts';
import type { OwnTable, Table, TableParts } from '../tables/table.ts';
import type { Directory } from './directory.ts';
import { FarTable } from './far-table.ts';
import type { Host } from './host.ts';
import { UNWATCHED, type NodeWatch } from './node-watch.ts';
import { Outage } from './outage.ts';
import { LostLink, type Peer } from './peer.ts';
import type { Peers } from './peers.ts';
import { RoamingTable } from './roaming-table.ts';

export type NodesParts = {
  readonly log: GameLog<RoomEvent>;
  readonly clock: Clock;
  readonly directory: Directory;
  readonly peers: Peers;
  readonly bus: Bus;
  /** What is said on the bus beside hints. */
  readonly onSaid?: (word: Word) => void;
  readonly onFault: (error: unknown) => void;
  readonly watch?: NodeWatch;
};

/** Hints may get lost: so often it is looked whether there is anything to read. */
const LOOK_EVERY = 1_000;
/** So long a writer may take to pass on what a hint has told of. */
const DOUBT = 100;
/** Before a writer that could not be reached is looked for again. */
const PAUSE = 50;
/** A writer that has not answered for so long is looked up again. */
const RECONSIDER = 500;
/** So long it is looked for: longer than it takes until a dead one is followed by another. */
const PATIENCE = 8_000;

export class Nodes {
  readonly #parts: NodesParts;
  readonly #tables = new Map<RoomId, RoamingTable>();
  /** What this node writes, also while nobody sits there yet. */
  readonly #own = new Set<OwnTable>();
  readonly #outage = new Outage();
  readonly #watch: NodeWatch;
  #rolls = 0;
  /** Hints of facts that their writers should have passed on. */
  readonly #doubted = new Map<RoamingTable, number>();
  readonly #stopLooking: () => Promise<void>;
  #isClosed = false;

  constructor(parts: NodesParts) {
    this.#watch = parts.watch ?? UNWATCHED;
    const { bus, clock, onFault, onSaid = () => {} } = parts;
    this.#parts = parts;
    const look = (): Promise<void> => this.look().catch(onFault);
    bus.listen({ hear: hint => this.#hear(hint), missed: () => void look(), said: onSaid });
    this.#stopLooking = every(clock, LOOK_EVERY, look);
  }

  /** The table of a room, wherever it is written. */
  async open(parts: TableParts, room: RoomId): Promise<Table | undefined> {
    const table = await RoamingTable.open(room, {
      findHost: id => this.#findHost(parts, id),
      outage: this.#outage,
      newId: () => newToken(parts.random),
      onFault: this.#parts.onFault,
      onMoved: milliseconds => this.#watch.stoodStill(room, milliseconds / 1_000),
    });
    if (table) this.#tables.set(room, table);
    return table;
  }

  /** After this node was taken for dead: rooms that others have taken meanwhile are theirs. */
  async callRoll(): Promise<void> {
    this.#rolls += 1;
    const written = [...this.#own];
    const kept = await this.#parts.directory.kept(written.map(({ id }) => id));
    for (const own of written) if (!kept.has(own.id)) this.#lose(own);
  }

  /** Others may have its rooms from now on: nothing is written from here until the database answers again. */
  stepDown(): void {
    this.#rolls += 1;
    this.#outage.change(true);
    for (const own of this.#own) {
      const table = this.#tables.get(own.id);
      if (table?.here === own) table.giveUp();
      else own.giveUp();
    }
  }

  /** The database answers again. */
  stepUp(): void {
    this.#outage.change(false);
  }

  /** Whether rooms may be written from here. */
  get isDown(): boolean {
    return this.#outage.isOn;
  }

  /** Looks for facts in all rooms that others write and somebody here listens to. */
  async look(): Promise<void> {
    const known = new Map(this.#open.flatMap(({ id, readUpTo }) => (readUpTo === undefined ? [] : [[id, readUpTo] as const])));
    if (known.size === 0) return;
    for (const [room, seq] of await this.#parts.directory.news(known)) this.#hear({ room, seq });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // Callers that wait for the end of an outage are told that the server stops.
    this.#outage.change(false);
    await this.#stopLooking();
  }

  /** What is passed on comes sooner than most hints, or is on its way; one that was right all the same is followed a little later. */
  #hear({ room, seq }: Hint): void {
    const table = this.#tables.get(room);
    if (!table || seq <= (table.readUpTo ?? Infinity)) return;
    if (!table.isFollowing) return table.hint(seq);
    if (this.#doubted.size === 0) this.#parts.clock.after(DOUBT, () => this.#follow());
    this.#doubted.set(table, Math.max(seq, this.#doubted.get(table) ?? 0));
  }

  #follow(): void {
    const doubted = [...this.#doubted];
    this.#doubted.clear();
    for (const [table, seq] of doubted) table.hint(seq);
  }

  #lose(own: OwnTable): void {
    const table = this.#tables.get(own.id);
    if (table?.here === own) table.lose();
    else own.lose();
  }

  /** Those that are let go are dropped on the way. */
  get #open(): readonly RoamingTable[] {
    for (const [id, table] of this.#tables) if (table.isClosed) this.#tables.delete(id);
    for (const own of this.#own) if (own.isClosed) this.#own.delete(own);
    return [...this.#tables.values()];
  }

  /**
   * Tries until the room has a writer: one that died is followed by another when its lease has run out. One that lives where this
   * node cannot reach it has to be asked by way of another node, which whoever waits here can only do if it is told.
   */
  async #findHost(parts: TableParts, room: RoomId): Promise<Host | undefined> {
    const { clock, onFault } = this.#parts;
    const until = clock.now() + PATIENCE;
    for (;;) {
      if (this.#isClosed) throw new GoingAway('the server stops');
      if (this.#outage.isOn) throw awayError('this node is cut off from it');
      try {
        return await this.#hostOf(parts, room);
      } catch (error) {
        if (isLogFull(error) || isLogAway(error) || error instanceof NewerVersion) throw error;
        if (!(error instanceof LostLink)) onFault(error);
        if (clock.now() > until) throw new GoingAway(`the writer of ${room} cannot be reached from here`);
        await new Promise<void>(resolve => clock.after(PAUSE, resolve));
      }
    }
  }

  async #hostOf(parts: TableParts, room: RoomId): Promise<Host | undefined> {
    const { directory, peers, log } = this.#parts;
    const rolls = this.#rolls;
    const claimed = await directory.take(room);
    if (!claimed) return undefined;
    if ('epoch' in claimed) return this.#begin(await readOwnTable(parts, room, claimed.epoch), rolls);
    const peer = await this.#soon(peers.to(claimed.owner.address));
    const read = await readRoom(log, room);
    const onFault = (error: unknown): void => parts.onFault(error, room, read?.room.seq ?? 0);
    return read && new FarTable({ ...this.#parts, onRead: this.#watch.readFacts }, read, peer, onFault);
  }

  /** A node that does not answer soon may be dead, and its rooms may have become free meanwhile. */
  #soon(connecting: Promise<Peer>): Promise<Peer> {
    return new Promise((resolve, reject) => {
      const callOff = this.#parts.clock.after(RECONSIDER, () => reject(new LostLink('the other node is slow to answer')));
      void connecting.then(resolve, reject).finally(callOff);
    });
  }

  /** A room that was taken before the last roll was called may be somebody else's by now. */
  #begin(own: OwnTable | undefined, rolls: number): OwnTable | undefined {
    if (own && rolls !== this.#rolls) {
      own.lose();
      throw new LostLink(`the node was taken for dead while it took ${own.id}`);
    }
    if (own) this.#own.add(own);
    return own;
  }
}
