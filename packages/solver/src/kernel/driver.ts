/** What a thread does: take jobs, fill blocks with columns, walk the lattice, write the values, level by level. */
import type { Tables } from '../tables/tables.ts';
import { COLUMNS, RESULT, ROW } from './walks/walk.ts';
import { VECTOR } from './places.ts';
import { CONTROL, JOB_BYTES, LEVEL, SCRATCH, type Layout } from './layout.ts';
import {
  atomic,
  call,
  get,
  i32,
  loopWhile,
  repeatWhile,
  set,
  tee,
  v128,
  when,
  type Code,
  type Float,
  type FunctionType,
} from './wasm.ts';

/** The functions that value the rolls, by their place in the module. */
type ScoringPlaces = {
  readonly futures: number;
  readonly rolls: number;
  readonly tiers: readonly { readonly place: number; readonly categories: readonly number[] }[];
  readonly joker: number;
};

/** Parameters `scratch, slot, lanes, steps`: the values after the last roll, for one column of the block. */
export function columnCode(tables: Tables, layout: Layout, places: ScoringPlaces): FunctionType {
  const [scratch, slot, lanes, steps, column] = [0, 1, 2, 3, 4];
  const isOpen = (category: number): Code =>
    i32.isDifferent(i32.load(get(scratch), SCRATCH.afterZero + category * 4), i32.const(layout.closed));
  const isAnyOpen = (categories: readonly number[]): Code => categories.map(isOpen).reduce((one, other) => i32.or(one, other));
  const body = [
    set(column, i32.add(get(scratch), i32.add(get(slot), i32.const(SCRATCH.block)))),
    call(places.futures, get(scratch), get(lanes), get(steps), get(slot)),
    call(places.rolls, get(column), get(scratch)),
    places.tiers.map(({ place, categories }) => when(isAnyOpen(categories), call(place, get(column), get(scratch)))),
    tables.joker ? when(i32.load(get(scratch), SCRATCH.jokers), call(places.joker, get(column), get(scratch), get(slot))) : [],
  ];
  return { params: 4, locals: ['i32'], body };
}

/** Parameters `scratch, used`: plays the turn for all columns of the block, and writes the values of those in use. */
export function finishCode(float: Float, walks: readonly number[]): FunctionType {
  const [scratch, used, slot] = [0, 1, 2];
  const at = i32.add(get(scratch), get(slot));
  const value = float.add(v128.load(at, SCRATCH.block + RESULT * ROW), v128.load(at, SCRATCH.bases));
  const target = i32.load(i32.add(get(scratch), i32.shr(get(slot), i32.const(2))), SCRATCH.targets);
  const write = [v128.store(target, value), set(slot, i32.add(get(slot), i32.const(VECTOR)))];
  return {
    params: 2,
    locals: ['i32'],
    body: [
      walks.map(walk => call(walk, i32.add(get(scratch), i32.const(SCRATCH.block)), get(used))),
      repeatWhile(write, i32.isLess(get(slot), get(used))),
    ],
  };
}

/** Parameters `scratch, first, last`: the columns of these jobs, a block at a time. */
export function jobsCode(
  float: Float,
  layout: Layout,
  places: { readonly prepare: number; readonly column: number; readonly finish: number },
): FunctionType {
  const [scratch, first, last, slot, lanes, steps] = [0, 1, 2, 3, 4, 5];
  const stepSize = 6 * float.lanes * Uint16Array.BYTES_PER_ELEMENT;
  const advance = (local: number, by: number): Code => set(local, i32.add(get(local), i32.const(by)));
  const finish = [call(places.finish, get(scratch), get(slot)), set(slot, i32.const(0))];
  const target = i32.add(get(scratch), i32.shr(get(slot), i32.const(2)));
  const column = [
    call(places.column, get(scratch), get(slot), get(lanes), get(steps)),
    i32.store(target, i32.add(i32.load(get(scratch), SCRATCH.values), get(lanes)), SCRATCH.targets),
    advance(slot, VECTOR),
    advance(lanes, VECTOR),
    advance(steps, stepSize),
    when(i32.eq(get(slot), i32.const(COLUMNS * VECTOR)), finish),
  ];
  const body = [
    call(places.prepare, get(scratch), i32.load(i32.mul(get(first), i32.const(JOB_BYTES)), layout.jobs)),
    set(lanes, i32.const(0)),
    set(steps, i32.const(0)),
    repeatWhile(column, i32.isLess(get(lanes), i32.load(get(scratch), SCRATCH.width))),
    advance(first, 1),
  ];
  return {
    params: 3,
    locals: ['i32', 'i32', 'i32'],
    body: [loopWhile(i32.isLess(get(first), get(last)), body), when(get(slot), finish)],
  };
}

