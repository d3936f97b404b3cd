/** A simulated house: a few nodes on one database, and the people who play there. */
import { tiny } from '@yaht/room/testing';
import { fault } from '@yaht/rules';
import { SimulatedDatabase } from './database/database.ts';
import type { Flaws } from './database/tables.ts';
import { HintBus } from './hint-bus.ts';
import type { Luck } from './luck.ts';
import { Network } from './network.ts';
import { placeOf, SimulatedNode } from './node.ts';
import { Person } from './person.ts';
import { someClimate, Weather } from './weather.ts';
import { Witness } from './witness.ts';
import type { World } from './world.ts';

export class House {
  readonly world: World;
  readonly luck: Luck;
  readonly weather: Weather;
  readonly database: SimulatedDatabase;
  readonly bus: HintBus;
  readonly network: Network;
  readonly witness: Witness;
  readonly people: Person[] = [];
  /** The machines. */
  readonly places: readonly string[];
  /** By how much clocks may be wrong, in milliseconds. */
  readonly skew: number;
  /** How long people think at most. */
  readonly thinking: number;
  readonly #nodes = new Map<string, SimulatedNode>();
  #started = 0;

  constructor(world: World, flaws: Flaws = {}) {
    this.world = world;
    this.luck = world.luck;
    this.weather = new Weather(someClimate(this.luck));
    this.database = new SimulatedDatabase(() => world.now, flaws);
    this.bus = new HintBus(this);
    this.network = new Network(this);
    this.witness = new Witness(world, this.database, name => this.people.find(person => person.name === name)?.code);
    this.places = Array.from({ length: this.luck.between(2, 4) }, (_, i) => `n${i}`);
    this.skew = this.luck.oneOf([0, 300, 20_000]);
    this.thinking = this.luck.oneOf([20, 1_000, 6_000]);
    for (const place of this.places) this.startNode(place);
    for (let table = this.luck.between(1, 3); table > 0; table--) this.#seat(table);
  }

  nodeAt(place: string): SimulatedNode {
    return this.#nodes.get(place) ?? fault(`there is no machine ${place}`);
  }

  /** Mostly one where a room is written: there trouble hurts most. */
  somePlace(): string {
    const writers = [...this.database.tables.rooms.values()].flatMap(({ node }) => (node === null ? [] : [placeOf(node)]));
    return writers.length > 0 && this.luck.happens(0.7) ? this.luck.oneOf(writers) : this.luck.oneOf(this.places);
  }

  /** A new process on a machine, once the one before has ended. */
  startNode(place: string): void {
    const before = this.#nodes.get(place);
    if (before?.process.isAlive) return before.isDraining ? before.process.onDeath(() => this.startNode(place)) : undefined;
    this.#nodes.set(place, new SimulatedNode(this, place, (this.#started += 1)));
  }

  /** Nothing goes wrong any more. */
  clearUp(): void {
    this.world.note('weather', 'clears up');
    this.weather.clearUp();
    for (const place of this.places) {
      const { process } = this.nodeAt(place);
      if (process.isPaused) process.resume();
      this.startNode(place);
    }
  }

  /** A table with people who come in by whatever node, and perhaps somebody who watches. */
  #seat(table: number): void {
    const seats = this.luck.between(1, 3);
    const games = this.luck.between(1, 2);
    const awaySeconds = this.luck.oneOf([0, 0, 5]);
    const wishes = { variant: tiny, seats, start: 'ready', awaySeconds, whenAway: this.luck.oneOf(['zero', 'bot']) };
    const host = new Person(this, `t${table}p0`, { games, entry: () => ({ type: 'CreateRoom', ...wishes }) });
    this.people.push(host);
    const join = (more: object) => () => (host.code === undefined ? undefined : { type: 'Join', room: host.code, ...more });
    for (let i = 1; i < seats; i++) this.people.push(new Person(this, `t${table}p${i}`, { games, entry: join({}) }));
    if (this.luck.happens(0.5))
      this.people.push(new Person(this, `t${table}w`, { games, entry: join({ spectate: true }), isWatching: true }));
  }
}
