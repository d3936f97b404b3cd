/** When a puzzle comes back: later and later while it is solved, tomorrow when it is not. */

/** A day in the life of whoever plays, counted from any beginning. */
export type Day = number;

/** Days until a puzzle comes back, by how often in a row it was solved. */
export const INTERVALS = [1, 3, 7, 21] as const;

export type Progress = {
  /** How often in a row it was solved when it was due. */
  readonly stage: number;
  /** When it comes back; null when it was solved after the longest interval, and is learned. */
  readonly due: Day | null;
};

/** A new puzzle: its answer has just been seen, so it waits for tomorrow. */
export const firstProgress = (today: Day): Progress => waiting(0, today);

export const isDue = ({ due }: Progress, today: Day): boolean => due !== null && due <= today;

/** Solved: the next interval. Not solved: the first again. Solving it before it is due changes nothing. */
export function afterAnswer(progress: Progress, isSolved: boolean, today: Day): Progress {
  if (!isSolved) return waiting(0, today);
  const { stage, due } = progress;
  return isDue(progress, today) ? waiting(stage + 1, today) : { stage, due };
}

function waiting(stage: number, today: Day): Progress {
  const days = INTERVALS[stage];
  return { stage, due: days === undefined ? null : today + days };
}
