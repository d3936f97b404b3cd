/** Where everything of the chart stands, in pixels: the bars, the line, the drops and their flags. */
import { isCostly, type CourseStep } from '@yaht/coach';
import type { ErrorClass } from '@yaht/solver';

/** One bar is so many points. */
const BAR = 20;
const MARGIN = { left: 40, right: 52, top: 24, bottom: 22 };
/** The share of a turn that a drop is wide. */
const DROP = 0.16;
/** A loss below this is not drawn. */
const SEEN = 0.02;

type Drop = {
  readonly step: CourseStep;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its flag hangs; null for a loss that has none. */
  readonly flag: { readonly x: number; readonly y: number; readonly class: ErrorClass } | null;
};

export type CourseShape = {
  readonly path: string;
  readonly drops: readonly Drop[];
  readonly bars: readonly { readonly points: number; readonly y: number; readonly height: number; readonly isBand: boolean }[];
  readonly turns: readonly { readonly round: number; readonly x: number; readonly width: number }[];
  readonly start: { readonly x: number; readonly y: number };
  readonly end: { readonly x: number; readonly y: number };
  readonly inside: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly luckiest: { readonly step: CourseStep; readonly x: number; readonly y: number } | null;
};

export function courseShape(steps: readonly CourseStep[], rounds: number, width: number, height: number): CourseShape {
  const inside = { left: MARGIN.left, right: width - MARGIN.right, top: MARGIN.top, bottom: height - MARGIN.bottom };
  const turnWidth = (inside.right - inside.left) / Math.max(1, rounds);
  const all = steps.flatMap(({ before, after }) => [before, after]);
  const low = BAR * Math.floor(Math.min(...all) / BAR);
  const high = BAR * Math.max(low / BAR + 2, Math.ceil(Math.max(...all) / BAR));
  const yOf = (points: number): number => inside.bottom - ((points - low) / (high - low)) * (inside.bottom - inside.top);
  const xs = placesOf(steps, inside.left, turnWidth);
  const half = (DROP * turnWidth) / 2;
  const drops = steps.flatMap((step, i): Drop[] => {
    if (step.move.type === 'roll' || step.move.loss < SEEN) return [];
    const y = yOf(step.before);
    const drop = { step, x: (xs[i] ?? 0) - half, y, width: 2 * half, height: Math.max(2, yOf(step.after) - y) };
    return [{ ...drop, flag: null }];
  });
  return {
    path: pathOf(steps, xs, yOf, half, inside.left),
    drops: withFlags(drops, inside.bottom, inside.right - inside.left),
    bars: barsOf(low, high, yOf),
    turns: Array.from({ length: rounds }, (_, i) => ({ round: i + 1, x: inside.left + i * turnWidth, width: turnWidth })),
    start: { x: inside.left, y: yOf(steps[0]?.before ?? 0) },
    end: { x: (xs.at(-1) ?? inside.left) + half, y: yOf(steps.at(-1)?.after ?? 0) },
    inside,
    luckiest: luckiestOf(steps, xs, yOf),
  };
}

/** The steps of a turn stand at equal distances in it. */
function placesOf(steps: readonly CourseStep[], left: number, turnWidth: number): readonly number[] {
  const counts = new Map<number, number>();
  for (const { round } of steps) counts.set(round, (counts.get(round) ?? 0) + 1);
  const seen = new Map<number, number>();
  return steps.map(({ round }) => {
    const place = seen.get(round) ?? 0;
    seen.set(round, place + 1);
    return left + turnWidth * (round - 1 + (place + 0.5) / (counts.get(round) ?? 1));
  });
}

/** A roll moves the line; where a decision lost something, the drop takes its place. */
function pathOf(
  steps: readonly CourseStep[],
  xs: readonly number[],
  yOf: (points: number) => number,
  half: number,
  left: number,
): string {
  const parts = [`M${round(left)} ${round(yOf(steps[0]?.before ?? 0))}`];
  steps.forEach(({ move, after }, i) => {
    const [x, y] = [xs[i] ?? 0, yOf(after)];
    if (move.type === 'roll') parts.push(`H${round(x)}V${round(y)}`);
    else if (move.loss >= SEEN) parts.push(`H${round(x - half)}M${round(x + half)} ${round(y)}`);
  });
  return `${parts.join('')}H${round((xs.at(-1) ?? left) + half)}`;
}

const round = (value: number): number => Math.round(10 * value) / 10;

const FLAG = { width: 26, height: 22, away: 12 };
/** More flags than these, for so many pixels each, would hide the line. */
const PIXELS_FOR_A_FLAG = 48;

/** The costliest drops have flags below them; one that would touch another moves on, and near the ground they stand above. */
function withFlags(drops: readonly Drop[], bottom: number, width: number): readonly Drop[] {
  const hung: { readonly x: number; readonly y: number }[] = [];
  const isFree = (x: number, y: number): boolean =>
    hung.every(other => Math.abs(other.x - x) >= FLAG.width || Math.abs(other.y - y) >= FLAG.height);
  const flagged = worstOf(drops, Math.floor(width / PIXELS_FOR_A_FLAG));
  return drops.map(drop => {
    const { move } = drop.step;
    if (move.type === 'roll' || !flagged.includes(drop)) return drop;
    const x = drop.x + drop.width / 2;
    let y = drop.y + drop.height + FLAG.away;
    while (!isFree(x, y)) y += 4;
    if (y > bottom - FLAG.height) {
      y = drop.y - FLAG.away - FLAG.height;
      while (!isFree(x, y)) y -= 4;
    }
    hung.push({ x, y });
    return { ...drop, flag: { x, y, class: move.class } };
  });
}

function worstOf(drops: readonly Drop[], most: number): readonly Drop[] {
  const lossOf = ({ step: { move } }: Drop): number => (move.type === 'decision' ? move.loss : 0);
  return drops
    .filter(({ step: { move } }) => move.type === 'decision' && isCostly(move))
    .toSorted((one, other) => lossOf(other) - lossOf(one))
    .slice(0, most);
}

function barsOf(low: number, high: number, yOf: (points: number) => number): CourseShape['bars'] {
  return Array.from({ length: (high - low) / BAR }, (_, i) => {
    const points = low + i * BAR;
    const y = yOf(points + BAR);
    return { points, y, height: yOf(points) - y, isBand: (points / BAR) % 2 === 0 };
  });
}

/** The roll that gave most, when it is worth a note. */
function luckiestOf(
  steps: readonly CourseStep[],
  xs: readonly number[],
  yOf: (points: number) => number,
): CourseShape['luckiest'] {
  const luckOf = ({ move }: CourseStep): number => (move.type === 'roll' ? move.luck : 0);
  const at = steps.reduce((most, step, i) => (luckOf(step) > luckOf(steps[most] as CourseStep) ? i : most), 0);
  const step = steps[at];
  return step && luckOf(step) >= 15 ? { step, x: xs[at] ?? 0, y: yOf(step.after) } : null;
}
