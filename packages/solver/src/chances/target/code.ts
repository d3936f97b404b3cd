/** One turn for sixteen numbers of points at once: the lattice of the kernel, with chances instead of points. */
import { defineWalks, tableSizes, turnOf, type Walks } from '../../kernel/walks/turn-walks.ts';
import { RESULT, type Rows } from '../../kernel/walks/walk.ts';
import { pagesFor, placesOf, roundUp, threadSize, VECTOR } from '../../kernel/places.ts';
import {
  assemble,
  call,
  f32x4,
  get,
  i32,
  loopWhile,
  repeatWhile,
  set,
  v128,
  type Code,
  type FunctionType,
} from '../../kernel/wasm.ts';
import { advance } from '../spread/codes.ts';
import { CONTROL_BYTES, helpCode, shareCode } from '../spread/crew.ts';
import {
  forEachEarning,
  forEachJoker,
  forEachOpen,
  forEachWay,
  JOB_AT,
  readPlan,
  rowOf,
  SCRATCH,
  wayOf,
} from '../spread/plan-code.ts';
import { CATEGORY, planSizes, WAY } from '../spread/plans.ts';
import { LANDINGS, type Ways } from '../spread/ways.ts';
import type { Tables } from '../../tables/tables.ts';

/** Numbers of points that are worked on together: with more, more of them would lie beyond the band of a card. */
export const TOGETHER = 16;
const ROW = TOGETHER * 4;
export const ROWS: Rows = { bytes: ROW, inOrder: false };

/** A card: its plan, its lowest points in bytes, where its chances begin and end, and its landings. */
export const JOB = { plan: 0, low: 4, begin: 8, end: 12, landings: 16 } as const;
/** A landing: where no points would lie, and between which addresses sixteen may be read. */
export const LANDING = { base: 0, min: 4, max: 8, size: 16 } as const;
/** Cards in one round; two rounds have room. */
export const ROUND = 512;

export type TargetLayout = ReturnType<typeof layOutTarget>;

/** Lays out the memory: tables, jobs, a working area for each thread, then the chances. */
export function layOutTarget(tables: Tables, ways: Ways, walks: Walks, bytes: number, threads: number) {
  const jobSize = roundUp(JOB.landings + LANDING.size * LANDINGS * tables.categories.length);
  const scratch = placesOf({ block: (RESULT + 1) * ROW, sources: WAY.size * ways.all.length });
  const scratchSize = threadSize(scratch.end);
  const places = placesOf({
    control: CONTROL_BYTES,
    ...tableSizes(walks),
    ...planSizes(ways, 2 * ROUND),
    jobs: 2 * ROUND * jobSize,
    scratch: threads * scratchSize,
    chances: bytes,
  });
  return { ...places, in: scratch, scratchSize, jobSize, pages: pagesFor(places.end) };
}

/** The module: `work(thread)` for helpers, `share()` for the caller. */
export function targetModule(rolls: number, layout: TargetLayout, walks: Walks, shared: boolean): Uint8Array<ArrayBuffer> {
  const functions: FunctionType[] = [];
  const define = (code: FunctionType): number => functions.push(code) - 1;
  const turn = turnOf(rolls, defineWalks(walks, layout, define));
  const jobs = define(jobsCode(layout, define(aimCode(layout)), define(chancesCode(layout)), turn));
  const place = { scratch: layout.scratch, scratchSize: layout.scratchSize, jobs };
  const exports = { work: define(helpCode(place)), share: define(shareCode(place)) };
  return assemble({ memory: { pages: layout.pages, shared }, functions, exports });
}

const columns = Array.from({ length: ROW / VECTOR }, (_, column) => column * VECTOR);
const ANSWER = RESULT * ROW;

