/** Dice on the table: one face per die, in the order the players see them. */
import { err, fault, ok, type Result } from './result.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
export type Dice = readonly Face[];

/** One flag per die: true stays on the table, false is thrown again. */
export type Hold = readonly boolean[];

/** Whether this is a number that a die shows. */
export const isFace = (value: unknown): value is Face => FACES.includes(value as Face);

/** The dice not held take the drawn values from left to right. */
export const rethrow = <Shown extends number>(dice: readonly Shown[], hold: Hold, drawn: readonly Shown[]): readonly Shown[] => {
  let next = 0;
  return dice.map((face, die) => (hold[die] ? face : (drawn[next++] ?? fault('fewer values drawn than dice to throw'))));
};

/** Flags that throw every die again. */
export const noneHeld = (dice: number): Hold => new Array<boolean>(dice).fill(false);

/** Whether these are flags for so many dice; a gap is not a flag. */
export function isHoldFor(dice: number, hold: Hold): boolean {
  if (!Array.isArray(hold) || hold.length !== dice) return false;
  for (let die = 0; die < dice; die++) if (typeof hold[die] !== 'boolean') return false;
  return true;
}

/** Holds the dice at these positions, counted from 0, and leaves the others as they are; one wrong position changes nothing. */
export const holdDice = (hold: Hold, positions: readonly number[]): Result<Hold, 'invalid-index'> =>
  withFlag(hold, positions, true);

/** Lets the dice at these positions go; without positions, all of them. */
export const releaseDice = (hold: Hold, positions?: readonly number[]): Result<Hold, 'invalid-index'> =>
  positions ? withFlag(hold, positions, false) : ok(noneHeld(hold.length));

function withFlag(hold: Hold, positions: readonly number[], flag: boolean): Result<Hold, 'invalid-index'> {
  const fits = positions.every(position => Number.isInteger(position) && position >= 0 && position < hold.length);
  if (!fits) return err('invalid-index');
  return ok(hold.map((held, die) => (positions.includes(die) ? flag : held)));
}

/** How many dice show each face: `counts[face]`, with `counts[0]` unused. */
export type Counts = readonly number[];

export function countFaces(dice: readonly number[], faces: number = FACES.length): number[] {
  const counts = new Array<number>(faces + 1).fill(0);
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** All faces added up. */
export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** Whether there are dice and they all show the same face. */
export const isAllAlike = (dice: readonly number[]): boolean => dice.length > 0 && dice.every(face => face === dice[0]);

/** Reads `3,3,3,4,4`, `3 3 3 4 4` or `33344`. */
export function parseDice(text: string): Result<Dice, 'invalid-dice'> {
  const compact = text.trim();
  const parts = /[\s,]/.test(compact) ? compact.split(/\s*,\s*|\s+/) : [...compact];
  const faces = parts.map(part => (/^[1-9]$/.test(part) ? Number(part) : 0));
  return faces.length > 0 && faces.every(isFace) ? ok(faces) : err('invalid-dice');
}

/** The inverse of `parseDice`: `3 3 3 4 4`. */
export const formatDice = (dice: readonly number[]): string => dice.join(' ');
