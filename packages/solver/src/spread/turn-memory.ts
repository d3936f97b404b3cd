/** Fills the memory of the turn module with what never changes. */
import { FIRST_ROLL, ROLLS } from '../dice-tables.ts';
import type { Solved } from '../solved.ts';
import { JOB, ROUND, type TurnLayout, type TurnWalks } from './turn-layout.ts';
import { ROW } from './walks.ts';

/** Tables, values, and the places that jobs keep. */
export function fillTurns(buffer: ArrayBufferLike, { tables, values }: Solved, walks: TurnWalks, layout: TurnLayout): void {
  const [halves, words, numbers] = [new Uint16Array(buffer), new Uint32Array(buffer), new Float64Array(buffer)];
  halves.set(walks.more.table, layout.more / 2);
  halves.set(walks.less.table, layout.less / 2);
  halves.set(walks.back.table, layout.back / 2);
  numbers.set(values, layout.values / 8);
  for (let roll = 0; roll < ROLLS; roll++) {
    numbers.fill(tables.dice.chance[roll] ?? 0, rowAt(layout, roll), rowAt(layout, roll) + 2);
  }
  for (let job = 0; job < 2 * ROUND; job++) {
    words[(layout.jobs + job * layout.jobSize + JOB.endings) / 4] = layout.endings + job * layout.endingsSize;
  }
}

const rowAt = ({ firstRoll }: TurnLayout, roll: number): number => (firstRoll + (FIRST_ROLL + roll) * ROW) / 8;
