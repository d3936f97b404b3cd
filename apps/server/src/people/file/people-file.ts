/** The file of people, opened for one process alone. Synchronous, so that it works in a thread of its own or, for tests, right here. */
import { copyDatabase } from '../../log/copy.ts';
import { openDatabase, type FileOptions } from '../../log/database.ts';
import { BoardBook, type AskBoards } from '../boards/board-book.ts';
import { BOARD_SENTENCES } from '../boards/board-sentences.ts';
import type { DatabaseSync } from '../../sqlite.ts';
import { GameBook } from './game-book.ts';
import { ProfileBook } from './profile-book.ts';
import { PEOPLE_MIGRATIONS } from './schema.ts';

export type PeopleFile = {
  readonly profiles: ProfileBook;
  readonly games: GameBook;
  readonly boards: BoardBook;
  readonly file: { readonly close: () => void; readonly copyTo: (file: string) => Promise<void> };
};

/** Throws a `LogError` that names the reason when it cannot be opened. */
export function openPeopleFile(options: FileOptions, now: number = Date.now()): PeopleFile {
  const file = openDatabase(options, now, PEOPLE_MIGRATIONS, Infinity);
  return {
    profiles: new ProfileBook(file),
    games: new GameBook(file),
    boards: new BoardBook(askFile(file.db)),
    file: { close: () => file.close(), copyTo: copy => copyDatabase(file.db, copy) },
  };
}

/** Sentences are prepared once, all of them, so that one that is wrong is found when the file is opened. */
function askFile(db: DatabaseSync): AskBoards {
  const prepared = new Map(Object.entries(BOARD_SENTENCES).map(([name, text]) => [name, db.prepare(text)]));
  return async (sentence, values) => prepared.get(sentence)?.all(values) ?? [];
}
