/** Perfect play of one turn for two cards at once: how likely it ends in each way. */
import { ROLLS } from '../../tables/dice-tables.ts';
import {
  assemble,
  call,
  f64x2,
  get,
  i32,
  loopWhile,
  repeatWhile,
  set,
  v128,
  when,
  type Code,
  type FunctionType,
  type ModuleParts,
} from '../../kernel/wasm.ts';
import { advance, clearBytes, copyBytes, copyNumber, pair } from './codes.ts';
import { noteCode, noteListCode, pushCode } from './cell-code.ts';
import { helpCode, shareCode, taskOfRound } from './crew.ts';
import { landingsCode } from './landing-code.ts';
import { forEachEarning, forEachJoker, forEachOpen, forEachWay, JOB_AT, readPlan, rowOf, SCRATCH, wayOf } from './plan-code.ts';
import { CATEGORY, WAY } from './plans.ts';
import { ENDING, JOB, type TurnLayout, type TurnWalks } from './turn-layout.ts';
import { BLOCK, clearKept, holdCode, ROW } from './walks.ts';

/** The kinds of rounds: turns, and chances that move on. */
export const TASK = { turns: 0, push: 1 } as const;

export type TurnExports = {
  readonly share: () => void;
  /** Notes where the turns of these jobs lead. */
  readonly note: (first: number, end: number) => void;
};

/** The module: `work(thread)` for helpers, `share()` and `note()` for the caller. */
export function turnModule(layout: TurnLayout, walks: TurnWalks, { cap, memory }: ModuleNeeds): Uint8Array<ArrayBuffer> {
  const functions: FunctionType[] = [];
  const define = (code: FunctionType): number => functions.push(code) - 1;
  const { rerolls } = layout;
  const { chances, values, bests } = layout.in;
  const stages = Array.from({ length: rerolls }, (_, stage) => stage * BLOCK);
  const there = { value: define(walks.value.code(layout.value)), choose: define(walks.choose.code(layout.choose)) };
  const holds = stages.map(stage =>
    define(holdCode(walks.hold.walk, layout.hold, values + stage - chances, bests + stage - chances)),
  );
  const thrown = define(walks.thrown.code(layout.thrown));
  const steps = [
    define(landingsCode(cap)),
    define(worthCode(layout)),
    define(valueCode(layout)),
    define(thereCode(layout, there)),
    define(backCode(layout, holds, thrown)),
    define(shareOutCode(layout)),
    define(listCode(layout)),
  ];
  const jobs = define(taskCode(define(jobsCode(layout, steps)), define(pushCode(layout))));
  const place = { scratch: layout.scratch, scratchSize: layout.scratchSize, jobs };
  const note = define(noteCode(layout, define(noteListCode(layout))));
  const exports = { work: define(helpCode(place)), share: define(shareCode(place)), note };
  return assemble({ memory, functions, exports });
}

type ModuleNeeds = { readonly cap: number; readonly memory: ModuleParts['memory'] };

/** Parameters `scratch, first, last`: jobs of either kind. */
function taskCode(turns: number, push: number): FunctionType {
  const all = [0, 1, 2].map(get);
  return { params: 3, locals: [], body: when(taskOfRound, call(push, ...all), call(turns, ...all)) };
}

const [scratch, job] = [SCRATCH, JOB_AT];
/** Bytes of the place of a roll. */
const ROLL = 2;

/** Parameters `scratch, first, last`: jobs, one after the other. */
function jobsCode({ jobs, jobSize }: TurnLayout, steps: readonly number[]): FunctionType {
  const [, first, last, at] = [0, 1, 2, 3];
  const body = [
    set(at, i32.add(i32.const(jobs), i32.mul(get(first), i32.const(jobSize)))),
    steps.map(step => call(step, get(scratch), get(at))),
    advance(first, 1),
  ];
  return { params: 3, locals: ['i32'], body: loopWhile(i32.isLess(get(first), get(last)), body) };
}

