/** What goes wrong and when, all of it chosen by the seed: kinds that a seed likes, one after another, each with an end. */
import type { House } from './house.ts';
import { BUS, DATABASE } from './weather.ts';

/** Makes something go wrong; answers how to make it good again. */
type Fault = (house: House) => () => void;

/** Either way, or both. */
function cutBetween({ weather, luck, world }: House, a: string, b: string): () => void {
  const ways = luck.oneOf([
    [[a, b]],
    [[b, a]],
    [
      [a, b],
      [b, a],
    ],
  ]);
  world.note('weather', `cut: ${ways.map(([from, to]) => `${from}→${to}`).join(', ')}`);
  const heal = ways.map(([from = '', to = '']) => weather.cut(from, to));
  return () => {
    world.note('weather', `healed between ${a} and ${b}`);
    for (const each of heal) each();
  };
}

const FAULTS: Readonly<Record<string, Fault>> = {
  kill: house => {
    const place = house.somePlace();
    house.nodeAt(place).process.note('is killed');
    house.nodeAt(place).process.die();
    return () => house.startNode(place);
  },
  powerCut: house => {
    const place = house.somePlace();
    house.nodeAt(place).process.note('has no power');
    house.nodeAt(place).process.die(true);
    return () => house.startNode(place);
  },
  pause: house => {
    const { process } = house.nodeAt(house.somePlace());
    process.note('is paused');
    process.pause();
    return () => {
      process.note('goes on');
      process.resume();
    };
  },
  /** Just past its lease: others have its rooms and have perhaps not written there when it wakes up. */
  nap: house => {
    const { process } = house.nodeAt(house.somePlace());
    process.note('takes a nap');
    process.pause();
    house.world.after(house.luck.between(2_900, 5_500), () => process.resume());
    return () => {};
  },
  drain: house => {
    const place = house.somePlace();
    void house.nodeAt(place).drain();
    return () => house.startNode(place);
  },
  database: ({ weather, world }) => {
    world.note(DATABASE, 'is down');
    weather.isDatabaseUp = false;
    return () => {
      world.note(DATABASE, 'is up');
      weather.isDatabaseUp = true;
    };
  },
  awayFromDatabase: house => cutBetween(house, house.somePlace(), DATABASE),
  apart: house => {
    const place = house.somePlace();
    const others = house.places.filter(other => other !== place);
    return others.length === 0 ? () => {} : cutBetween(house, place, house.luck.oneOf(others));
  },
  bus: house => {
    const healed = cutBetween(house, house.somePlace(), BUS);
    return () => {
      healed();
      house.bus.restart();
    };
  },
  line: ({ people, luck }) => {
    luck.oneOf(people).cut();
    return () => {};
  },
  unplugged: house => cutBetween(house, house.luck.oneOf(house.people).name, house.somePlace()),
};

/** Begins to make trouble, and answers how to stop it. */
export function makeTrouble(house: House): () => void {
  const { luck, world } = house;
  const kinds = Object.keys(FAULTS).filter(() => luck.happens(0.5));
  const pace = luck.oneOf([1_000, 4_000, 12_000]);
  const lasting = luck.oneOf([800, 5_000, 15_000]);
  let isOver = false;
  const next = (): void => {
    if (isOver || kinds.length === 0) return;
    const heal = FAULTS[luck.oneOf(kinds)]?.(house) ?? (() => {});
    world.after(luck.between(50, lasting), () => (isOver ? undefined : heal()));
    world.after(luck.between(100, pace), next);
  };
  world.after(luck.between(0, pace), next);
  return () => {
    isOver = true;
  };
}
