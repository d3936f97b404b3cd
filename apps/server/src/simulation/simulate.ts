/** One life of a house, from its seed alone: trouble for a while, then good weather, and then everything must be well. */
import { problemsIn } from './checks.ts';
import type { Flaws } from './database/tables.ts';
import { makeTrouble } from './faults.ts';
import { House } from './house.ts';
import { World } from './world.ts';

export type Verdict = {
  readonly seed: number;
  readonly problems: readonly string[];
  /** Of everything that happened. */
  readonly fingerprint: string;
  readonly trace: readonly string[];
  readonly facts: number;
  /** Simulated. */
  readonly seconds: number;
};

/** Good weather may last so long until all games are over. */
const PATIENCE = 120;

export async function simulate(
  seed: number,
  { flaws = {}, isTraced = false }: { readonly flaws?: Flaws; readonly isTraced?: boolean } = {},
): Promise<Verdict> {
  const world = new World(seed, { isTraced });
  const house = House.withPeople(world, flaws);
  const stop = makeTrouble(house);
  const clearing = world.luck.between(5, 60);
  const isDone = (): boolean => house.witness.problems.length > 0 || house.people.every(person => person.isDone);
  await world.run(isDone, clearing);
  stop();
  house.clearUp();
  await world.run(isDone, clearing + PATIENCE);
  const waiting = house.witness.problems.length > 0 ? [] : house.people.filter(person => !person.isDone);
  for (const person of waiting) house.witness.problem(`${person.name} still waits ${PATIENCE} seconds after all was well`);
  for (const problem of problemsIn(house.database.tables, house.people)) house.witness.problem(problem);
  const { fingerprint, lines, age } = world;
  const facts = [...house.database.tables.rooms.values()].reduce((sum, { seq }) => sum + seq, 0);
  return { seed, problems: house.witness.problems, fingerprint, trace: lines, facts, seconds: age };
}
