/** Where everything lies in the memory of the turn module. */
import { ROLLS } from '../../tables/dice-tables.ts';
import { chooseWalk, throwWalk, valueWalk } from '../../kernel/walks/lattice.ts';
import type { Walk as LatticeWalk } from '../../kernel/walks/walk.ts';
import { pagesFor, placesOf, roundUp, threadSize, WORD } from '../../kernel/places.ts';
import { f64x2 } from '../../kernel/wasm.ts';
import type { Tables } from '../../tables/tables.ts';
import { CARD, RANGE, RANGES_OF_THREAD, STATE } from './cell-layout.ts';
import { CONTROL_BYTES } from './crew.ts';
import { classBytes, LANDING_ROW } from './landing-rows.ts';
import { planSizes } from './plans.ts';
import { BLOCK, rowOffsets, ROWS, tableOf, withLess, type Walk } from './walks.ts';
import { LANDINGS, type Ways } from './ways.ts';

const NUMBER = 8;
const PAIR = 16;

/**
 * Two cards of a row, or one: the plan, where its endings begin, and where those of the first and of the second card end; the row,
 * how many cards, their upper scores, their places, and where the landings of both have their values.
 */
export const JOB = {
  plan: 0,
  endings: 4,
  end: 8,
  endOther: 12,
  row: 16,
  count: 20,
  scores: 24,
  cards: 32,
  landings: 48,
} as const;
/** An ending: where the next card lies among the values, where the way lies among the ways, and the chance. */
export const ENDING = { slot: 0, way: 4, chance: 8, size: PAIR } as const;

/** Jobs in one round; two rounds have room. */
export const ROUND = 1024;

/** Means, best keeps and throws, each with its table, and the way back. */
export type TurnWalks = {
  readonly value: LatticeWalk;
  readonly choose: LatticeWalk;
  readonly thrown: LatticeWalk;
  readonly hold: { readonly walk: Walk; readonly table: Uint16Array };
  /** Where the row of every keep begins. */
  readonly rows: Uint16Array;
};

export function walksOf({ dice }: Tables): TurnWalks {
  const hold = withLess(dice);
  const rows = rowOffsets(dice);
  return {
    value: valueWalk(f64x2, ROWS),
    choose: chooseWalk(f64x2, ROWS),
    thrown: throwWalk(f64x2, ROWS),
    hold: { walk: hold, table: tableOf(hold, rows) },
    rows,
  };
}

export type TurnLayout = ReturnType<typeof layOutTurns>;

/** Lays out the memory for a number of threads. */
export function layOutTurns(tables: Tables, ways: Ways, walks: TurnWalks, threads: number) {
  const { categories, rolls, slots } = tables;
  const rerolls = rolls - 1;
  const jobSize = roundUp(JOB.landings + 2 * WORD * LANDINGS * categories.length);
  const endings = 2 * ENDING.size * ways.all.length;
  const shareSize = PAIR * ways.all.length;
  const pushes = RANGES_OF_THREAD * threads;
  // The chances come first, so that the values of a turn lie at places after them.
  const scratch = placesOf({
    chances: BLOCK,
    values: BLOCK * Math.max(1, rerolls),
    bests: BLOCK * Math.max(1, rerolls),
    worths: shareSize,
    shares: shareSize,
    zero: PAIR,
  });
  const scratchSize = threadSize(scratch.end);
  const places = placesOf({
    control: CONTROL_BYTES,
    value: walks.value.table.byteLength,
    choose: walks.choose.table.byteLength,
    thrown: walks.thrown.table.byteLength,
    hold: walks.hold.table.byteLength,
    rolls: ROLLS * Uint16Array.BYTES_PER_ELEMENT,
    firstRoll: BLOCK,
    ...planSizes(ways, 2 * ROUND),
    landingRows: LANDING_ROW.size * 2 * ROUND,
    classes: classBytes(tables),
    values: NUMBER * slots,
    jobs: 2 * ROUND * jobSize,
    endings: 2 * ROUND * endings,
    scratch: threads * scratchSize,
    // What follows is for the spread of scores only.
    state: STATE.size,
    ranges: RANGE.size * (1 + pushes),
    shares: pushes * shareSize,
    met: WORD * slots,
    cards: CARD.size * slots,
  });
  return {
    ...places,
    in: scratch,
    scratchSize,
    jobSize,
    endingsSize: endings,
    shareSize,
    pushes,
    pages: pagesFor(places.end),
    rerolls,
  };
}