/** What every way of an open category is worth: its points, and the value of the card after it. */
function worthCode({ ways, in: { worths } }: TurnLayout): FunctionType {
  const [place, category, way, landing] = [3, 4, 5, 6];
  const next = f64x2.loadLane(i32.load(get(landing), 4), f64x2.loadSplat(i32.load(get(landing))), 1);
  const worth = [
    set(landing, i32.add(get(job), i32.load(get(way), WAY.landing))),
    v128.store(
      i32.add(get(scratch), i32.sub(get(way), i32.const(ways))),
      f64x2.add(next, f64x2.loadSplat(get(way), WAY.points)),
      worths,
    ),
  ];
  return {
    params: 2,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32'],
    body: [readPlan, forEachWay(place, category, way, ways, worth)],
  };
}

/** Rows, and rolls, that are gone through together: whole numbers of them are all. */
const [SPREAD, ROLLS_TOGETHER] = [6, 4];

/** What every roll is worth when it is the last: the best zero, points, or what five alike may do. */
function valueCode({ in: { values, worths, zero } }: TurnLayout): FunctionType {
  const [place, category, choice, row, way, end, worth] = [3, 4, 5, 6, 7, 8, 9];
  const raise = (to: Code, offset: number, worth: Code): Code => v128.store(to, f64x2.max(v128.load(to, offset), worth), offset);
  const take = [set(row, rowOf(choice)), raise(get(row), values, v128.load(wayOf(choice), worths))];
  const zeroOf = v128.load(i32.add(get(scratch), i32.load(get(category), CATEGORY.zero)), worths);
  const rolls = i32.add(get(scratch), i32.const(BLOCK));
  const some = Array.from({ length: SPREAD }, (_, i) => v128.store(get(row), get(worth), values + i * ROW));
  const spread = [
    set(row, get(scratch)),
    set(worth, v128.load(get(scratch), zero)),
    // All keeps: rolls lie between the others, which are valued before anybody reads them.
    repeatWhile([some, advance(row, SPREAD * ROW)], i32.isLess(get(row), rolls)),
  ];
  const points = forEachEarning([way, choice, end], category, {
    before: set(worth, v128.load(get(way), worths)),
    roll: at => [set(row, at), raise(get(row), values, get(worth))],
  });
  const forget = v128.store(rowOf(choice), f64x2.splat(-Infinity), values);
  return {
    params: 2,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'v128'],
    body: [
      readPlan,
      v128.store(get(scratch), f64x2.splat(-Infinity), zero),
      forEachOpen(place, category, raise(get(scratch), zero, zeroOf)),
      spread,
      forEachOpen(place, category, points),
      forEachJoker(choice, forget),
      forEachJoker(choice, take),
    ],
  };
}

/** From the last roll to the first: what every keep is worth, and the best inside every roll, kept for every reroll. */
function thereCode({ rerolls, in: { values, bests } }: TurnLayout, walks: { value: number; choose: number }): FunctionType {
  const at = (offset: number): Code => i32.add(get(scratch), i32.const(offset));
  const body = Array.from({ length: rerolls }, (_, i) => {
    const [value, best] = [values + i * BLOCK, bests + i * BLOCK];
    return [
      i > 0 ? copyBytes(at(value), at(best - BLOCK), i32.const(BLOCK)) : [],
      call(walks.value, at(value), i32.const(ROW)),
      copyBytes(at(best), at(value), i32.const(BLOCK)),
      call(walks.choose, at(best), i32.const(ROW)),
    ];
  });
  return { params: 2, locals: [], body };
}

/** From the first roll to the last: how likely each of them is. */
function backCode({ firstRoll, in: { chances } }: TurnLayout, holds: readonly number[], thrown: number): FunctionType {
  const at = i32.add(get(scratch), i32.const(chances));
  const [block, nothing] = [3, 4];
  const rerolls = holds
    .toReversed()
    .map((hold, i) => [i > 0 ? clearKept(block, nothing) : [], call(hold, get(block)), call(thrown, get(block), i32.const(ROW))]);
  return {
    params: 2,
    locals: ['i32', 'i32', 'v128'],
    body: [set(block, at), copyBytes(get(block), i32.const(firstRoll), i32.const(BLOCK)), rerolls],
  };
}