/**
 * Parameters `scratch, row, lanes, steps, rerolls`: one column only, as far as the rolls and keeps of a turn with so many rerolls
 * left. Afterwards the block holds the value of every keep, relative to the best zero.
 */
export function askCode(places: {
  readonly prepare: number;
  readonly column: number;
  readonly value: number;
  readonly choose: number;
}): FunctionType {
  const [scratch, row, lanes, steps, rerolls, block] = [0, 1, 2, 3, 4, 5];
  const reroll = [
    call(places.value, get(block), i32.const(VECTOR)),
    set(rerolls, i32.sub(get(rerolls), i32.const(1))),
    when(get(rerolls), call(places.choose, get(block), i32.const(VECTOR))),
  ];
  return {
    params: 5,
    locals: ['i32'],
    body: [
      set(block, i32.add(get(scratch), i32.const(SCRATCH.block))),
      call(places.prepare, get(scratch), get(row)),
      call(places.column, get(scratch), i32.const(0), get(lanes), get(steps)),
      loopWhile(get(rerolls), reroll),
    ],
  };
}

/**
 * Parameters `thread, level, chunks`: takes so many chunks of jobs from a level, as long as there are some. Chunks become smaller
 * towards the end of a level, so that all threads finish it together.
 */
export function shareCode(layout: Layout, jobs: number): FunctionType {
  const [thread, level, chunks, end, first, size, last, done] = [0, 1, 2, 3, 4, 5, 6, 7];
  const control = i32.const(layout.control);
  const left = i32.sub(get(end), atomic.load(get(level), LEVEL.next));
  const take = [
    set(size, i32.add(i32.min(i32.shr(left, i32.const(4)), i32.const(LARGEST_CHUNK - 1)), i32.const(1))),
    set(first, atomic.add(get(level), get(size), LEVEL.next)),
    set(chunks, i32.sub(get(chunks), i32.const(1))),
  ];
  const scratch = i32.add(i32.const(layout.scratch), i32.mul(get(thread), i32.const(layout.scratchSize)));
  const chunk = [
    set(last, i32.min(i32.add(get(first), get(size)), get(end))),
    call(jobs, scratch, get(first), get(last)),
    set(size, i32.sub(get(last), get(first))),
    set(done, i32.add(atomic.add(control, get(size), CONTROL.done), get(size))),
    when(i32.eq(get(done), get(end)), atomic.notify(control, CONTROL.done)),
  ];
  const isGoingOn = i32.and(i32.isSet(get(chunks)), i32.isZero(atomic.load(control, CONTROL.cancelled)));
  const isThere = i32.isLess(get(first), get(end));
  return {
    params: 3,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32'],
    body: [
      set(end, i32.load(get(level), LEVEL.end)),
      loopWhile(isGoingOn, [take, when(isThere, chunk, set(chunks, i32.const(0)))]),
    ],
  };
}

const LARGEST_CHUNK = 32;
/** More than any level has. */
const ALL_CHUNKS = 2 ** 30;

/** Looks at how far the others are, some 50 microseconds of them: they are about to finish, and to be woken takes as long. */
export const LOOKS = 2 ** 15;

/**
 * Parameter `thread`: all levels, together with whoever else works. A level is done when all its jobs are; a thread that finds
 * none left looks on for a moment and then sleeps until then. A thread may come late or not at all.
 */
export function workCode(tables: Tables, layout: Layout, share: number): FunctionType {
  const [thread, level, done, looks] = [0, 1, 2, 3];
  const control = i32.const(layout.control);
  const isOpen = i32.isLess(tee(done, atomic.load(control, CONTROL.done)), i32.load(get(level), LEVEL.end));
  const isGoingOn = i32.isZero(atomic.load(control, CONTROL.cancelled));
  const isPatient = i32.isLess(tee(looks, i32.add(get(looks), i32.const(1))), i32.const(LOOKS));
  const body = [
    call(share, get(thread), get(level), i32.const(ALL_CHUNKS)),
    set(looks, i32.const(0)),
    loopWhile(i32.and(isOpen, isPatient), []),
    loopWhile(i32.and(isOpen, isGoingOn), atomic.wait(control, get(done), CONTROL.done)),
    set(level, i32.add(get(level), i32.const(LEVEL.size))),
  ];
  const levels = layout.control + CONTROL.levels;
  return {
    params: 1,
    locals: ['i32', 'i32', 'i32'],
    body: [
      set(level, i32.const(levels)),
      repeatWhile(body, i32.isLess(get(level), i32.const(levels + tables.categories.length * LEVEL.size))),
    ],
  };
}
