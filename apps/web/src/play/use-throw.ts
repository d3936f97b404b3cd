/** Dice in the air. The game already knows the faces; the screen shows them when they have landed. */
import type { Table } from '@yaht/client';
import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { tremble } from '../device/haptics.ts';
import { currentSettings, isStill } from '../device/settings.ts';
import { chime, rattle } from '../device/sound.ts';

/** Milliseconds; the style sheet moves the dice by the same figures. */
const LANDS_AFTER = 480;
const ENDS_AFTER = 640;
const APART = 35;
/** A flop is read before a bot throws the same dice. */
const FLOP_READ = 1_200;

type Throw = {
  /** By die: its place among those thrown; undefined for one that stayed. */
  readonly order: readonly (number | undefined)[];
  /** So many of them have landed. */
  readonly landed: number;
};

export type Thrown = {
  readonly isRolling: boolean;
  /** By die: its place in the throw that is on. */
  readonly orderOf: (die: number) => number | undefined;
  readonly isInAir: (die: number) => boolean;
  /** The dice that are not held leave the table, before it is known how they fall. */
  readonly begin: (held: readonly boolean[]) => void;
  readonly skip: () => void;
};

/** Follows every throw at the table, whoever makes it. */
export function useThrow(table: Table): Thrown {
  const [current, setCurrent] = useState<Throw | null>(null);
  const skip = useCallback(() => setCurrent(null), []);
  const begin = useCallback((held: readonly boolean[]) => {
    if (!isStill(currentSettings())) setCurrent({ order: orderOf(held), landed: 0 });
  }, []);
  useEffect(() => {
    let stop = (): void => {};
    const leave = table.onFacts(facts => {
      stop();
      const order = facts.map(({ event }) => thrownIn(event)).findLast(Boolean);
      if (order) sound(order);
      for (const { event } of facts) if (event.type === 'ScoreRecorded' || event.type === 'Banked') chime(event.points);
      const flies = order !== undefined && !isStill(currentSettings());
      if (flies) stop = runThrow(order, setCurrent);
      else setCurrent(null);
      const toRead = facts.some(({ event }) => event.type === 'Flopped') ? FLOP_READ : 0;
      table.takeTime((flies ? lastsFor(order) : 0) + toRead);
    });
    return () => {
      stop();
      leave();
    };
  }, [table]);
  return {
    isRolling: current !== null,
    orderOf: die => current?.order[die],
    isInAir: die => (current?.order[die] ?? -1) >= (current?.landed ?? 0),
    begin,
    skip,
  };
}

type FactOf = Parameters<Parameters<Table['onFacts']>[0]>[0][number]['event'];

/** By die, its place in the throw that this fact tells of. */
function thrownIn(event: FactOf): Throw['order'] | undefined {
  const isThrow =
    event.type === 'DiceRolled' || event.type === 'DiceRerolled' || (event.type === 'TurnStarted' && event.dice !== null);
  if (!isThrow || !event.dice) return undefined;
  return orderOf(event.dice.map((_, die) => 'hold' in event && event.hold[die] === true));
}

function orderOf(held: readonly boolean[]): Throw['order'] {
  let place = 0;
  return held.map(isHeld => (isHeld ? undefined : place++));
}

/** What is heard and felt of a throw: the dice land one after the other, or all at once where nothing moves. */
function sound(order: Throw['order']): void {
  const wait = isStill(currentSettings()) ? 0 : LANDS_AFTER;
  rattle(order.flatMap(place => (place === undefined ? [] : [wait + APART * place])));
  tremble(15);
}

const thrownOf = (order: Throw['order']): number => order.filter(place => place !== undefined).length;

/** Milliseconds until the last die lies still. */
const lastsFor = (order: Throw['order']): number => ENDS_AFTER + APART * Math.max(0, thrownOf(order) - 1);

function runThrow(order: Throw['order'], setCurrent: Dispatch<SetStateAction<Throw | null>>): () => void {
  const land = (place: number) => setCurrent(now => now && { ...now, landed: place + 1 });
  const timers = Array.from({ length: thrownOf(order) }, (_, place) =>
    setTimeout(() => land(place), LANDS_AFTER + APART * place),
  );
  timers.push(setTimeout(() => setCurrent(null), lastsFor(order)));
  setCurrent({ order, landed: 0 });
  return () => timers.forEach(clearTimeout);
}
