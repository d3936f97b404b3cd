/** Fills the memory of the turn module with what never changes. */
import { FIRST_ROLL, ROLLS } from '../../tables/dice-tables.ts';
import type { Solved } from '../../solve/solved.ts';
import type { Views } from './views.ts';
import { JOB, ROUND, type TurnLayout, type TurnWalks } from './turn-layout.ts';

/** Tables, values, and the places that jobs keep. */
export function fillTurns(views: Views, { tables, values }: Solved, walks: TurnWalks, layout: TurnLayout): void {
  const { halves, words, numbers } = views;
  for (const name of ['value', 'choose', 'thrown', 'hold'] as const) halves.set(walks[name].table, layout[name] / 2);
  const rolls = walks.rows.subarray(FIRST_ROLL);
  halves.set(rolls, layout.rolls / 2);
  numbers.set(values, layout.values / 8);
  for (let roll = 0; roll < ROLLS; roll++) {
    const at = (layout.firstRoll + (rolls[roll] ?? 0)) / 8;
    numbers.fill(tables.dice.chance[roll] ?? 0, at, at + 2);
  }
  for (let job = 0; job < 2 * ROUND; job++) {
    words[(layout.jobs + job * layout.jobSize + JOB.endings) / 4] = layout.endings + job * layout.endingsSize;
  }
}
