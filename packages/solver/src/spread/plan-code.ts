/** Going through a plan: code for the steps of a job, whose parameters are `scratch, job`. */
import { get, i32, loopWhile, repeatWhile, set, type Code } from '../kernel/wasm.ts';
import { advance } from './codes.ts';
import { CATEGORY, PLAN, WAY } from './plans.ts';

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

/** Goes through the choices of a category; `choice` becomes the address of each. */
export const forEachChoice = (choice: number, category: number, body: Code): Code =>
  forEachIn(choice, i32.load(get(category), CATEGORY.choices), i32.load(get(category), CATEGORY.choicesEnd), body);

/** Goes through what five alike may do. */
export const forEachJoker = (choice: number, body: Code): Code =>
  forEachIn(choice, i32.load(get(PLAN_AT), PLAN.jokers), i32.load(get(PLAN_AT), PLAN.jokersEnd), body);

/** Goes through the ways of the open categories and of the jokers, some of these more than once. */
export const forEachWay = (place: number, category: number, way: number, ways: number, body: Code): Code => [
  forEachOpen(place, category, [
    set(way, i32.load(get(category), CATEGORY.ways)),
    repeatWhile([body, advance(way, WAY.size)], i32.isLess(get(way), i32.load(get(category), CATEGORY.waysEnd))),
  ]),
  forEachJoker(place, [set(way, i32.add(i32.const(ways), i32.load16(get(place), 2))), body]),
];

/** The row and the way of a choice, as places in the scratch area. */
export const rowOf = (choice: number): Code => i32.add(get(SCRATCH), i32.load16(get(choice)));
export const wayOf = (choice: number): Code => i32.add(get(SCRATCH), i32.load16(get(choice), 2));

const forEachIn = (choice: number, begin: Code, end: Code, body: Code): Code => [
  set(choice, begin),
  loopWhile(i32.isLess(get(choice), end), [body, advance(choice, 4)]),
];
