/** Chance asked step by step, with a memory: the fact that comes of it tells what was drawn. */
import type { Chance, Place, Stream } from '../../chance.ts';
import { fault } from '../../result.ts';

/** What chance answered, by step. */
export type Drawn = readonly (readonly [step: number, value: number])[];

/** A source for the draws of one fact. */
export type Drawer = {
  /** A value from 1 to `sides`; the same step always has the same answer. */
  readonly draw: (step: number, sides: number) => number;
  readonly drawn: () => Drawn;
};

/** Draws of one stream at one place. */
export function drawer(chance: Chance, stream: Stream, at: Place): Drawer {
  const drawn: [number, number][] = [];
  const draw = (step: number, sides: number): number => {
    const value = chance(stream, { ...at, step }, [sides])[0] ?? fault('chance gave nothing');
    drawn.push([step, value]);
    return value;
  };
  return { draw, drawn: () => drawn };
}

/** One of the list, by a draw. */
export const drawOne = <T>({ draw }: Pick<Drawer, 'draw'>, step: number, list: readonly T[]): T =>
  list[draw(step, list.length) - 1] ?? fault('drew beyond the list');