/** Gives the chance of every last roll to the way it ends in; among equals a zero, then the first category. */
function shareOutCode({ rolls, in: { chances, values, worths, shares, zero } }: TurnLayout): FunctionType {
  const [place, category, list, row, way, end, chance, mask, worth, share] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  /** Moves the chance of a roll to the share when the worth is the best there is. */
  const give = (at: Code): Code => [
    set(row, at),
    set(mask, pair.isSame(get(worth), v128.load(get(row), values))),
    set(chance, v128.load(get(row), chances)),
    set(share, f64x2.add(get(share), pair.and(get(chance), get(mask)))),
    v128.store(get(row), pair.except(get(chance), get(mask)), chances),
  ];
  const begin = [set(worth, v128.load(get(way), worths)), set(share, v128.load(get(way), shares))];
  const finish = v128.store(get(way), get(share), shares);
  const toZeros = [
    Array.from({ length: ROLLS_TOGETHER }, (_, i) => give(rowOf(place, i * ROLL))),
    advance(place, ROLLS_TOGETHER * ROLL),
  ];
  const zeroes = [
    set(way, i32.add(get(scratch), i32.load(get(category), CATEGORY.zero))),
    set(mask, pair.isSame(get(worth), v128.load(get(way), worths))),
    v128.store(get(way), f64x2.add(v128.load(get(way), shares), pair.and(get(share), get(mask))), shares),
    set(share, pair.except(get(share), get(mask))),
  ];
  return {
    params: 2,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'v128', 'v128', 'v128', 'v128'],
    body: [
      readPlan,
      clearBytes(i32.add(get(scratch), i32.const(shares)), i32.const(zero - shares)),
      forEachJoker(list, [set(way, wayOf(list)), begin, give(rowOf(list)), finish]),
      set(worth, v128.load(get(scratch), zero)),
      set(share, f64x2.splat(0)),
      set(place, i32.const(rolls)),
      repeatWhile(toZeros, i32.isLess(get(place), i32.const(rolls + ROLLS * ROLL))),
      forEachOpen(place, category, zeroes),
      forEachOpen(place, category, forEachEarning([way, list, end], category, { before: begin, roll: give, after: finish })),
    ],
  };
}

/** Writes down the ways with a chance, for each of the two cards; one way is listed once. */
function listCode({ ways, values, in: { shares } }: TurnLayout): FunctionType {
  const [place, category, way, share, out] = [3, 4, 5, 6, 7];
  const landing = (lane: number): Code => i32.load(i32.add(get(job), i32.load(get(way), WAY.landing)), 4 * lane);
  const list = (lane: number): Code => [
    set(share, i32.add(get(scratch), i32.sub(get(way), i32.const(ways)))),
    when(i32.load(get(share), shares + 8 * lane + 4), [
      i32.store(get(out), i32.sub(landing(lane), i32.const(values)), ENDING.slot),
      i32.store(get(out), i32.sub(get(way), i32.const(ways)), ENDING.way),
      copyNumber(get(out), i32.add(get(share), i32.const(shares + 8 * lane)), ENDING.chance),
      i32.store(get(share), i32.const(0), shares + 8 * lane + 4),
      advance(out, ENDING.size),
    ]),
  ];
  const listAll = (lane: number): Code => forEachWay(place, category, way, ways, list(lane));
  return {
    params: 2,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    body: [
      readPlan,
      set(out, i32.load(get(job), JOB.endings)),
      listAll(0),
      i32.store(get(job), get(out), JOB.end),
      listAll(1),
      i32.store(get(job), get(out), JOB.endOther),
    ],
  };
}
