/** Dice in the air. The game already knows the faces; the screen tells them when the last die lies still. */
import { onFacts, type Table } from '@yaht/client';
import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { Flight } from '../design/flight.ts';
import { flightsOf, lastsFor, type Flights } from '../design/throw.ts';
import { tremble } from '../device/haptics.ts';
import { currentSettings, isStill } from '../device/settings.ts';
import { chime } from '../device/sound.ts';
import { isNearMiss } from './near-miss.ts';
import { hearThrow, LANDING } from './hear-throw.ts';

/** A throw that is only watched takes this part of the time. */
const WATCHED = 0.75;
/** A flop is read before a bot throws the same dice; in milliseconds. */
const FLOP_READ = 1_200;
/** The last die hesitates at most once in this many turns, or it would mean nothing. */
const SELDOM = 3;

/** By die: how it flies; undefined for one that stayed. */
type Throw = readonly (Flight | 'lifted' | undefined)[];

export type Thrown = {
  readonly isRolling: boolean;
  /** By die: how it flies, or that it has left the table; the same object for the whole throw. */
  readonly flightOf: (die: number) => Flight | 'lifted' | undefined;
  readonly isInAir: (die: number) => boolean;
  /** By die: how often it was thrown while this screen stands. */
  readonly timesOf: (die: number) => number;
  /** The dice that are not held leave the table, before it is known how they fall. */
  readonly begin: (held: readonly boolean[]) => void;
  /** Ends the throw at once. */
  readonly skip: () => void;
};

/** Follows every throw at the table, whoever makes it. */
export function useThrow(table: Table): Thrown {
  const [current, setCurrent] = useState<Throw | null>(null);
  const [times, setTimes] = useState<readonly number[]>([]);
  const skip = useCallback(() => setCurrent(null), []);
  const begin = useCallback((held: readonly boolean[]) => {
    if (!isStill(currentSettings())) setCurrent(held.map(isHeld => (isHeld ? undefined : 'lifted')));
  }, []);
  useEffect(() => {
    let stop = (): void => {};
    let hesitatedIn = -SELDOM;
    const leave = onFacts(table, facts => {
      stop();
      const events = facts.map(({ event }) => event);
      const { game, seats } = table.state();
      const cast = events.map(castOf).findLast(each => each !== undefined);
      const turn = game?.state.turns ?? 0;
      const hesitates = cast !== undefined && turn - hesitatedIn >= SELDOM && isNearMiss(game, cast);
      const flights = cast && flightsOf(cast.hold, seats.includes(cast.seat) ? 1 : WATCHED, hesitates);
      if (flights) {
        if (hesitates) hesitatedIn = turn;
        hearThrow(flights);
        setTimes(times => flights.map((flight, die) => (times[die] ?? 0) + (flight ? 1 : 0)));
      }
      for (const event of events) if (event.type === 'Banked') chime(event.points);
      const flies = flights !== undefined && !isStill(currentSettings());
      if (flies) stop = runThrow(flights, setCurrent);
      else setCurrent(null);
      const toRead = events.some(({ type }) => type === 'Flopped') ? FLOP_READ : 0;
      table.takeTime((flies ? lastsFor(flights) : 0) + toRead);
    });
    return () => {
      stop();
      leave();
    };
  }, [table]);
  return {
    isRolling: current !== null,
    flightOf: die => current?.[die],
    isInAir: die => current?.[die] !== undefined,
    timesOf: die => times[die] ?? 0,
    begin,
    skip,
  };
}

type FactOf = Parameters<Parameters<typeof onFacts>[1]>[0][number]['event'];

type Cast = { readonly seat: number; readonly dice: readonly number[]; readonly hold: readonly boolean[] };

/** The throw that a fact tells of. */
function castOf(event: FactOf): Cast | undefined {
  const isThrow =
    event.type === 'DiceRolled' || event.type === 'DiceRerolled' || (event.type === 'TurnStarted' && event.dice !== null);
  if (!isThrow || !event.dice) return undefined;
  const { dice } = event;
  const seat = 'seat' in event ? event.seat : 0;
  return { seat, dice, hold: dice.map((_, die) => 'hold' in event && event.hold[die] === true) };
}

function runThrow(flights: Flights, setCurrent: Dispatch<SetStateAction<Throw | null>>): () => void {
  const timer = setTimeout(() => {
    setCurrent(null);
    tremble(LANDING);
  }, lastsFor(flights));
  setCurrent(flights);
  return () => clearTimeout(timer);
}
