/**
 * Rows on their way into the file. Saying something to the database costs about as much as what is said, so many rows are said at once.
 * Nobody else writes the file: where a row will be is known before it is there.
 */
import type { DatabaseSync, StatementSync } from '../sqlite.ts';
import type { RunningSum } from './running-sum.ts';

type Cells = readonly (string | number | null)[];

/** `previous` is the row before it in its room. */
export type NewRow = {
  readonly room: number;
  readonly previous: number | null;
  readonly seq: number;
  readonly at: number;
  readonly event: string | null;
  /** Of the room, with the entry that it is of. */
  readonly version: number;
  /** Over all facts of its room so far. */
  readonly sum: RunningSum;
  /** The command that it came of: member, id, hash, answer, and the last number that came of it. */
  readonly command?: Cells;
};

/** Of the rows of a batch as many as can be are said together, the others one by one. */
const TOGETHER = 16;
const NO_COMMAND: Cells = [null, null, null, null, null];
const COLUMNS = [
  'position',
  'room',
  'previous',
  'seq',
  'at',
  'event',
  'member',
  'command',
  'hash',
  'answer',
  'last_seq',
  'sum',
  'version',
];

export class NewRows {
  readonly #one: StatementSync;
  readonly #several: StatementSync;
  /** Those that wait, cell by cell. */
  #cells: (string | number | null)[] = [];
  #written = 0;
  #newest = 0;

  constructor(db: DatabaseSync) {
    this.#one = db.prepare(insertion(1));
    this.#several = db.prepare(insertion(TOGETHER));
  }

  /** Where the latest row is, or will be. */
  get newest(): number {
    return this.#newest;
  }

  /** Nothing waits, and the latest row that was ever given a place had this one. */
  beginAfter(position: number): void {
    this.#cells = [];
    this.#written = position;
    this.#newest = position;
  }

  /** Answers where it will be. */
  add({ room, previous, seq, at, event, sum, version, command = NO_COMMAND }: NewRow): number {
    this.#newest += 1;
    this.#cells.push(this.#newest, room, previous, seq, at, event, ...command, sum, version);
    return this.#newest;
  }

  /** For whoever reads this row: it may still wait. */
  ensure(position: number): void {
    if (position > this.#written) this.write();
  }

  /** Writes those that wait. */
  write(): void {
    const cells = this.#cells;
    const width = COLUMNS.length;
    let at = 0;
    // `get`, although there is nothing to get: `run` makes an object of what it has done.
    for (; at + TOGETHER * width <= cells.length; at += TOGETHER * width)
      this.#several.get(...cells.slice(at, at + TOGETHER * width));
    for (; at < cells.length; at += width) this.#one.get(...cells.slice(at, at + width));
    this.beginAfter(this.#newest);
  }
}

function insertion(rows: number): string {
  const row = `(${COLUMNS.map(() => '?').join(', ')})`;
  return `insert into events (${COLUMNS.join(', ')}) values ${Array.from({ length: rows }, () => row).join(', ')}`;
}
