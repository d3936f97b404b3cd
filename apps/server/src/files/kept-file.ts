/** A database that one thread writes: transactions, each of which is counted and noted, and an end that says that nothing is missing. */
import { LogError } from '../log/log-error.ts';
import type { DatabaseSync, StatementSync } from '../sqlite.ts';
import { highestIn, identityIn, type Knows } from './identity.ts';
import type { Notes } from './notes.ts';

const noRows = (): number => 0;

/** About what a commit writes, so that a file that is sealed takes over its -wal as often as SQLite itself would. */
const PAGES_OF_A_COMMIT = 4;

export type Keeping = {
  readonly notes?: Notes | undefined;
  /** While the file has no more bytes, it is read as a whole now and then; so its content is known while it is in use, too. */
  readonly sealedUpTo?: number;
};

export class KeptFile {
  readonly db: DatabaseSync;
  readonly #notes: Notes | undefined;
  readonly #sealedUpTo: number;
  /** After so many pages SQLite itself would take over what the -wal holds. */
  readonly #takeover: number;
  #isSealed: boolean;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #rollback: StatementSync;
  readonly #totalling: StatementSync;
  #counting: StatementSync | undefined;
  #id: string;
  #changes: number;
  #commits = 0;

  constructor(db: DatabaseSync, { notes, sealedUpTo = 0 }: Keeping = {}) {
    this.db = db;
    this.#begin = db.prepare('begin immediate');
    this.#commit = db.prepare('commit');
    this.#rollback = db.prepare('rollback');
    this.#totalling = db.prepare('select total_changes() as total');
    const { id = '', changes = 0 } = identityIn(db) ?? {};
    this.#id = id;
    this.#changes = changes;
    this.#notes = id === '' ? undefined : notes;
    this.#sealedUpTo = sealedUpTo;
    this.#takeover = figureOf(db, 'wal_autocheckpoint');
    this.#isSealed = this.#isSmall && this.#notes !== undefined;
    this.#notes?.keep({ id, position: highestIn(db), changes });
    if (this.#isSealed) {
      db.exec('pragma wal_autocheckpoint = 0');
      this.#seal();
    }
  }

  /** Everything or nothing. Rows that have places need no other count; `newest` answers the latest place. */
  together<Value>(work: () => Value, newest: () => number = noRows): Value {
    const before = { newest: newest(), total: this.#total() };
    let changes = this.#changes;
    let value: Value;
    try {
      this.#begin.run();
      value = work();
      if (newest() === before.newest && this.#total() !== before.total) changes = this.#count();
      this.#commit.run();
    } catch (error) {
      this.#takeBack();
      throw error;
    }
    this.#changes = changes;
    this.#notes?.keep({ id: this.#id, position: newest(), changes });
    if (this.#isSealed && ++this.#commits % Math.ceil(this.#takeover / PAGES_OF_A_COMMIT) === 0) this.#seal();
    return value;
  }

  /** What the files beside it are like. */
  know(knows: Knows, newest: () => number = noRows): void {
    const known = JSON.stringify({ ...identityIn(this.db)?.knows, ...knows });
    this.together(() => this.db.prepare('update identity set knows = ?').run(known), newest);
  }

  /** The next start knows that nothing is missing. */
  close(): void {
    if (!this.db.isTransaction) this.#finish();
    this.db.close();
    this.#notes?.close();
  }

  /** How many rows were ever changed; what changes none is no change. */
  #total(): number {
    return (this.#totalling.get() as { readonly total: number }).total;
  }

  #count(): number {
    this.#counting ??= this.db.prepare('update identity set changes = changes + 1 returning changes');
    const { changes } = this.#counting.get() as { readonly changes: number };
    return changes;
  }

  /** SQLite ends a transaction by itself after some errors, and not after others. When it cannot be ended, nothing later is safe. */
  #takeBack(): void {
    try {
      if (this.db.isTransaction) this.#rollback.run();
    } catch (error) {
      throw new LogError('failed', `the log cannot take back a transaction: ${String(error)}`);
    }
  }

  /** What cannot be written now stays in the -wal, where the next one finds it. */
  #finish(): void {
    try {
      if (!identityIn(this.db)) return;
      // A process that is killed now must not leave a file that differs from its note.
      this.#notes?.open();
      this.db.exec('update identity set closed = 1');
      if (this.#isCheckpointed('truncate')) this.#notes?.seal();
    } catch {
      if (this.db.isTransaction) this.#takeBack();
    }
  }

  get #isSmall(): boolean {
    return figureOf(this.db, 'page_count') * figureOf(this.db, 'page_size') <= this.#sealedUpTo;
  }

  #seal(): void {
    try {
      this.#notes?.open();
      if (!this.#isSmall) return this.#leaveOpen();
      if (this.#isCheckpointed('full')) this.#notes?.seal();
    } catch {
      // It is tried again later; until then the -wal grows.
    }
  }

  /** It has become too large to be read again and again. */
  #leaveOpen(): void {
    this.#isSealed = false;
    this.db.exec(`pragma wal_autocheckpoint = ${this.#takeover}`);
  }

  #isCheckpointed(how: 'full' | 'truncate'): boolean {
    const { busy, log, checkpointed } = this.db.prepare(`pragma wal_checkpoint(${how})`).get() as Checkpoint;
    return busy === 0 && log === checkpointed;
  }
}

const figureOf = (db: DatabaseSync, pragma: string): number =>
  Object.values(db.prepare(`pragma ${pragma}`).get() ?? {})[0] as number;

type Checkpoint = { readonly busy: number; readonly log: number; readonly checkpointed: number };
