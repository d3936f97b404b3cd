/** One card at a time: the kernel's way of looking inside a turn. */
import { fault } from '@yaht/rules';
import type { Values } from '../plain/last-roll.ts';
import { rowOf, slotOf, type CardState, type Tables } from '../tables/tables.ts';
import { instantiate, makeKernel, valuesIn, type Precision } from './kernel.ts';
import { rowsOfKeeps } from './halves.ts';
import { ROW } from './walks/walk.ts';
import { VECTOR } from './places.ts';
import { SCRATCH } from './layout.ts';
import { f32x4, f64x2 } from './wasm.ts';

/** A kernel with these values, ready for questions: a card and its rerolls in, the value of any keep out. */
export function questionsFor(tables: Tables, precision: Precision, values: Values) {
  const float = precision === 'f32' ? f32x4 : f64x2;
  const kernel = makeKernel(tables, precision, 1, false);
  valuesIn(kernel).set(values);
  const { ask } = instantiate(kernel);
  const { buffer } = kernel.memory;
  const { scratch, size } = kernel.layout;
  const numbers = precision === 'f32' ? new Float32Array(buffer) : new Float64Array(buffer);
  const rowAt = rowsOfKeeps(tables.dice);
  const [block, bases, row] = [(scratch + SCRATCH.block) / size, (scratch + SCRATCH.bases) / size, ROW / size];

  return (card: CardState, rerollsLeft: number): ((keep: number) => number) => {
    const place = rowOf(tables, card.filled, card.scoredAlike);
    const found = (slotOf(tables, card) ?? fault('a card that no game can show')) - (tables.rows[place] ?? 0);
    const column = Math.floor(found / float.lanes);
    const lane = found % float.lanes;
    ask(scratch, place, column * VECTOR, column * 6 * float.lanes * 2, rerollsLeft);
    const base = numbers[bases + lane] ?? 0;
    return keep => base + (numbers[block + (rowAt[keep] ?? 0) * row + lane] ?? 0);
  };
}
