/**
 * The nodes of a house in PostgreSQL. A node has a lease that it renews; once it has run out, anybody may take the node's rooms, by
 * raising their epoch, after which the node can no longer write them, whatever it believes. Time is the database's own.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { every } from '../every.ts';
import type { Epoch, RoomId } from '../log/index.ts';
import { isAway, type Questions } from '../log/postgres/questions.ts';
import type { Claimed, Register } from './directory.ts';

const sentence = (name: string, text: string) => ({ name: `yaht-${name}`, text });

const ALIVE = 'until > clock_timestamp()';

const SAY = {
  join: sentence(
    'join',
    `insert into yaht.nodes values ($1, $2, clock_timestamp() + $3 * interval '1 ms')
     on conflict (name) do update set address = excluded.address, until = excluded.until`,
  ),
  renew: sentence(
    'renew',
    `update yaht.nodes set until = clock_timestamp() + $2 * interval '1 ms' where name = $1 and ${ALIVE} returning name`,
  ),
  leave: sentence('leave', `delete from yaht.nodes where name = $1 or until < clock_timestamp() - interval '1 hour'`),
  /** The row of the room is locked while it is judged: of two who want it, the second sees that the first has it. */
  take: sentence(
    'take',
    `with taken as (
       update yaht.rooms r set epoch = epoch + 1, node = $2
       where name = $1 and exists (select from yaht.nodes where name = $2 and ${ALIVE})
         and (r.node is null or r.node = $2 or not exists (select from yaht.nodes n where n.name = r.node and ${ALIVE}))
       returning epoch
     )
     select r.name as room, t.epoch, n.name, n.address
     from yaht.rooms r left join taken t on true left join yaht.nodes n on n.name = r.node and ${ALIVE}
     where r.name = $1`,
  ),
  news: sentence(
    'news',
    `select r.name as room, r.seq from unnest($1::text[], $2::int[]) as known (room, seq)
     join yaht.rooms r on r.name = known.room where r.seq > known.seq`,
  ),
  kept: sentence('kept', `select name as room from yaht.rooms where node = $1 and name = any($2)`),
  secret: sentence(
    'secret',
    `with made as (insert into yaht.house values ($1, $2) on conflict do nothing returning value)
     select value from made union all select value from yaht.house where name = $1`,
  ),
};

export type Lease = {
  /** How long a node is taken for alive after its last sign of life. */
  readonly lasts: number;
  readonly renewEvery: number;
};

/** A sign of life that is not answered within this time is given again, before the lease runs out. */
export const SOON = 1_000;

const USUAL_LEASE: Lease = { lasts: 3_000, renewEvery: 750 };

export type DirectoryOptions = {
  /** Connections of its own: signs of life do not wait behind games. */
  readonly db: Questions;
  readonly name: string;
  readonly clock: Clock;
  readonly lease?: Lease;
  /** The lease had run out: rooms may have been taken. */
  readonly onLapse: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
};

type TakenLine = { readonly epoch: Epoch | null; readonly name: string | null; readonly address: string | null };

export class PostgresDirectory implements Register {
  readonly #options: DirectoryOptions;
  readonly #lease: Lease;
  readonly #db: Questions;
  /** How often the lease has run out, and up to which time that was followed by a look at the rooms. */
  #lapses = 0;
  #followed = 0;
  #stop: () => Promise<void> = async () => {};

  constructor(options: DirectoryOptions) {
    this.#options = options;
    this.#lease = options.lease ?? USUAL_LEASE;
    this.#db = options.db;
  }

  async join(address: string): Promise<void> {
    const { clock, name, onFault } = this.#options;
    await this.#db.ask(SAY.join, [name, address, this.#lease.lasts]);
    this.#stop = every(clock, this.#lease.renewEvery, () => this.#renew(address).catch(onFault));
  }

  /** What all nodes of the house know; made by the first of them. */
  async secret(name: string, make: () => string = () => randomBytes(32).toString('base64url')): Promise<string> {
    const [made] = await this.#db.ask<{ readonly value: string }>(SAY.secret, [name, make()]);
    return made?.value ?? this.secret(name, make);
  }

  async take(room: RoomId): Promise<Claimed | undefined> {
    const [line] = await this.#db.ask<TakenLine>(SAY.take, [room, this.#options.name]);
    if (!line) return undefined;
    const { epoch, name, address } = line;
    if (epoch !== null) return { epoch };
    if (name !== null && address !== null && name !== this.#options.name) return { owner: { name, address } };
    // Somebody took it at the same moment, or this node is not one of the house right now.
    await new Promise<void>(resolve => void this.#options.clock.after(20, resolve));
    return this.take(room);
  }

  async news(known: ReadonlyMap<RoomId, number>): Promise<ReadonlyMap<RoomId, number>> {
    const asked = [[...known.keys()], [...known.values()]];
    const lines = await this.#db.ask<{ readonly room: RoomId; readonly seq: number }>(SAY.news, asked);
    return new Map(lines.map(({ room, seq }) => [room, seq]));
  }

  async kept(rooms: readonly RoomId[]): Promise<ReadonlySet<RoomId>> {
    const lines = await this.#db.ask<{ readonly room: RoomId }>(SAY.kept, [this.#options.name, rooms]);
    return new Set(lines.map(({ room }) => room));
  }

  /** Where it cannot be said, the lease runs out soon. */
  async leave(): Promise<void> {
    await this.#stop();
    await this.#db.once(SAY.leave, [this.#options.name]).catch((error: unknown) => {
      if (!isAway(error)) throw error;
    });
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#db.close();
  }

  /** Whether the database has answered the last signs of life. */
  get isHeard(): boolean {
    return this.#db.silence < 2 * this.#lease.renewEvery;
  }

  /** Until it is done; an answer that was lost on the way must not make this node forget that it was taken for dead. */
  #follow(lapse: number): void {
    const { onLapse, onFault } = this.#options;
    onLapse().then(() => (this.#followed = Math.max(this.#followed, lapse)), onFault);
  }

  async #renew(address: string): Promise<void> {
    const { name } = this.#options;
    try {
      const renewed = await this.#db.once<{ readonly name: string }>(SAY.renew, [name, this.#lease.lasts]);
      if (renewed.length === 0) {
        this.#lapses += 1;
        await this.#db.once(SAY.join, [name, address, this.#lease.lasts]);
      }
      if (this.#followed < this.#lapses) this.#follow(this.#lapses);
    } catch (error) {
      // It is tried again soon, and the log says more about it.
      if (!isAway(error)) throw error;
    }
  }
}
