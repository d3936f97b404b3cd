/** A server of the simulated house: the code of the product on a clock, a database, a bus and a network that are not. */
import { botMove } from '@yaht/bots';
import { fault } from '@yaht/rules';
import { Daily } from '../daily/daily.ts';
import { UNLIMITED } from '../doors/doorkeeper.ts';
import { Session, type SessionParts } from '../doors/session.ts';
import { every } from '../every.ts';
import { HouseClock } from '../house-clock.ts';
import { HouseTime } from '../house-time.ts';
import { isLogAway } from '../log/index.ts';
import { PostgresLog } from '../log/postgres/postgres-log.ts';
import { receive } from '../nodes/link-host.ts';
import type { Lines } from '../nodes/lines.ts';
import { SPOKEN, UNSAID } from '../nodes/link-version.ts';
import { Membership } from '../nodes/membership.ts';
import { PostgresDirectory, TOO_LATE } from '../nodes/postgres-directory.ts';
import { tablesOn } from '../server-parts.ts';
import type { Tables } from '../tables/tables.ts';
import { DatabaseLine } from './database/line.ts';
import type { House } from './house.ts';
import { Process } from './process.ts';

const SECRET = 'of the house';
const TIDY_EVERY = 20_000;
const SWEEP_EVERY = 1_000;
const RETRY_AFTER = 1_000;
/** The machine of a process, by its name. */
export const placeOf = (process: string): string => process.split('.', 1)[0] ?? process;

/** Where clients find the node of a machine. */
export const doorOf = (place: string): string => `${place}:door`;

export class SimulatedNode {
  readonly process: Process;
  readonly #house: House;
  readonly #membership: Membership;
  readonly #tables: Tables;
  /** Set right by what the database says of time. */
  readonly #clock: HouseClock;
  readonly #time: HouseTime;
  readonly #sessions = new Set<Session>();
  #closeDoor: () => void = () => {};
  isDraining = false;

  constructor(house: House, place: string, number: number) {
    const { luck, bus, network } = house;
    this.#house = house;
    this.process = new Process(house.world, place, `${place}.${number}`, luck.between(-house.layout.skew, house.layout.skew));
    const { name } = this.process;
    const clock = (this.#clock = new HouseClock(this.process.clock));
    const hints = bus.join(this.process);
    const spoken = luck.happens(house.layout.oldReleases) ? UNSAID : SPOKEN;
    const log = new PostgresLog<never>(new DatabaseLine(house, this.process), {
      now: clock.now,
      writer: name,
      onStored: (room, seq) => hints.tell({ room, seq }),
      gather: () => new Promise<void>(resolve => void clock.after(0, resolve)),
    });
    this.#time = new HouseTime(log, clock, () => house.world.now);
    this.#membership = new Membership({
      log,
      clock,
      bus: hints,
      onFault: this.#onFault,
      name,
      secret: SECRET,
      dial: network.dialFrom(this.process),
      spoken,
      openDirectory: events => {
        const db = new DatabaseLine(house, this.process, TOO_LATE);
        return new PostgresDirectory({ db, name, clock, monotonic: () => house.world.now, onFault: this.#onFault, ...events });
      },
      listen: async links => {
        const address = `${name}:links`;
        const close = network.listen(this.process, address, lines => receive(lines, links));
        return { address, close: async () => close() };
      },
    });
    this.#membership.whileElsewhere(() => {
      house.sentAway += this.#sessions.size;
      for (const session of this.#sessions) session.sendAway(RETRY_AFTER);
    });
    this.#tables = tablesOn(
      log,
      clock,
      {
        pace: { botStep: 50, abandonAfter: 60_000 },
        bot: async (game, seat, level) => botMove(game, seat, level),
        random: luck.branch().bytes,
        nodes: this.#membership.nodes,
        talk: { perSecond: 1e6, burst: 1e6 },
        onAnswer: () => {},
        time: this.#time,
      },
      ({ err }) => this.#onFault(err),
    );
    void this.#open().catch(this.#onFault);
  }

  /** What `/readyz` says. */
  get isReady(): boolean {
    return this.canBePaused && !this.isDraining && this.#membership.isHeard;
  }

  get canBePaused(): boolean {
    return this.process.isAlive && !this.process.isPaused;
  }

  /** As a server that gets SIGTERM, in the order of `server.ts`. */
  async drain(): Promise<void> {
    if (this.isDraining || !this.canBePaused) return;
    this.isDraining = true;
    this.process.note('drains');
    for (const session of this.#sessions) session.goAway(RETRY_AFTER);
    this.#membership.stay();
    await this.#tables.close();
    await this.#membership.leave();
    this.#closeDoor();
    for (const session of this.#sessions) session.close();
    await this.#membership.close();
    this.process.note('has drained');
    this.process.die();
  }

  async #open(): Promise<void> {
    const clock = this.#clock;
    await this.#time.beat();
    await this.#membership.join(this.#tables);
    this.#closeDoor = this.#house.network.listen(this.process, doorOf(this.process.place), (lines, from) =>
      this.#letIn(lines, from.name),
    );
    every(clock, TIDY_EVERY, () => this.#tables.tidy().catch(this.#onFault));
    every(clock, SWEEP_EVERY, () => this.#sweep().catch(unlessAway(this.#onFault)));
    this.process.note('is one of the house');
  }

  async #sweep(): Promise<void> {
    await this.#time.beat();
    await this.#tables.sweep();
  }

  #letIn(lines: Lines, guest: string): void {
    const { witness } = this.#house;
    const session = new Session(
      this.#sessionParts(),
      {
        send: ({ message }) => {
          witness.told(guest, message);
          lines.send(message);
        },
        queued: 0,
        drained: () => Promise.resolve(),
        close: () => {
          this.#sessions.delete(session);
          lines.end();
        },
      },
      { door: 'tcp', guest: UNLIMITED },
    );
    this.#sessions.add(session);
    lines.onMessage(message => session.hear(message as never));
    lines.onEnd(() => {
      this.#sessions.delete(session);
      session.gone();
    });
  }

  #sessionParts(): SessionParts {
    const clock = this.#clock;
    const tables = this.#tables;
    return {
      tables,
      clock,
      daily: new Daily({ tables, clock, seeds: [], people: () => fault('there are no people here') }),
      houseTables: undefined,
      profileOf: async () => undefined,
      makeProfile: async () => undefined,
      rate: { perSecond: 1e6, burst: 1e6 },
      sentence: code => code,
      onFault: this.#onFault,
      note: () => {},
    };
  }

  readonly #onFault = (error: unknown): void => this.#house.witness.fault(this.process.name, error);
}

const unlessAway =
  (onFault: (error: unknown) => void) =>
  (error: unknown): void =>
    isLogAway(error) ? undefined : onFault(error);
