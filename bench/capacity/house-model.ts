/**
 * A house of nodes on one database as lines of waiting work. Moves come by chance; each is judged by the thread of the node that
 * writes its room, waits for that node's batch, for the hands of the database and for its disk, and is told. Players who sit at
 * other nodes cost a way there and one back, and hints of everything go to every node.
 */
import { Agenda } from './agenda.ts';
import { COSTS, HINTS, MACHINES } from './costs.ts';
import { Group } from './group.ts';
import { Hands, type Moment } from './line.ts';

export type House = {
  readonly nodes: number;
  readonly movesPerSecond: number;
  /** Whether players of a table come in at the same node, as a balancer that knows rooms would have it; else by chance. */
  readonly areTogether: boolean;
  /** Whether hints go by way of the database. */
  readonly isNotified: boolean;
};

export type Outcome = {
  /** From a wish until both players have it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Which part of its time each kind of machine works. */
  readonly use: Readonly<Record<'nodes' | 'database' | 'disk', number>>;
  /** Moves in a batch, on average. */
  readonly batch: number;
};

/** How long moves come; those of the first part only warm up. */
const SECONDS = 0.5;
const WARM = 0.1;
const SECOND = 1_000_000;
const MAX_BATCH = 500;

/** A wish on its way: whose it is, and how many still have to hear of it. */
type Wish = { readonly at: Moment; readonly places: readonly number[]; unheard: number };

type NodeModel = { readonly thread: Hands; readonly batches: Group<Wish> };

export class HouseModel {
  readonly #house: House;
  readonly #agenda = new Agenda();
  readonly #nodes: readonly NodeModel[];
  readonly #database = new Hands(MACHINES.databaseCores);
  readonly #commits: Group<(now: Moment) => void>;
  readonly #times: number[] = [];
  #flushes = 0;

  constructor(house: House) {
    this.#house = house;
    this.#nodes = Array.from({ length: house.nodes }, (_, place) => ({
      thread: new Hands(1),
      batches: new Group<Wish>((lot, now, done) => this.#store(place, lot, now, done), MAX_BATCH),
    }));
    this.#commits = new Group((lot, now, done) => {
      this.#flushes += 1;
      this.#agenda.add(now + MACHINES.flush, later => {
        for (const isSafe of lot) isSafe(later);
        done(later);
      });
    });
  }

  /** Lets moves come for a while and follows each until everybody has it. */
  run(chance: () => number): Outcome {
    const { nodes, movesPerSecond, areTogether } = this.#house;
    const somewhere = (): number => Math.floor(chance() * nodes);
    for (let at = 0; at < SECONDS * SECOND; at += (-Math.log(1 - chance()) * SECOND) / movesPerSecond) {
      const owner = somewhere();
      const places = areTogether ? [owner] : [...new Set([somewhere(), somewhere()])];
      const wish = { at, places, unheard: places.length };
      this.#agenda.add(places[0] === owner ? at : at + MACHINES.wayAndBack / 2, now => this.#judge(owner, wish, now));
    }
    this.#nodes.forEach((_, place) => this.#hintFrom(place, chance() * HINTS.every));
    this.#agenda.run();
    return this.#outcome();
  }

  #judge(owner: number, wish: Wish, now: Moment): void {
    const node = this.#nodes[owner];
    if (node) this.#agenda.add(node.thread.take(now, COSTS.node), later => node.batches.add(wish, later));
  }

  #store(owner: number, lot: readonly Wish[], now: Moment, done: (now: Moment) => void): void {
    const work = COSTS.databaseBatch + lot.length * COSTS.databaseMove;
    const half = MACHINES.wayAndBack / 2;
    this.#agenda.add(now + half, asked =>
      this.#agenda.add(this.#database.take(asked, work), worked =>
        this.#commits.add(safe => {
          this.#agenda.add(safe + half, told => {
            this.#tell(owner, lot, told);
            done(told);
          });
        }, worked),
      ),
    );
  }

  #tell(owner: number, lot: readonly Wish[], now: Moment): void {
    for (const wish of lot)
      for (const place of wish.places) {
        if (place === owner) this.#heard(wish, now);
        else this.#passTo(place, wish, now + MACHINES.wayAndBack / 2);
      }
  }

  #passTo(place: number, wish: Wish, at: Moment): void {
    this.#agenda.add(at, passed => {
      const done = this.#nodes[place]?.thread.take(passed, COSTS.far) ?? passed;
      this.#agenda.add(done, later => this.#heard(wish, later));
    });
  }

  /** Again and again, as messages with what has gathered; every other node hears each. */
  #hintFrom(owner: number, milliseconds: number): void {
    const { nodes, movesPerSecond, isNotified } = this.#house;
    const gathered = (movesPerSecond / nodes / 1_000) * HINTS.every;
    const messages = Math.ceil(gathered / HINTS.most);
    const work = messages * COSTS.hint * Math.min(1, gathered / HINTS.most);
    for (let at = milliseconds; at < SECONDS * 1_000; at += HINTS.every)
      this.#agenda.add(1_000 * at, now => {
        this.#nodes.forEach(({ thread }, place) => place === owner || thread.take(now, work));
        if (isNotified) this.#database.take(now, messages * (COSTS.notify + nodes * COSTS.wake));
      });
  }

  #heard(wish: Wish, now: Moment): void {
    wish.unheard -= 1;
    if (wish.unheard === 0 && wish.at > WARM * SECOND) this.#times.push((now - wish.at) / 1_000);
  }

  #outcome(): Outcome {
    const sorted = this.#times.sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
    const until = SECONDS * SECOND;
    const [lots, pieces] = this.#nodes.reduce(([a, b], { batches }) => [a + batches.lots, b + batches.pieces], [0, 0]);
    return {
      p50: at(0.5),
      p99: at(0.99),
      use: {
        nodes: this.#nodes.reduce((sum, { thread }) => sum + thread.use(until), 0) / this.#nodes.length,
        database: this.#database.use(until),
        disk: (this.#flushes * MACHINES.flush) / until,
      },
      batch: pieces / lots,
    };
  }
}
