/** A scoring as it is counted before the eyes of the player: what did something, one after the other, up to what the rules say. */
import { isAtWork, type Op, type RunDiceScored, type RunEvent, type Source, type Step } from '@yaht/rules';
import type { CountPace } from './count-pace.ts';

/** One step, in whole points. */
export type CountStep = {
  readonly source: Source;
  /** The dice it comes from, by position. */
  readonly dice: readonly number[];
  readonly op: Op;
  readonly before: number;
  readonly after: number;
  /** The charms that had a hand in it. */
  readonly changedBy: readonly string[];
};

/** A scoring or a bank; `points` is what the rules say, and where the last step ends. */
export type RunCount = { readonly steps: readonly CountStep[]; readonly points: number };

/** The facts that are counted. */
export type CountedFact = RunDiceScored | Extract<RunEvent, { readonly type: 'Banked' }>;

/** The count of a fact; what did nothing is left out. */
export function countOf({ steps, points }: Pick<CountedFact, 'steps' | 'points'>): RunCount {
  const shown = steps.flatMap(step => (isAtWork(step) && hasEffect(step) ? [shownStep(step)] : []));
  const last = shown.at(-1);
  // Rounding and bounds of the rules have the last word.
  return { points, steps: last ? [...shown.slice(0, -1), { ...last, after: points }] : [] };
}

const hasEffect = ({ op, before, after }: Step & { readonly op: Op }): boolean =>
  op.kind === 'grant' || (op.kind === 'money' ? op.amount !== 0 : after !== before);

const shownStep = ({ source, dice, op, before, after, changedBy }: Step & { readonly op: Op }): CountStep => ({
  source,
  dice,
  op,
  before: whole(before),
  after: whole(after),
  changedBy,
});

/** As the rules round: up, so that a number on its way never stands above the one it leads to. */
const whole = (points: number): number => Math.max(0, Math.ceil(points - 1e-9));

const FIRST = 350;
const SHORTER = 0.88;
const LONGEST = 2_500;
const SLOWNESS: Readonly<Record<CountPace, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };

/** When each step is written, in milliseconds from the beginning: every step is shorter than the one before, and the whole is bounded. */
export function countTimes({ steps }: RunCount, pace: CountPace): readonly number[] {
  let end = 0;
  const ends = steps.map((_, place) => (end += FIRST * SHORTER ** place));
  const scale = SLOWNESS[pace] * Math.min(1, LONGEST / Math.max(1, end));
  return ends.map(time => Math.round(time * scale));
}

/** What stands on the counter after so many steps. */
export const countedAfter = ({ steps, points }: RunCount, written: number): number =>
  written >= steps.length ? points : (steps[written]?.before ?? points);
