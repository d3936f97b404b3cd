/** What the screen of a run knows of its own: where the cursor is, what is being counted, and what waits to be read. */
import type { CountMoment, RunMoment } from '@yaht/client';

/** Something that is shown until a key says that it was read. */
export type RunPause = Exclude<RunMoment, CountMoment>;

/** A scoring that is counted; once all its steps are written it stays until something else happens. */
export type Counting = { readonly moment: CountMoment; readonly written: number };

export type RunDesk = {
  /** What the keys move in during a round. */
  readonly focus: 'dice' | 'kit';
  /** The line under the cursor: a set, a ware, or something owned. */
  readonly at: number;
  /** The die under the cursor; null until somebody moves it. */
  readonly die: number | null;
  readonly hasAllWays: boolean;
  readonly counting: Counting | null;
  /** The first one is shown. */
  readonly pauses: readonly RunPause[];
};

export const freshRun: RunDesk = { focus: 'dice', at: 0, die: null, hasAllWays: false, counting: null, pauses: [] };

/** Whether steps are still to be written. */
export const isCounting = (counting: Counting | null): counting is Counting =>
  counting !== null && counting.written < counting.moment.count.steps.length;
