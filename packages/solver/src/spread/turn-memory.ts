/** Fills the memory of the turn module with what never changes. */
import { FIRST_ROLL, ROLLS } from '../dice-tables.ts';
import type { Solved } from '../solved.ts';
import { CATEGORY, JOB, PAIR, ROUND, WAY, type TurnLayout, type TurnWalks } from './turn-layout.ts';
import { ROW } from './walks.ts';
import type { Choice, Ways } from './ways.ts';

/** Tables, ways, values, and the places that jobs keep. */
export function fillTurns(
  buffer: ArrayBufferLike,
  { tables, values }: Solved,
  ways: Ways,
  walks: TurnWalks,
  layout: TurnLayout,
): void {
  const [halves, words, numbers] = [new Uint16Array(buffer), new Uint32Array(buffer), new Float64Array(buffer)];
  halves.set(walks.more.table, layout.more / 2);
  halves.set(walks.less.table, layout.less / 2);
  halves.set(walks.back.table, layout.back / 2);
  numbers.set(values, layout.values / 8);
  for (let roll = 0; roll < ROLLS; roll++) {
    numbers.fill(tables.dice.chance[roll] ?? 0, rowAt(layout, roll), rowAt(layout, roll) + 2);
  }
  ways.all.forEach(({ landing, points, bonus }, way) => {
    words[(layout.ways + way * WAY.size + WAY.landing) / 4] = JOB.landings + 8 * landing;
    numbers[(layout.ways + way * WAY.size + WAY.points) / 8] = points + bonus;
  });
  fillCategories(words, halves, ways, layout);
  for (let job = 0; job < 2 * ROUND; job++) {
    words[(layout.jobs + job * layout.jobSize + JOB.endings) / 4] = layout.endings + job * layout.endingsSize;
  }
}

const rowAt = ({ firstRoll }: TurnLayout, roll: number): number => (firstRoll + (FIRST_ROLL + roll) * ROW) / 8;

function fillCategories(words: Uint32Array, halves: Uint16Array, { byCategory }: Ways, layout: TurnLayout): void {
  let choicesAt = layout.choices;
  byCategory.forEach(({ zero, end, choices }, category) => {
    const at = (layout.categories + category * CATEGORY.size) / 4;
    words[at + CATEGORY.ways / 4] = layout.ways + zero * WAY.size;
    words[at + CATEGORY.waysEnd / 4] = layout.ways + end * WAY.size;
    words[at + CATEGORY.zero / 4] = zero * PAIR;
    words[at + CATEGORY.choices / 4] = choicesAt;
    choicesAt = writeChoices(halves, choicesAt, choices);
    words[at + CATEGORY.choicesEnd / 4] = choicesAt;
  });
}

/** Writes a list of choices and answers where it ends. */
export function writeChoices(halves: Uint16Array, at: number, choices: readonly Choice[]): number {
  let place = at / 2;
  for (const [row, way] of choices) {
    halves[place] = row * ROW;
    halves[place + 1] = way * PAIR;
    place += 2;
  }
  return 2 * place;
}
