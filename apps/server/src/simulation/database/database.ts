/**
 * A database for simulations: it understands the sentences that the house says to PostgreSQL, each of which happens as a whole and in
 * no time. Whether it understands them rightly is tried by the contract of the log.
 */
import { fault } from '@yaht/rules';
import type { Sentence } from '../../log/postgres/questions.ts';
import { append, stored } from './appending.ts';
import { LEASES } from './leases.ts';
import { READINGS } from './reading.ts';
import { DatabaseTables, type Flaws } from './tables.ts';
import { TIMES } from './times.ts';

export class SimulatedDatabase {
  readonly tables = new DatabaseTables();
  readonly flaws: Flaws;
  readonly #now: () => number;

  constructor(now: () => number, flaws: Flaws = {}) {
    this.#now = now;
    this.flaws = flaws;
  }

  /** What the statement answers; `by` is who said it. */
  say({ name }: Sentence, values: readonly unknown[], by: string): readonly object[] {
    if (name === 'yaht-append') return append(this.tables, values, by, this.flaws, this.#now());
    if (name === 'yaht-stored') return stored(this.tables, values, this.flaws, this.#now());
    const timed = LEASES[name] ?? TIMES[name];
    return READINGS[name]?.(this.tables, values) ?? timed?.(this.tables, values, this.#now()) ?? fault(`what is ${name}?`);
  }
}