/** Parameters `scratch, first, last`: cards, one after the other, sixteen numbers of points at a time. */
function jobsCode({ jobs, jobSize }: TargetLayout, aim: number, chances: number, turn: readonly number[]): FunctionType {
  const [, first, last, job, at] = [0, 1, 2, 3, 4];
  const copy = (column: number): Code => v128.store(get(at), v128.load(get(SCRATCH), ANSWER + column), column);
  const sixteen = [
    call(aim, get(SCRATCH), get(job), i32.sub(get(at), i32.load(get(job), JOB.begin))),
    call(chances, get(SCRATCH), get(job)),
    turn.map(walk => call(walk, get(SCRATCH), i32.const(ROW))),
    columns.map(copy),
    advance(at, ROW),
  ];
  const body = [
    set(job, i32.add(i32.const(jobs), i32.mul(get(first), i32.const(jobSize)))),
    set(at, i32.load(get(job), JOB.begin)),
    loopWhile(i32.isLess(get(at), i32.load(get(job), JOB.end)), sixteen),
    advance(first, 1),
  ];
  return { params: 3, locals: ['i32', 'i32'], body: loopWhile(i32.isLess(get(first), get(last)), body) };
}

/** Parameters `scratch, job, offset`: turns every way to the chances of sixteen numbers of points, so far into the band. */
function aimCode({ ways, in: { sources } }: TargetLayout): FunctionType {
  const [, , offset, place, category, way, landing, address] = [0, 1, 3, 4, 5, 6, 7, 8];
  const within = (bound: Code, isOutside: number): Code =>
    set(address, [get(address), bound, get(address), bound, isOutside, 0x1b]);
  const body = [
    set(landing, i32.add(get(JOB_AT), i32.load(get(way), WAY.landing))),
    set(address, i32.add(i32.add(i32.load(get(landing), LANDING.base), i32.load(get(way), WAY.bytes)), get(offset))),
    within(i32.load(get(landing), LANDING.min), GREATER),
    within(i32.load(get(landing), LANDING.max), LESS),
    i32.store(i32.add(get(SCRATCH), i32.sub(get(way), i32.const(ways))), get(address), sources),
  ];
  return {
    params: 3,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    body: [set(offset, i32.add(get(2), i32.load(get(JOB_AT), JOB.low))), readPlan, forEachWay(place, category, way, ways, body)],
  };
}

/** Signed: an address that no points would have can lie before all memory. */
const [LESS, GREATER] = [0x48, 0x4a];

/** The chances of the last rolls: the best zero, points, or what five alike may do. The block lies at the start of the scratch. */
function chancesCode({ in: { sources } }: TargetLayout): FunctionType {
  const [place, category, choice, row, source, way, end] = [3, 4, 5, 6, 7, 8, 9];
  const raise = (offset: number): Code =>
    columns.map(column =>
      v128.store(get(row), f32x4.max(v128.load(get(row), offset + column), v128.load(get(source), column)), offset + column),
    );
  const sourceAt = (way: Code): Code => set(source, i32.load(way, sources));
  const clear = (offset: number): Code => columns.map(column => v128.store(get(row), f32x4.splat(0), offset + column));
  const take = [set(row, rowOf(choice)), sourceAt(wayOf(choice)), raise(0)];
  const points = forEachEarning([way, choice, end], category, {
    before: sourceAt(get(way)),
    roll: at => [set(row, at), raise(0)],
  });
  const zero = [sourceAt(i32.add(get(SCRATCH), i32.load(get(category), CATEGORY.zero))), raise(ANSWER)];
  const spread = [
    columns.map(column => v128.store(get(row), v128.load(get(SCRATCH), ANSWER + column), column)),
    advance(row, ROW),
  ];
  return {
    params: 2,
    locals: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    body: [
      readPlan,
      set(row, get(SCRATCH)),
      clear(ANSWER),
      forEachOpen(place, category, zero),
      // All keeps: rolls lie between the others, which are valued before anybody reads them.
      repeatWhile(spread, i32.isLess(get(row), i32.add(get(SCRATCH), i32.const(ANSWER)))),
      forEachOpen(place, category, points),
      forEachJoker(choice, [set(row, rowOf(choice)), clear(0)]),
      forEachJoker(choice, take),
    ],
  };
}
