/** The file of people, opened for one process alone. Synchronous, so that it works in a thread of its own or, for tests, right here. */
import type { KeptFile } from '../../files/kept-file.ts';
import { copyDatabase } from '../../log/copy.ts';
import { openDatabase, type FileOptions } from '../../log/database.ts';
import { BoardBook } from '../boards/board-book.ts';
import { KEEPING } from '../boards/keeping.ts';
import { askBoards, askIn } from './ask-file.ts';
import { GameBook } from './game-book.ts';
import { NoticeFile } from './notice-file.ts';
import { ProfileBook } from './profile-book.ts';
import { PEOPLE_MIGRATIONS } from './schema.ts';
import { Standings } from './standings.ts';

export type PeopleFile = {
  readonly profiles: ProfileBook;
  readonly games: GameBook;
  readonly boards: BoardBook;
  readonly notices: NoticeFile;
  readonly file: { readonly close: () => void; readonly copyTo: (file: string) => Promise<void> };
};

/** Throws a `LogError` that names the reason when it cannot be opened. */
export const openPeopleFile = (options: FileOptions, now: number = Date.now()): PeopleFile =>
  peopleIn(openDatabase(options, now, PEOPLE_MIGRATIONS, Infinity), now);

export function peopleIn(file: KeptFile, now: number): PeopleFile {
  const ask = askIn(file.db, KEEPING);
  const standings = new Standings(file, ask);
  standings.turn(now);
  return {
    profiles: new ProfileBook(file),
    games: new GameBook(file, ask),
    boards: new BoardBook(askBoards(file, standings)),
    notices: new NoticeFile(file),
    file: { close: () => file.close(), copyTo: copy => copyDatabase(file.db, copy) },
  };
}
