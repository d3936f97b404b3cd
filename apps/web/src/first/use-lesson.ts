/** The guided turn as somebody plays it: what has been rolled, what is held, and where the dice fly. */
import { useCallback, useEffect, useState } from 'react';
import { flightsOf, lastsFor, type Flights } from '../design/throw.ts';
import { tremble } from '../device/haptics.ts';
import { currentSettings, isStill } from '../device/settings.ts';
import { chime } from '../device/sound.ts';
import { hearThrow, LANDING } from '../play/hear-throw.ts';
import type { Thrown } from '../play/use-throw.ts';
import { KEPT, ROLLS, stepAfter, toKeep, type Step } from './lesson.ts';

export type Lesson = {
  readonly step: Step;
  /** Rolls that have been made and lie there. */
  readonly rolls: number;
  readonly dice: readonly { readonly face: number | null; readonly held: boolean; readonly locked: boolean }[];
  /** The die to be kept next; none when all of them are, or none is to be. */
  readonly nextDie: number | undefined;
  /** How many are still to be kept. */
  readonly missing: number;
  /** The face of a die that was pressed and is not to be kept. */
  readonly other: number | null;
  /** The row to be written in, and whether it has been. */
  readonly row: string | null;
  readonly isWritten: boolean;
  readonly thrown: Thrown;
  readonly roll: () => void;
  readonly toggle: (die: number) => void;
  readonly choose: (row: string) => void;
  readonly write: (points: number) => void;
};

const NONE = [false, false, false, false, false];

export function useLesson(): Lesson {
  const [rolls, setRolls] = useState(0);
  const [held, setHeld] = useState<readonly boolean[]>(NONE);
  const [other, setOther] = useState<number | null>(null);
  const [row, setRow] = useState<string | null>(null);
  const [isWritten, setWritten] = useState(false);
  const [flights, setFlights] = useState<Flights | null>(null);
  const skip = useCallback(() => setFlights(null), []);
  useEffect(() => {
    if (!flights) return undefined;
    const timer = setTimeout(() => (setFlights(null), tremble(LANDING)), lastsFor(flights));
    return () => clearTimeout(timer);
  }, [flights]);
  const isRolling = flights !== null;
  // What is in the air is not told before it lies.
  const lie = isRolling ? rolls - 1 : rolls;
  const wanted = toKeep(rolls);
  const missing = wanted.filter((isWanted, die) => isWanted && !held[die]).length;
  const isKeeping = rolls > 0 && rolls < ROLLS.length;
  const faces = ROLLS[rolls - 1];
  const roll = (): void => {
    if (isRolling || rolls === ROLLS.length || (isKeeping && missing > 0)) return;
    const flights = flightsOf(held);
    hearThrow(flights);
    if (!isStill(currentSettings())) setFlights(flights);
    setOther(null);
    setRolls(rolls + 1);
  };
  const toggle = (die: number): void => {
    if (!isKeeping || isRolling) return;
    const face = faces?.[die] ?? 0;
    setOther(face === KEPT ? null : face);
    if (face === KEPT) setHeld(held.map((isHeld, i) => (i === die ? !isHeld : isHeld)));
  };
  const choose = (category: string): void => {
    if (lie === ROLLS.length && !isWritten) setRow(category);
  };
  const write = (points: number): void => {
    chime(points);
    setWritten(true);
  };
  return {
    step: isWritten ? 'done' : stepAfter(lie),
    rolls: lie,
    dice: NONE.map((_, die) => ({
      face: faces?.[die] ?? null,
      held: held[die] === true && isKeeping,
      locked: !isKeeping,
    })),
    nextDie: isKeeping && !isRolling && missing > 0 ? wanted.findIndex((isWanted, die) => isWanted && !held[die]) : undefined,
    missing,
    other,
    row,
    isWritten,
    thrown: {
      isRolling,
      flightOf: die => flights?.[die],
      isInAir: die => flights?.[die] !== undefined,
      timesOf: die => (die === undefined ? 0 : rolls),
      begin: () => {},
      skip,
    },
    roll,
    toggle,
    choose,
    write,
  };
}
