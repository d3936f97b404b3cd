/** How the scores of perfect play are spread, as bars of a million games. */
import { err, ok, type Result, type ScorecardVariant } from '@yaht/rules';
import type { Scores } from '@yaht/solver';
import { AsideError } from './aside.ts';
import { sent, type Run } from './errands.ts';
import type { Library, NoAdvisor } from './library.ts';

export type Histogram = {
  readonly min_ev: number;
  readonly max_ev: number;
  readonly bin_count: number;
  readonly bins: readonly number[];
};

const LOWEST = 100;
const HIGHEST = 380;
const BINS = 56;
const WIDTH = (HIGHEST - LOWEST) / BINS;
const GAMES = 1_000_000;

/** Scores outside the range count in the bar at its end. Rounded so that the bars add up to all games. */
export function histogramOf({ low, chances }: Scores): Histogram {
  const bars = new Float64Array(BINS);
  chances.forEach((chance, i) => {
    const bar = Math.min(BINS - 1, Math.max(0, Math.floor((low + i - LOWEST) / WIDTH)));
    bars[bar] = (bars[bar] ?? 0) + chance;
  });
  let [exact, told] = [0, 0];
  const bins = [...bars].map(chance => {
    exact += GAMES * chance;
    const games = Math.round(exact) - told;
    told += games;
    return games;
  });
  return { min_ev: LOWEST, max_ev: HIGHEST, bin_count: BINS, bins };
}

type HistogramParts = {
  readonly library: Library;
  readonly run: Run;
  readonly folder: string | null;
  readonly variant: ScorecardVariant;
  readonly onFault: (error: unknown) => void;
};

const COUNTING: NoAdvisor = { code: 'table-loading', retryAfter: 2 };

/** The histogram of a variant, counted when somebody asks for the first time. */
export class HistogramDesk {
  readonly #parts: HistogramParts;
  #answer: Histogram | undefined;
  #isCounting = false;

  constructor(parts: HistogramParts) {
    this.#parts = parts;
  }

  read(): Result<Histogram, NoAdvisor> {
    if (this.#answer) return ok(this.#answer);
    const advisor = this.#parts.library.advisorFor(this.#parts.variant);
    if (!advisor.ok) return advisor;
    if (!this.#isCounting) void this.#count(advisor.value.solution);
    return err(COUNTING);
  }

  async #count(solution: Parameters<typeof sent>[0]): Promise<void> {
    const { run, folder, onFault } = this.#parts;
    this.#isCounting = true;
    try {
      this.#answer = histogramOf(await run('spread', { ...sent(solution), folder }));
    } catch (error) {
      if (!(error instanceof AsideError)) onFault(error);
    } finally {
      this.#isCounting = false;
    }
  }
}
