/** Everything that advice over HTTP is made of. */
import type { ScorecardVariant } from '@yaht/rules';
import type { Solution } from '@yaht/solver';
import type { Clock } from '../clock.ts';
import { Aside } from './aside.ts';
import type { Run } from './errands.ts';
import { HistogramDesk } from './histogram.ts';
import { Library } from './library.ts';
import { Quota } from './quota.ts';
import { yatzyVariant } from './yatzy-answers.ts';

export type AdviceOptions = {
  /** Where solved tables are kept; nowhere when left out. */
  readonly tableFolder?: string;
  /** A table that was read from a file: it is taken as it is. */
  readonly table?: Solution;
  /** What is fetched at the start, before anybody asks. */
  readonly first?: readonly ScorecardVariant[];
};

export type AdviceParts = AdviceOptions & {
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  readonly isTrusted?: (address: string) => boolean;
  /** How long work is done; threads, unless told otherwise. */
  readonly lanes?: Lanes;
};

/** Five threads, so that a long solve holds up no review, and a review nobody who asks for less. */
type Lanes = {
  readonly solving: Run;
  readonly counting: Run;
  readonly reading: Run;
  readonly reviewing: Run;
  readonly playing: Run;
  readonly close: () => Promise<void>;
};

export type Advice = {
  readonly library: Library;
  readonly histogram: HistogramDesk;
  /** For ways to score: short work, given up when it is not. */
  readonly read: Run;
  /** For reviews: seconds for the first one of a variant with opponents. */
  readonly review: Run;
  /** For bots that think; given up when a turn would become long. */
  readonly think: Run;
  /** Games that are not of the house, solved for an address. */
  readonly solves: Quota;
  /** Positions looked at for an address. */
  readonly positions: Quota;
  /** Fetches what will be asked for first. */
  readonly prepare: (variants: readonly ScorecardVariant[]) => void;
  readonly close: () => Promise<void>;
};

const SOLVES = { perSecond: 1 / 20, burst: 6 };
const POSITIONS = { perSecond: 2_000, burst: 10_000 };

export function openAdvice(parts: AdviceParts): Advice {
  const { clock, tableFolder = null, table, onFault, isTrusted, lanes = threads() } = parts;
  const library = new Library({ run: lanes.solving, folder: tableFolder, onFault });
  if (table) library.add(table);
  // A table of others may play ties in other ways: what is counted with it is not kept.
  const folder = table ? null : tableFolder;
  return {
    library,
    histogram: new HistogramDesk({ library, run: lanes.counting, folder, variant: yatzyVariant, onFault }),
    read: lanes.reading,
    review: lanes.reviewing,
    think: lanes.playing,
    solves: new Quota(SOLVES, clock, isTrusted),
    positions: new Quota(POSITIONS, clock, isTrusted),
    prepare: variants => variants.forEach(variant => library.advisorFor(variant)),
    close: lanes.close,
  };
}

const READING_TIME = 5_000;
const REVIEWING_TIME = 60_000;
const THINKING_TIME = 20_000;

function threads(): Lanes {
  const solving = new Aside({ maxWaiting: 8 });
  const counting = new Aside({ maxWaiting: 2 });
  const reading = new Aside({ maxWaiting: 32, deadline: READING_TIME });
  const reviewing = new Aside({ maxWaiting: 32, deadline: REVIEWING_TIME });
  const playing = new Aside({ maxWaiting: 16, deadline: THINKING_TIME });
  const all = [solving, counting, reading, reviewing, playing];
  return {
    solving: solving.run,
    counting: counting.run,
    reading: reading.run,
    reviewing: reviewing.run,
    playing: playing.run,
    close: async () => void (await Promise.all(all.map(aside => aside.close()))),
  };
}
