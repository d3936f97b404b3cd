/** Games on this machine: those put aside, ready to go on, and the records of those that ended. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPlayed, SaveBook, type NotStored, type Saved, type SaveProblem } from '@yaht/client';
import {
  err,
  ok,
  readRecord,
  RECORD_PROBLEMS,
  recordOf,
  type Game,
  type RecordProblem,
  type Result,
  type Variant,
} from '@yaht/rules';
import { formatHolder, holderOf, isHeld, parseHolder } from './holder.ts';

/** Why a save cannot be played on; the file stays where `path` says. */
export type BadSave = { readonly path: string; readonly problem: RecordProblem | 'unreadable' };

/** Which game is to go on: the latest one, with a key that begins or ends so, of a certain game. */
export type Wanted = { readonly key?: string; readonly variant?: Variant };

/** A game and the name it is kept under. */
export type KeptGame = { readonly key: string; readonly game: Game };

/** Lets others have the game. */
export type Release = () => Promise<void>;

export type Found =
  | { readonly kind: 'save'; readonly key: string; readonly saved: Saved }
  | { readonly kind: 'other'; readonly key: string; readonly variant: Variant; readonly wanted: Variant }
  | { readonly kind: 'bad'; readonly bad: BadSave }
  | { readonly kind: 'none' };

/** The saves and records under one data folder. Every write is complete on disk before it counts. */
export class Saves {
  /** The games put aside, to list and to open; a bad one is kept beside them with another ending. */
  readonly book: SaveBook;
  readonly folder: string;
  readonly #saves: string;
  readonly #games: string;

