/** Fills the memory of the turn module with what never changes. */
import { ROLLS } from '../dice-tables.ts';
import type { Solved } from '../solved.ts';
import { JOB, ROUND, type TurnLayout, type TurnWalks } from './turn-layout.ts';
import { rollOffsets } from './walks.ts';

/** Tables, values, and the places that jobs keep. */
export function fillTurns(buffer: ArrayBufferLike, { tables, values }: Solved, walks: TurnWalks, layout: TurnLayout): void {
  const [halves, words, numbers] = [new Uint16Array(buffer), new Uint32Array(buffer), new Float64Array(buffer)];
  for (const name of ['value', 'choose', 'thrown', 'hold'] as const) halves.set(walks[name].table, layout[name] / 2);
  halves.set(rollOffsets, layout.rolls / 2);
  numbers.set(values, layout.values / 8);
  for (let roll = 0; roll < ROLLS; roll++) {
    numbers.fill(tables.dice.chance[roll] ?? 0, rowAt(layout, roll), rowAt(layout, roll) + 2);
  }
  for (let job = 0; job < 2 * ROUND; job++) {
    words[(layout.jobs + job * layout.jobSize + JOB.endings) / 4] = layout.endings + job * layout.endingsSize;
  }
}

const rowAt = ({ firstRoll }: TurnLayout, roll: number): number => (firstRoll + (rollOffsets[roll] ?? 0)) / 8;
