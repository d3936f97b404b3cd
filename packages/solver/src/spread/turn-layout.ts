/** Where everything lies in the memory of the turn module. */
import type { Tables } from '../tables.ts';
import { CONTROL_BYTES } from './crew.ts';
import { planSizes } from './plans.ts';
import { BLOCK, tableOf, withLess, withMore, backwards, type Walk } from './walks.ts';
import { LANDINGS, type Ways } from './ways.ts';

const WORD = 4;
const NUMBER = 8;
const PAIR = 16;
const ALIGNED = 64;

/** Two cards of a row: the plan, the ends of the two lists of endings, and where the landings of both have their values. */
export const JOB = { plan: 0, endings: 4, end: 8, endOther: 12, landings: 16 } as const;
/** An ending: where the next card has its value, the way, and the chance. */
export const ENDING = { slot: 0, way: 4, chance: 8, size: PAIR } as const;

/** Jobs in one round; two rounds have room. */
export const ROUND = 1024;

export type TurnWalks = Readonly<
  Record<'more' | 'less' | 'back', { readonly walk: Walk; readonly table: Uint16Array<ArrayBuffer> }>
>;

export function walksOf({ dice }: Tables): TurnWalks {
  const withTable = (walk: Walk) => ({ walk, table: tableOf(walk) });
  const less = withLess(dice);
  return { more: withTable(withMore(dice)), less: withTable(less), back: withTable(backwards(less)) };
}

export type TurnLayout = ReturnType<typeof layOutTurns>;

/** Lays out the memory for a number of threads. */
export function layOutTurns(tables: Tables, ways: Ways, walks: TurnWalks, threads: number) {
  const { categories, rolls, slots } = tables;
  const rerolls = rolls - 1;
  const jobSize = roundUp(JOB.landings + 2 * WORD * LANDINGS * categories.length);
  const endings = 2 * ENDING.size * ways.all.length;
  // The chances come first, so that the values of a turn lie at places after them.
  const scratch = placesOf({
    chances: BLOCK,
    values: BLOCK * Math.max(1, rerolls),
    bests: BLOCK * Math.max(1, rerolls),
    worths: PAIR * ways.all.length,
    shares: PAIR * ways.all.length,
    zero: PAIR,
  });
  const scratchSize = Math.ceil((scratch.end + 4096) / 4096) * 4096;
  const places = placesOf({
    control: CONTROL_BYTES,
    more: walks.more.table.byteLength,
    less: walks.less.table.byteLength,
    back: walks.back.table.byteLength,
    firstRoll: BLOCK,
    ...planSizes(ways, 2 * ROUND),
    values: NUMBER * slots,
    jobs: 2 * ROUND * jobSize,
    endings: 2 * ROUND * endings,
    scratch: threads * scratchSize,
  });
  const pages = Math.ceil(places.end / 65536);
  return { ...places, in: scratch, scratchSize, jobSize, endingsSize: endings, pages, rerolls };
}

export const roundUp = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED;

/** One area after the other, each beginning at a cache line. */
export function placesOf<Name extends string>(sizes: Readonly<Record<Name, number>>): Readonly<Record<Name | 'end', number>> {
  let end = 0;
  const places: Record<string, number> = {};
  for (const [name, size] of Object.entries<number>(sizes)) {
    places[name] = end;
    end += roundUp(size);
  }
  return { ...places, end } as Record<Name | 'end', number>;
}