  constructor(dataFolder: string) {
    this.folder = dataFolder;
    this.#saves = join(dataFolder, 'saves');
    this.#games = join(dataFolder, 'games');
    this.book = new SaveBook({
      names: () => this.keys(),
      read: key => readFile(this.savePath(key), 'utf8').catch(() => undefined),
      // Whoever plays a game has claimed it, so nobody else goes on with it.
      write: async (key, text) => {
        await writeWhole(this.#saves, key, text);
        return undefined;
      },
      remove: key => rm(this.savePath(key), { force: true }),
      setAside: key => setAside(this.savePath(key)),
    });
  }

  /** A new place for a game; names sort by the time they were made. */
  newKey(now: Date): string {
    return `${now.toISOString().replace(/\D/g, '').slice(0, 14)}-${randomUUID().slice(0, 8)}`;
  }

  /** Stores a game as it stands: a start that nobody has played is no save, and a finished game becomes a record and leaves the saves. */
  async store(key: string, saved: Saved): Promise<void> {
    if (!isPlayed(saved.game)) return;
    if (!saved.game.over) return void (await this.book.keep(key, saved));
    await writeWhole(this.#games, key, JSON.stringify(recordOf(saved.game)));
    await this.book.remove(key);
  }

  /** Where the record of a finished game lies. */
  recordPath(key: string): string {
    return join(this.#games, `${key}.json`);
  }

  /** Where a game that was put aside lies. */
  savePath(key: string): string {
    return join(this.#saves, `${key}.json`);
  }

  /** The keys of the games put aside, the latest first. */
  async keys(): Promise<readonly string[]> {
    return keysIn(this.#saves);
  }

  /** The latest game put aside that is wanted; where all are of other games, the latest of those. */
  async find({ key: part = '', variant }: Wanted = {}): Promise<Found> {
    let latest: Found = { kind: 'none' };
    for (const key of (await this.keys()).filter(candidate => candidate.startsWith(part) || candidate.endsWith(part))) {
      const found = await this.#read(key);
      if (variant === undefined || isOf(found, variant)) return found;
      if (latest.kind === 'none') latest = found.kind === 'save' ? otherThan(variant, found) : found;
    }
    return latest;
  }

  /** The keys of the games that ended, the latest first. */
  async gameKeys(): Promise<readonly string[]> {
    return keysIn(this.#games);
  }

  /** The games that ended, the latest first; what cannot be read is left out. */
  async endedGames(): Promise<readonly KeptGame[]> {
    const read = async (key: string): Promise<readonly KeptGame[]> =>
      gameIn(await readFile(this.recordPath(key), 'utf8').catch(() => '')).map(game => ({ key, game }));
    return (await Promise.all((await this.gameKeys()).map(read))).flat();
  }

  /** Where the latest game is whose key begins or ends so: one that ended or, without such a one, one put aside. */
  async findGame(wanted: string): Promise<string | undefined> {
    const fits = (key: string): boolean => wanted !== '' && (key.startsWith(wanted) || key.endsWith(wanted));
    const ended = (await this.gameKeys()).find(fits);
    if (ended !== undefined) return this.recordPath(ended);
    const aside = (await this.keys()).find(fits);
    return aside === undefined ? undefined : this.savePath(aside);
  }

  async #read(key: string): Promise<Found> {
    const saved = await this.book.open(key);
    return saved.ok ? { kind: 'save', key, saved: saved.value } : { kind: 'bad', bad: badSave(this.savePath(key), saved.error) };
  }

  /** Takes the game for this process, so that two terminals never write the same save. */
  async claim(key: string): Promise<Result<Release, NotStored>> {
    const path = join(this.#saves, `${key}.lock`);
    const release: Release = () => rm(path, { force: true }).catch(() => {});
    try {
      await mkdir(this.#saves, { recursive: true });
      const lock = await readFile(path, 'utf8').catch(() => '');
      if (isHeld(parseHolder(lock))) return err({ code: 'played-elsewhere', cause: lock });
      await rm(path, { force: true });
      await writeFile(path, formatHolder(holderOf()), { flag: 'wx' });
      return ok(release);
    } catch (cause) {
      // Somebody was faster; else the lock is half of one and holds nothing.
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return err({ code: 'played-elsewhere', cause });
      await release();
      return err({ code: 'not-stored', cause });
    }
  }
}

/** When a game of this name began; names that were not made here say nothing of it. */
export function beganAt(key: string): Date | undefined {
  const [, date, time] = /^(\d{8})(\d{6})-/.exec(key) ?? [];
  if (date === undefined || time === undefined) return undefined;
  return new Date(`${date.replace(/(....)(..)/, '$1-$2-')}T${time.replace(/(..)(..)/, '$1:$2:')}Z`);
}

const isOf = (found: Found, { id }: Variant): boolean => found.kind === 'save' && found.saved.game.start.variant.id === id;

const otherThan = (wanted: Variant, { key, saved }: Extract<Found, { kind: 'save' }>): Found => ({
  kind: 'other',
  key,
  variant: saved.game.start.variant,
  wanted,
});

/** The game of a record, or none. */
function gameIn(text: string): readonly Game[] {
  try {
    const read = readRecord(JSON.parse(text));
    return read.ok ? [read.value] : [];
  } catch {
    return [];
  }
}

/** The names in a folder without their ending, the latest first; a folder that is not there is empty. */
async function keysIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const keys = names.filter(name => name.endsWith('.json')).map(name => name.slice(0, -'.json'.length));
  return keys.sort().reverse();
}

const badSave = (path: string, problem: SaveProblem): BadSave => ({
  path,
  problem: isOfRecord(problem) ? problem : 'unreadable',
});

const isOfRecord = (problem: SaveProblem): problem is RecordProblem =>
  (RECORD_PROBLEMS as readonly string[]).includes(problem.code);

/** Written beside, synced, then renamed: a kill or a full disk leaves the old file or the new one, never half of one. */
async function writeWhole(folder: string, key: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${key}.json`);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(`${text}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Nothing is lost: the file keeps what it holds and is not looked at again. Where nothing can be renamed, it stays. */
async function setAside(path: string): Promise<string> {
  const aside = `${path}.bad`;
  return rename(path, aside).then(
    () => aside,
    () => path,
  );
}
