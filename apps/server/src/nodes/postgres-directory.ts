/**
 * The nodes of a house in PostgreSQL. A node has a lease that it renews; once it has run out, anybody may take the node's rooms, by
 * raising their epoch, after which the node can no longer write them, whatever it believes. Time is the database's own.
 */
import { randomBytes } from 'node:crypto';
import type { CallOff, Clock } from '../clock.ts';
import type { Epoch, RoomId } from '../log/index.ts';
import { isAway, type Questions } from '../log/postgres/questions.ts';
import type { Claimed, Register, RegisterEvents } from './directory.ts';
import { LeaseTerm } from './lease-term.ts';

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
    `update yaht.nodes set until = clock_timestamp() + $2 * interval '1 ms' where name = $1 and ${ALIVE}
     returning (select coalesce(array_agg(address), '{}') from yaht.nodes where name <> $1 and ${ALIVE}) as others`,
  ),
  /** Changes nothing. */
  probe: sentence('probe', 'select 1 as answered'),
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

const someBytes = (): string => randomBytes(32).toString('base64url');

/** What all nodes of the house know; made by the first of them. */
export async function houseSecret(db: Questions, name: string, make: () => string = someBytes): Promise<string> {
  const [made] = await db.ask<{ readonly value: string }>(SAY.secret, [name, make()]);
  return made?.value ?? houseSecret(db, name, make);
}

export type Lease = {
  /** How long a node is taken for alive after its last sign of life. */
  readonly lasts: number;
  readonly renewEvery: number;
};

/** A sign of life that is not answered by then is followed by another; a database that has much to do may still answer the first. */
const SOON = 1_000;
/** An answer that comes later would be too late for the lease. */
export const TOO_LATE = 2_500;
/** So many signs may wait for their answers. */
export const SIGNS = 4;

/** Before the next sign of life when one had no answer. */
const RETRY_AFTER = 250;

const USUAL_LEASE: Lease = { lasts: 3_000, renewEvery: 750 };

export type DirectoryOptions = RegisterEvents & {
  /** Connections of its own: signs of life do not wait behind games. */
  readonly db: Questions;
  readonly name: string;
  readonly clock: Clock;
  readonly lease?: Lease;
  /** Milliseconds of a clock that never jumps; the machine's own, unless told otherwise. */
  readonly monotonic?: () => number;
  readonly onFault: (error: unknown) => void;
};

type TakenLine = { readonly epoch: Epoch | null; readonly name: string | null; readonly address: string | null };

export class PostgresDirectory implements Register {
  readonly #options: DirectoryOptions;
  readonly #lease: Lease;
  readonly #db: Questions;
  readonly #monotonic: () => number;
  readonly #term: LeaseTerm;
  /** Whether the last sign of life was answered: one that is not may have been heard all the same. */
  #isAnswered = true;
  /** How often the lease has run out, and up to which time that was followed by a look at the rooms. */
  #lapses = 0;
  #followed = 0;
  #renewNow: () => Promise<void> = async () => {};
  readonly #renewing = new Set<Promise<void>>();
  #callOff: CallOff = () => {};
  #isOver = false;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    this.#lease = options.lease ?? USUAL_LEASE;
    this.#db = options.db;
    const { clock, monotonic = () => performance.now(), onOver, onBack } = options;
    this.#monotonic = monotonic;
    this.#term = new LeaseTerm({ clock, monotonic, lasts: this.#lease.lasts, onOver, onBack });
  }

  async join(address: string): Promise<void> {
    const { name, onFault } = this.#options;
    const askedAt = await this.#db.patiently(async () => {
      const asking = this.#monotonic();
      await this.#db.once(SAY.join, [name, address, this.#lease.lasts]);
      return asking;
    });
    this.#term.renewed(askedAt);
    this.#renewNow = () => this.#renew(address).catch(onFault);
    this.#again();
  }

  tryAgain(): void {
    void this.#renewNow();
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

  async #stop(): Promise<void> {
    this.#isOver = true;
    this.#callOff();
    this.#term.stop();
    await Promise.all(this.#renewing);
  }

  /** A sign of life that had no answer is soon followed by another. */
  #again(): void {
    if (this.#isOver) return;
    const { clock } = this.#options;
    const pause = this.#isAnswered ? this.#lease.renewEvery : Math.min(RETRY_AFTER, this.#lease.renewEvery);
    this.#callOff = clock.after(pause, () => {
      if (this.#renewing.size >= SIGNS) return this.#again();
      let isFollowed = false;
      const follow = (): void => {
        if (!isFollowed) this.#again();
        isFollowed = true;
      };
      const callOff = clock.after(SOON, follow);
      const renewing = this.#renewNow().finally(() => {
        this.#renewing.delete(renewing);
        callOff();
        follow();
      });
      this.#renewing.add(renewing);
    });
  }

  /** Until it is done; an answer that was lost on the way must not make this node forget that it was taken for dead. */
  #follow(lapse: number): void {
    const { onLapse, onFault } = this.#options;
    onLapse().then(() => (this.#followed = Math.max(this.#followed, lapse)), onFault);
  }

  async #renew(address: string): Promise<void> {
    const { name, onRenewed } = this.#options;
    try {
      // Where only answers get lost, signs of life would keep the rooms of a node that cannot write them.
      if (!this.#isAnswered) await this.#db.once(SAY.probe);
      this.#isAnswered = false;
      const askedAt = this.#monotonic();
      const [renewed] = await this.#db.once<{ readonly others: readonly string[] }>(SAY.renew, [name, this.#lease.lasts]);
      if (!renewed) {
        this.#lapses += 1;
        await this.#db.once(SAY.join, [name, address, this.#lease.lasts]);
      }
      this.#isAnswered = true;
      this.#term.renewed(askedAt);
      onRenewed(renewed?.others);
      if (this.#followed < this.#lapses) this.#follow(this.#lapses);
    } catch (error) {
      // It is tried again soon, and the log says more about it.
      if (!isAway(error)) throw error;
    }
  }
}
