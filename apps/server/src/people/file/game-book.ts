/** Every game that is over, as it follows from the log: written once each, together with the place up to which the log was read. */
import type { KeptFile } from '../../files/kept-file.ts';
import { BEGINNING } from '../../log/cursor.ts';
import type { Cursor, RoomId } from '../../log/ids.ts';
import type { DatabaseSync } from '../../sqlite.ts';
import { addGame, addReview, FOLLOWING, type GamePlace, type KeepingSentence, type SeatReviewed } from '../boards/keeping.ts';
import { doNow, type Work } from '../boards/work.ts';
import { isFindable } from '../counting.ts';
import type { FinishedGame } from '../finished-game.ts';
import { GameReader, type Piece } from '../game-reader.ts';
import type { Ask } from './ask-file.ts';
import { together } from './transaction.ts';

export class GameBook {
  readonly #file: KeptFile;
  readonly #ask: Ask<KeepingSentence>;
  readonly #say: ReturnType<typeof statementsOf>;
  readonly #reader = new GameReader();

  constructor(file: KeptFile, ask: Ask<KeepingSentence>) {
    this.#file = file;
    this.#ask = ask;
    this.#say = statementsOf(file.db);
  }

  /** How far the log was read. */
  cursor(): Cursor {
    return (this.#say.cursor.get() as { readonly cursor: Cursor } | undefined)?.cursor ?? BEGINNING;
  }

  /** By room: the number of the last fact that need not be told again. */
  readUntil(rooms: readonly RoomId[]): ReadonlyMap<RoomId, number> {
    return this.#reader.readUntil(rooms);
  }

  /** Reads a piece of the log; a game that cannot be understood is left out, and the answer says why. */
  read({ cursor, ...piece }: Piece & { readonly cursor: Cursor }): readonly string[] {
    const { games, problems } = this.#reader.read(piece);
    this.record(games, cursor);
    this.#reader.keep();
    return problems;
  }

  /** Games in the order they ended, without those that nobody can look up, and how far the log was read. */
  record(games: readonly FinishedGame[], cursor: Cursor): void {
    together(this.#file, () => {
      for (const game of games) if (isFindable(game)) this.#do(addGame(game));
      this.#say.moveOn.run(cursor);
    });
  }

  /** Everything that follows from the log is forgotten, to be read again. */
  clear(): void {
    this.#reader.clear();
    together(this.#file, () => {
      for (const table of ['progress', ...FOLLOWING]) this.#file.db.exec(`delete from ${table}`);
    });
  }

  /** Games that wait to be compared with perfect play, the oldest first. */
  waiting(limit: number): readonly GamePlace[] {
    return this.#ask('waiting', { limit }) as readonly GamePlace[];
  }

  /** By seat; null when the variant has no perfect play. */
  reviewed(id: string, seats: readonly SeatReviewed[] | null): void {
    together(this.#file, () => this.#do(addReview(id, seats)));
  }

  #do<Value>(work: Work<KeepingSentence, Value>): Value {
    return doNow(work, this.#ask);
  }
}

const statementsOf = (db: DatabaseSync) => ({
  cursor: db.prepare('select cursor from progress'),
  moveOn: db.prepare('insert into progress values (1, ?) on conflict do update set cursor = excluded.cursor'),
});
