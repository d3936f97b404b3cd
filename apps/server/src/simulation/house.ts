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
import type { Plan } from './wishes.ts';
import { someClimate, Weather, type Climate } from './weather.ts';
import { Witness } from './witness.ts';
import type { World } from './world.ts';

/** How somebody comes into a room once it is there. */
type Join = (more: object) => Plan['entry'];

/** How a house is laid out. */
export type Layout = {
  readonly climate: Climate;
  readonly nodes: number;
  /** By how much clocks may be wrong, in milliseconds. */
  readonly skew: number;
  /** A house is updated node by node: so many nodes, as a share, still speak as they did before. */
  readonly oldReleases: number;
  /** How long people think at most. */
  readonly thinking: number;
  /** Whether somebody who has nothing to do talks. */
  readonly isTalkative: boolean;
  /** Where somebody goes who comes or comes back; anywhere, unless told otherwise. */
  readonly placeFor?: (person: Person, house: House) => string;
};

const someLayout = (luck: Luck): Layout => ({
  climate: someClimate(luck),
  nodes: luck.between(2, 4),
  skew: luck.oneOf([0, 300, 20_000]),
  oldReleases: 0.2,
  thinking: luck.oneOf([20, 1_000, 6_000]),
  isTalkative: false,
});

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
  readonly layout: Layout;
  /** How often a node sent somebody away. */
  sentAway = 0;
  readonly #nodes = new Map<string, SimulatedNode>();
  #started = 0;

  constructor(world: World, flaws: Flaws = {}, layout = someLayout(world.luck)) {
    this.world = world;
    this.luck = world.luck;
    this.layout = layout;
    this.weather = new Weather(layout.climate);
    this.database = new SimulatedDatabase(() => world.now, flaws);
    this.bus = new HintBus(this);
    this.network = new Network(this);
    this.witness = new Witness(world, this.database, name => this.people.find(person => person.name === name)?.code);
    this.places = Array.from({ length: layout.nodes }, (_, i) => `n${i}`);
    for (const place of this.places) this.startNode(place);
  }

  /** A few tables of all kinds. */
  static withPeople(world: World, flaws: Flaws): House {
    const house = new House(world, flaws);
    for (let table = house.luck.between(1, 3); table > 0; table--) house.#seatSome(table);
    return house;
  }

  /** Where somebody goes who comes or comes back. */
  placeFor(person: Person): string {
    return this.layout.placeFor?.(person, this) ?? this.luck.oneOf(this.places);
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

  /** A table whose people play this many games. */
  seat(table: number, seats: number, games: number, options: object): { readonly host: Person; readonly join: Join } {
    const wishes = { variant: tiny, seats, start: 'ready', awaySeconds: 0, ...options };
    const host = new Person(this, `t${table}p0`, { games, entry: () => ({ type: 'CreateRoom', ...wishes }) });
    this.people.push(host);
    const join: Join = more => () => (host.code === undefined ? undefined : { type: 'Join', room: host.code, ...more });
    for (let i = 1; i < seats; i++) this.people.push(new Person(this, `t${table}p${i}`, { games, entry: join({}) }));
    return { host, join };
  }

  /** One whose people come in by whatever node, and perhaps somebody watches. */
  #seatSome(table: number): void {
    const seats = this.luck.between(1, 3);
    const games = this.luck.between(1, 2);
    const awaySeconds = this.luck.oneOf([0, 0, 5]);
    const policy = this.luck.oneOf(['zero', 'bot']);
    const options = { awaySeconds, whenAway: awaySeconds === 0 ? 'wait' : policy };
    const { join } = this.seat(table, seats, games, options);
    if (this.luck.happens(0.5))
      this.people.push(new Person(this, `t${table}w`, { games, entry: join({ spectate: true }), isWatching: true }));
  }
}
