/** How long anybody waits when one thing goes wrong in an otherwise healthy house: those who sit there, and those who sit elsewhere. */
import { problemsIn } from './checks.ts';
import { House, type Layout } from './house.ts';
import type { Person } from './person.ts';
import { BUS, CALM, DATABASE } from './weather.ts';
import { World } from './world.ts';

/** Everything goes wrong at this machine, or between it and others. */
const FAULTY = 'n0';
const NEIGHBOUR = 'n1';

/** Makes something go wrong; answers how to make it good again. */
export type SingleFault = {
  readonly begin: (house: House) => () => void;
  /** How long it lasts, in seconds. */
  readonly lasts: number;
  /** Everybody waits while it lasts: what counts is how long after it. */
  readonly isForAll?: boolean;
};

const DIRECTIONS = ['there', 'back', 'both'] as const;

/** Nothing gets through between two machines, one way or either. */
const cut =
  (a: string, b: string, direction: (typeof DIRECTIONS)[number]) =>
  ({ weather }: House): (() => void) => {
    const there = direction === 'back' ? () => {} : weather.cut(a, b);
    const back = direction === 'there' ? () => {} : weather.cut(b, a);
    return () => {
      there();
      back();
    };
  };

const cuts = (name: string, other: string, lasts: number): readonly (readonly [string, SingleFault])[] =>
  DIRECTIONS.map(direction => [`${name}, ${direction}`, { begin: cut(FAULTY, other, direction), lasts }]);

const die =
  (isSudden: boolean) =>
  (house: House): (() => void) => {
    house.nodeAt(FAULTY).process.die(isSudden);
    return () => house.startNode(FAULTY);
  };

export const SINGLE_FAULTS: Readonly<Record<string, SingleFault>> = {
  'a node is killed': { begin: die(false), lasts: 20 },
  'a node has no power': { begin: die(true), lasts: 20 },
  'a node is frozen': {
    begin: house => {
      const { process } = house.nodeAt(FAULTY);
      process.pause();
      return () => process.resume();
    },
    lasts: 10,
  },
  'a node is replaced': {
    begin: house => {
      void house.nodeAt(FAULTY).drain();
      return () => house.startNode(FAULTY);
    },
    lasts: 5,
  },
  'the database is down': {
    begin: ({ weather }) => {
      weather.isDatabaseUp = false;
      return () => void (weather.isDatabaseUp = true);
    },
    lasts: 12,
    isForAll: true,
  },
  ...Object.fromEntries(cuts('a node is cut off from the database', DATABASE, 40)),
  ...Object.fromEntries(cuts('a node is cut off from the bus', BUS, 40)),
  ...Object.fromEntries(cuts('two nodes are cut off from each other', NEIGHBOUR, 40)),
};

export type Standstill = {
  /** The longest anybody waited for an answer, in milliseconds. */
  readonly elsewhere: number;
  readonly there: number;
  /** How often a node sent somebody away. */
  readonly sentAway: number;
  readonly problems: readonly string[];
};

/** Of each table one sits at each node, and each node has opened a room; a proxy sends nobody to a node that is not ready. */
const layoutFor = (isReady: (place: string) => boolean): Layout => ({
  climate: CALM,
  nodes: 3,
  skew: 300,
  oldReleases: 0,
  thinking: 2_000,
  isTalkative: true,
  placeFor: (person, { places, luck }) => {
    const home = homeOf(person);
    const ready = places.filter(isReady);
    return ready.includes(home) || ready.length === 0 ? home : luck.oneOf(ready);
  },
});

/** `t1p2` sits at the third node after that of its table. */
function homeOf({ name }: Person): string {
  const [, table = '', seat = ''] = /^t(\d+)p(\d+)$/.exec(name) ?? [];
  return `n${(Number(table) + Number(seat)) % 3}`;
}

/** Interval of a proxy’s readiness checks. */
const PROXY_LOOKS_EVERY = 1_000;

/** Plays for a while, lets something go wrong and end, and plays on. */
export async function standstillOf({ begin, lasts, isForAll = false }: SingleFault, seed: number): Promise<Standstill> {
  const world = new World(seed);
  let ready: readonly string[] = ['n0', 'n1', 'n2'];
  const house = new House(
    world,
    {},
    layoutFor(place => ready.includes(place)),
  );
  const look = (): void => {
    ready = house.places.filter(place => house.nodeAt(place).isReady);
    world.after(PROXY_LOOKS_EVERY, look);
  };
  world.after(3_000, look);
  for (const table of [0, 1, 2]) house.seat(table, 3, 1_000, {});
  const until = (seconds: number): Promise<void> => world.run(() => house.witness.problems.length > 0, seconds);
  const measure = (): void => house.people.forEach(person => person.beginToMeasure());
  const calm = 6 + world.luck.share();
  await until(calm);
  measure();
  const heal = begin(house);
  await until(calm + lasts);
  heal();
  if (isForAll) measure();
  await until(calm + lasts + 15);
  const waits = (isThere: boolean): number =>
    Math.max(...house.people.filter(person => (homeOf(person) === FAULTY) === isThere).map(person => person.longestWait));
  for (const problem of problemsIn(house.database.tables, house.people)) house.witness.problem(problem);
  return { elsewhere: waits(false), there: waits(true), sentAway: house.sentAway, problems: house.witness.problems };
}
