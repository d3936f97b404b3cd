/**
 * Reads the log from where it stopped and writes down every game that is over. The place is stored together with the games, so being
 * killed at any moment costs nothing. It works aside: a page at a time, with a pause before the next, so that tables come first.
 */
import type { RoomEvent } from '@yaht/room';
import type { Clock } from '../clock.ts';
import { BEGINNING, isLogDamaged, type Cursor, type Followed, type FollowedLog, type RoomId } from '../log/index.ts';
import { isKnownQuiet } from '../tables/quiet.ts';
import type { GamePlace } from './boards/keeping.ts';
import { compare, type Comparing } from './comparing.ts';
import type { PeopleFile } from './file/people-file.ts';
import type { Remote } from './thread/remote.ts';

export type ProjectorParts = Comparing & {
  readonly log: FollowedLog<RoomEvent>;
  readonly games: Remote<PeopleFile>['games'];
  readonly clock: Clock;
};

/** So many facts are looked at in one go. */
const PAGE = 2_000;
const PAUSE = 250;

export class Projector {
  readonly #parts: ProjectorParts;
  #cursor: Cursor | undefined;
  #isStopped = false;

  constructor(parts: ProjectorParts) {
    this.#parts = parts;
  }

  /** Ends after the page that is being read. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Forgets everything that follows from the log, and reads it again. */
  async rebuild(): Promise<void> {
    await this.#clear();
    await this.catchUp();
  }

  /** Until the end of the log; with a pause between pages unless somebody waits for it. */
  async catchUp(pause = 0): Promise<void> {
    while (!this.#isStopped && !(await this.#readPage())) if (pause > 0) await this.#rest(pause);
  }

  /** The same, for a server that plays at the same time. */
  catchUpAside(): Promise<void> {
    return this.catchUp(PAUSE);
  }

  /** Compares games with perfect play until none waits. */
  async reviewAll(onEach: () => void = () => {}): Promise<void> {
    while (!this.#isStopped) {
      const [next] = await this.#parts.games.waiting(1);
      if (!next) return;
      await this.#review(next);
      onEach();
    }
  }

  /** Whether the end of the log was reached. */
  async #readPage(): Promise<boolean> {
    const { log, games } = this.#parts;
    const after = (this.#cursor ??= await games.cursor());
    const found = await log.follow({ after, types: ['GameOver'], limit: PAGE });
    if (!found) return this.#beginAgain(after);
    if (found.cursor !== after) await this.#write(found);
    this.#cursor = found.cursor;
    return found.isAll;
  }

  async #write({ facts, cursor }: Followed<RoomEvent>): Promise<void> {
    const { games, onFault } = this.#parts;
    const ends = facts.filter(({ state }) => !isKnownQuiet(state)).map(({ room, seq }) => ({ room, seq }));
    const rooms = new Map<RoomId, string>();
    // One after the other: when many games end at once, moves are written in between.
    for (const [room, seq] of await games.readUntil([...new Set(ends.map(end => end.room))])) {
      const text = await this.#textOf(room, seq);
      if (text !== undefined) rooms.set(room, text);
    }
    const readable = ends.filter(({ room }) => rooms.has(room));
    for (const problem of await games.read({ ends: readable, rooms, cursor })) onFault(new Error(problem));
  }

  /** Undefined for a room that is damaged: the games of others are read all the same. */
  #textOf(room: RoomId, after: number): Promise<string | undefined> {
    return this.#parts.log.text(room, after).catch((error: unknown) => {
      if (!isLogDamaged(error)) throw error;
      this.#parts.onFault(error);
      return undefined;
    });
  }

  /** The log is not the one that was read: its file was put back from an older copy, perhaps. */
  async #beginAgain(cursor: Cursor): Promise<boolean> {
    this.#parts.onFault(new Error(`the log has no place ${cursor}; everything is read again from its beginning`));
    await this.#clear();
    return false;
  }

  async #clear(): Promise<void> {
    await this.#parts.games.clear();
    this.#cursor = BEGINNING;
  }

  async #review(place: GamePlace): Promise<void> {
    const seats = await compare(this.#parts, place, () => this.#isStopped);
    if (seats !== undefined) await this.#parts.games.reviewed(place.id, seats);
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise(resolve => this.#parts.clock.after(milliseconds, resolve));
  }
}
