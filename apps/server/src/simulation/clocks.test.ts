import { seatsInTurn } from '@yaht/room';
import { fault } from '@yaht/rules';
import { expect, test } from 'vitest';
import { House, type Layout } from './house.ts';
import { CALM } from './weather.ts';
import { World } from './world.ts';

const TURN = 30_000;
/** Until everybody has heard of the end of a turn. */
const HEARD = 1_000;
const SEEDS = [1, 2, 3, 4, 5];

/** Two play at different nodes, whose clocks are wrong by up to ten minutes; the second one says nothing more once the game is on. */
async function slowTable(seed: number, turnSeconds = TURN / 1_000) {
  const world = new World(seed);
  const layout = { climate: CALM, nodes: 3, skew: 600_000, oldReleases: 0, thinking: 500, isTalkative: false };
  const placeFor: Layout['placeFor'] = ({ name }, here) => (name.endsWith('p1') ? 'n1' : here.nodeAt('n0').isReady ? 'n0' : 'n2');
  const house = new House(world, {}, { ...layout, placeFor });
  const { host } = house.seat(1, 2, 1, { turnSeconds });
  const silent = house.people.find(person => person !== host) ?? fault('nobody else came');
  const isOff = (): boolean => host.room?.phase === 'playing' && !seatsInTurn(host.room).includes(0);
  const until = async (isEnough: () => boolean): Promise<number> => {
    await world.run(isEnough, world.age + 120);
    expect(isEnough()).toBe(true);
    return world.now;
  };
  await until(() => host.room?.phase === 'playing' && silent.room?.phase === 'playing');
  silent.process.die();
  const turn = async (during = (): void => {}): Promise<number> => {
    const began = await until(isOff);
    world.after(TURN / 3, during);
    return (await until(() => !isOff())) - began;
  };
  return { world, house, host, turn };
}

test.each(SEEDS)('[P5] however wrong the clocks of nodes are, a turn lasts as long as was said (seed %i)', async seed => {
  const { world, house, host, turn } = await slowTable(seed);
  for (let turns = 0; turns < 2; turns++) {
    const lasted = await turn();
    expect(lasted).toBeGreaterThanOrEqual(TURN);
    expect(lasted).toBeLessThan(TURN + HEARD);
  }
  const times = host.facts.map(({ at }) => at);
  expect(Math.max(...times)).toBeLessThanOrEqual(world.now + HEARD);
  expect(house.witness.problems).toEqual([]);
});

test.each(SEEDS)('[P5] [P9] and also when another node goes on with it (seed %i)', async seed => {
  const { house, turn } = await slowTable(seed);
  const lasted = await turn(() => house.nodeAt('n0').process.die(true));
  expect(lasted).toBeGreaterThanOrEqual(TURN);
  // The host has to find its way to the next node.
  expect(lasted).toBeLessThan(TURN + 10_000);
  expect(house.witness.problems).toEqual([]);
});

test.each(SEEDS)('[P5] a turn ends later by the time in which the database was away (seed %i)', async seed => {
  const { world, house, turn } = await slowTable(seed, 60);
  const { weather } = house;
  const lasted = await turn(() => {
    weather.isDatabaseUp = false;
    world.after(40_000, () => (weather.isDatabaseUp = true));
  });
  expect(lasted).toBeGreaterThanOrEqual(100_000);
  expect(lasted).toBeLessThan(105_000);
  expect(house.witness.problems).toEqual([]);
});
