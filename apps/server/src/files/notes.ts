/** Notes down how far a database was written. What cannot be noted costs nothing but the note: it stays behind, which does no harm. */
import { closeSync, existsSync, openSync } from 'node:fs';
import { fingerprintOf, type Fingerprint } from './fingerprint.ts';
import { lastWriteOf, LastWriteFile, readLastWrite, type LastWrite } from './last-write.ts';
import { saltsIn, walOf, type Salts } from './wal.ts';

/** How often it is looked whether the -wal was begun again. */
const COMMITS_PER_LOOK = 100;

type Place = Pick<LastWrite, 'id' | 'position' | 'changes'>;

const UNKNOWN: Place = { id: '', position: 0, changes: 0 };

export class Notes {
  readonly #file: string;
  #last: LastWriteFile | undefined;
  #place: Place = UNKNOWN;
  #whole: Fingerprint | null = null;
  #salts: Salts | null = null;
  #commits = 0;
  /** Open for as long as the database is: closing the one of the database would let go of its lock. */
  #main: number | undefined;
  #wal: number | undefined;

  /** The writer already holds the lock of the database and has not changed it yet. */
  constructor(file: string) {
    this.#file = file;
    const before = readLastWrite(file);
    if (before !== undefined && before !== 'damaged') this.#place = before;
    this.#last = new LastWriteFile(file);
    this.#last.write({ ...this.#place, wal: null, whole: null });
    this.#last.sync();
  }

  /** The database is written so far. */
  keep(place: Place): void {
    this.#place = place;
    try {
      if (this.#commits % COMMITS_PER_LOOK === 0) this.#salts = this.#saltsNow();
      this.#commits += 1;
      this.#write();
    } catch {
      this.#stop();
    }
  }

  /** From now on the file of the database may change. Throws when that cannot be noted: then it must not. */
  open(): void {
    this.#whole = null;
    this.#write();
    this.#last?.sync();
  }

  /** The file of the database holds everything, and stays as it is until `open`. */
  seal(): void {
    try {
      this.#main ??= openSync(this.#file, 'r');
      this.#whole = fingerprintOf(this.#main);
      this.#write();
      this.#last?.sync();
    } catch {
      this.#stop();
    }
  }

  /** After the database was closed. */
  close(): void {
    this.#stop();
    if (this.#main !== undefined) closeSync(this.#main);
    this.#main = undefined;
  }

  #write(): void {
    this.#last?.write({ ...this.#place, wal: this.#salts, whole: this.#whole });
  }

  #saltsNow(): Salts | null {
    if (this.#wal === undefined && existsSync(walOf(this.#file))) this.#wal = openSync(walOf(this.#file), 'r');
    return this.#wal === undefined ? null : saltsIn(this.#wal);
  }

  #stop(): void {
    this.#last?.close();
    this.#last = undefined;
    if (this.#wal !== undefined) closeSync(this.#wal);
    this.#wal = undefined;
  }
}

/** Undefined where nothing is to be noted: in memory, and as long as no server has used the files. */
export const notesFor = (file: string, id: string): Notes | undefined =>
  file !== ':memory:' && (id !== '' || existsSync(lastWriteOf(file))) ? new Notes(file) : undefined;
