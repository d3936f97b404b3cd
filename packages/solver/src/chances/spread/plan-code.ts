/** Going through a plan: code for the steps of a job, whose parameters are `scratch, job`. */
import { get, i32, loopWhile, repeatWhile, set, type Code } from '../../kernel/wasm.ts';
import { advance } from './codes.ts';
import { CATEGORY, LIST, PLAN, WAY } from './plans.ts';

/** The locals of every step. */
export const [SCRATCH, JOB_AT] = [0, 1];
const PLAN_AT = 2;

/** The first word of a job is its plan. */
export const readPlan = set(PLAN_AT, i32.load(get(JOB_AT)));

/** Goes through the open categories of a plan; `category` becomes the address of each. */
export const forEachOpen = (place: number, category: number, body: Code): Code => [
  set(place, i32.add(get(PLAN_AT), i32.const(PLAN.open))),
  repeatWhile(
    [set(category, i32.load(get(place))), body, advance(place, 4)],
    i32.isLess(get(place), i32.load(get(PLAN_AT), PLAN.openEnd)),
  ),
];

/** What is done for a way, before and after all its rolls, and for a roll whose row is at a place. */
type WayBody = { readonly before: Code; readonly roll: (row: Code) => Code; readonly after?: Code };

/** Goes through the ways of a category that have points; `way` becomes the place of each in the scratch area. */
export const forEachEarning = (
  [way, list, end]: readonly [way: number, list: number, end: number],
  category: number,
  { before, roll, after = [] }: WayBody,
): Code => {
  const rolls = [0, 2].map(offset => roll(rowOf(list, offset)));
  const body = [
    advance(way, WAY.size),
    set(end, i32.add(get(list), i32.load16(get(list), LIST.size))),
    advance(list, LIST.rows),
    before,
    repeatWhile([rolls, advance(list, 4)], i32.isLess(get(list), get(end))),
    after,
  ];
  return [
    set(way, i32.add(get(SCRATCH), i32.load(get(category), CATEGORY.zero))),
    set(list, i32.load(get(category), CATEGORY.lists)),
    loopWhile(i32.isLess(get(list), i32.load(get(category), CATEGORY.listsEnd)), body),
  ];
};

/** Goes through what five alike may do. */
export const forEachJoker = (choice: number, body: Code): Code => [
  set(choice, i32.load(get(PLAN_AT), PLAN.jokers)),
  loopWhile(i32.isLess(get(choice), i32.load(get(PLAN_AT), PLAN.jokersEnd)), [body, advance(choice, 4)]),
];

/** Goes through the ways of the open categories and of the jokers, some of these more than once. */
export const forEachWay = (place: number, category: number, way: number, ways: number, body: Code): Code => [
  forEachOpen(place, category, [
    set(way, i32.load(get(category), CATEGORY.ways)),
    repeatWhile([body, advance(way, WAY.size)], i32.isLess(get(way), i32.load(get(category), CATEGORY.waysEnd))),
  ]),
  forEachJoker(place, [set(way, i32.add(i32.const(ways), i32.load16(get(place), 2))), body]),
];

/** The row and the way of a choice, as places in the scratch area. */
export const rowOf = (choice: number, offset = 0): Code => i32.add(get(SCRATCH), i32.load16(get(choice), offset));
export const wayOf = (choice: number): Code => i32.add(get(SCRATCH), i32.load16(get(choice), 2));
