/**
 * Perfect play for every variant that somebody asks about. The games of the house stay once they are there; of all the others
 * those stay that were asked for last, as far as the room goes.
 */
import { err, ok, scorecardVariants, type Result, type ScorecardVariant } from '@yaht/rules';
import {
  fiveDice,
  kernelTurns,
  plainTurns,
  rulesText,
  unsolvableReason,
  type Solution,
  type Turns,
  type Unsolvable,
} from '@yaht/solver';
import { AsideError } from './aside.ts';
import type { Run } from './errands.ts';

/** A solved variant, ready for questions. */
export type Advisor = { readonly solution: Solution; readonly turns: Turns };

/** Why nobody can be asked now, or ever. */
export type NoAdvisor =
  | { readonly code: 'table-loading'; readonly retryAfter: number }
  | { readonly code: 'cannot-be-solved'; readonly reason: Unsolvable | 'no-card' }
  | { readonly code: 'rate-limited'; readonly retryAfter: number };

/** Whether a game that is not of the house may be solved for whoever asks; seconds to wait when it may not. */
export type MayBegin = () => Result<true, number>;

export type LibraryParts = {
  readonly run: Run;
  /** Where tables of the games of the house are kept; null for nowhere. */
  readonly folder: string | null;
  readonly onFault: (error: unknown) => void;
  /** How many bytes the tables of other games may take together. */
  readonly maxBytes?: number;
};

type Shelf = { advisor?: Advisor; refused?: Unsolvable; readonly isOfHouse: boolean };

const MAX_BYTES = 128 * 1024 * 1024;
const LOADING: NoAdvisor = { code: 'table-loading', retryAfter: 1 };
const anybody: MayBegin = () => ok(true);

export class Library {
  readonly #parts: LibraryParts;
  /** By rules; those asked for last are at the end. */
  readonly #shelves = new Map<string, Shelf>();
  readonly #ofHouse: ReadonlyMap<string, ScorecardVariant>;
  readonly #keys = new WeakMap<ScorecardVariant, string>();

  constructor(parts: LibraryParts) {
    this.#parts = parts;
    this.#ofHouse = new Map(scorecardVariants.map(variant => [this.#keyOf(variant), variant]));
  }

  /** Whoever knows best; when nobody does yet, somebody is sent to find out. */
  advisorFor(variant: ScorecardVariant, mayBegin: MayBegin = anybody): Result<Advisor, NoAdvisor> {
    const key = this.#keyOf(variant);
    const shelf = this.#shelves.get(key);
    if (shelf) return this.#answer(key, shelf);
    const reason = unsolvableReason(variant);
    if (reason) return err({ code: 'cannot-be-solved', reason });
    const isOfHouse = this.#ofHouse.has(key);
    const allowed = isOfHouse ? anybody() : mayBegin();
    if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error });
    void this.#fetch(key, this.#ofHouse.get(key) ?? variant, { isOfHouse });
    return err(LOADING);
  }

  /** A table from elsewhere, such as a file that was named at the start. */
  add(solution: Solution): void {
    const key = this.#keyOf(solution.tables.variant);
    this.#shelves.set(key, { isOfHouse: true, advisor: { solution, turns: kernelTurns(solution) } });
  }

  /** How many variants are solved or being solved. */
  get size(): number {
    return this.#shelves.size;
  }

  #answer(key: string, shelf: Shelf): Result<Advisor, NoAdvisor> {
    if (!shelf.isOfHouse) {
      this.#shelves.delete(key);
      this.#shelves.set(key, shelf);
    }
    if (shelf.refused) return err({ code: 'cannot-be-solved', reason: shelf.refused });
    return shelf.advisor ? ok(shelf.advisor) : err(LOADING);
  }

  async #fetch(key: string, variant: ScorecardVariant, shelf: Shelf): Promise<void> {
    this.#shelves.set(key, shelf);
    try {
      const { run, folder } = this.#parts;
      const solved = await run('solve', { variant, folder: shelf.isOfHouse ? folder : null });
      if (solved.ok) shelf.advisor = advisorOf(solved.value, shelf.isOfHouse);
      else shelf.refused = solved.error;
      this.#makeRoom();
    } catch (error) {
      this.#shelves.delete(key);
      if (!(error instanceof AsideError)) this.#parts.onFault(error);
    }
  }

  /** The oldest go until the rest fits; the last one always stays. */
  #makeRoom(): void {
    const others = [...this.#shelves].filter(([, { isOfHouse, advisor }]) => !isOfHouse && advisor);
    let bytes = others.reduce((sum, [, shelf]) => sum + bytesOf(shelf), 0);
    for (const [key, shelf] of others.slice(0, -1)) {
      if (bytes <= (this.#parts.maxBytes ?? MAX_BYTES)) return;
      this.#shelves.delete(key);
      bytes -= bytesOf(shelf);
    }
  }

  #keyOf(variant: ScorecardVariant): string {
    const key = this.#keys.get(variant) ?? rulesText(variant);
    this.#keys.set(variant, key);
    return key;
  }
}

/** The kernel answers ten times faster, but takes tens of milliseconds to make: for the games that many ask about. */
function advisorOf(fetched: Solution, isOfHouse: boolean): Advisor {
  // The dice tables are the same for all; a thread sends a copy of its own.
  const solution = { ...fetched, tables: { ...fetched.tables, dice: fiveDice() } };
  return { solution, turns: isOfHouse ? kernelTurns(solution) : plainTurns(solution) };
}

const bytesOf = ({ advisor }: Shelf): number => advisor?.solution.values.buffer.byteLength ?? 0;
