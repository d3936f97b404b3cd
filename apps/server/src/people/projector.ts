/**
 * Reads the log from where it stopped and writes down every game that is over. The place is stored together with the games, so being
 * killed at any moment costs nothing. It works aside: a page at a time, with a pause before the next, so that tables come first.
 */
import type { RoomEvent } from '@yaht/room';
import type { Clock } from '../clock.ts';
import { BEGINNING, isLogDamaged, type Cursor, type Followed, type GameLog, type RoomId } from '../log/index.ts';
import { isKnownQuiet } from '../tables/quiet.ts';
import { gameEvents } from './finished-game.ts';
import type { PeopleFile } from './file/people-file.ts';
import type { GamePlace } from './file/game-book.ts';
import { OWN_DESK, type ReviewDesk } from './review-desk.ts';
import type { Review } from './reviewer.ts';
import type { Remote } from './thread/remote.ts';

export type ProjectorParts = {
  readonly log: GameLog<RoomEvent>;
  readonly games: Remote<PeopleFile>['games'];
  readonly review: Review;
  /** Whose turn it is to compare a game, among several nodes. */
  readonly desk?: ReviewDesk | undefined;
  readonly clock: Clock;
  /** What went wrong is told, and tried again later. */
  readonly onFault: (error: unknown) => void;
};

/** So many facts are looked at in one go. */
const PAGE = 2_000;
const PAUSE = 250;
/** More games than there are nodes: what others are at is passed over. */
const WAITING = 100;

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

  /** Forgets what was read. */
  async clear(): Promise<void> {
    await this.#parts.games.clear();
    this.#cursor = BEGINNING;
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
    const { games, desk = OWN_DESK } = this.#parts;
    for (;;) {
      const waiting = this.#isStopped ? [] : await games.waiting(WAITING);
      if (waiting.length === 0) return;
      const { known, own } = await desk.look(waiting.map(({ id }) => id));
      for (const [id, seats] of known) await games.reviewed(id, seats);
      const next = waiting.find(({ id }) => id === own);
      if (next) await this.#review(next);
      if (known.size === 0 && !next) return;
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
    await this.clear();
    return false;
  }

  /** A game that cannot be compared is not tried for ever. */
  async #review({ id, room, firstSeq, lastSeq }: GamePlace): Promise<void> {
    const { log, games, review, desk = OWN_DESK, onFault } = this.#parts;
    const facts = (await log.load(room, firstSeq - 1))?.events.filter(({ seq }) => seq <= lastSeq) ?? [];
    if (this.#isStopped) return;
    const seats = await review(gameEvents(facts)).catch((error: unknown) => {
      if (!this.#isStopped) onFault(error);
      return null;
    });
    if (this.#isStopped) return;
    await games.reviewed(id, seats);
    await desk.keep(id, seats);
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise(resolve => this.#parts.clock.after(milliseconds, resolve));
  }
}
