/** How boards are asked of the file: standings are read as they are kept, everything else as it is. */
import type { KeptFile } from '../../files/kept-file.ts';
import { isFull } from '../../log/sqlite-error.ts';
import type { DatabaseSync } from '../../sqlite.ts';
import { MEASURES } from '../boards/board.ts';
import type { AskBoards, Values } from '../boards/board-book.ts';
import { BOARD_SENTENCES, type BoardSentence } from '../boards/board-sentences.ts';
import { STANDING_SENTENCES } from '../boards/standing-sentences.ts';
import type { Standings } from './standings.ts';

/** What is said to a file: boards are not added up from all the games. */
export const FILE_SENTENCES = { ...BOARD_SENTENCES, ...STANDING_SENTENCES } as const;

/** Sentences are prepared once, all of them, so that one that is wrong is found when the file is opened. */
export function askFile(file: KeptFile, standings: Standings): AskBoards {
  const prepared = new Map(Object.entries(FILE_SENTENCES).map(([name, text]) => [name, prepare(file.db, text)]));
  return async (sentence, values) => {
    if (typeof values['now'] === 'number') turnStandings(file, standings, values['now']);
    const among = values['among'] === undefined || values['among'] === null ? undefined : AMONG[sentence];
    return prepared.get(among ?? sentence)?.(values) ?? [];
  };
}

/** Among friends everybody is ranked anew. */
const AMONG: Readonly<Partial<Record<BoardSentence, string>>> = Object.fromEntries(
  MEASURES.flatMap(by => [
    [`board ${by}`, `friends ${by}`],
    [`place ${by}`, `friend ${by}`],
  ]),
);

const NAME = /:([a-zA-Z]+)/g;

export function prepare(db: DatabaseSync, text: string): (values: Values) => readonly unknown[] {
  const statement = db.prepare(text);
  const names = [...new Set([...text.matchAll(NAME)].map(([, name = '']) => name))];
  return values => statement.all(Object.fromEntries(names.map(name => [name, values[name] ?? null])));
}

/** On a full disk boards are shown as they are. */
export function turnStandings(file: KeptFile, standings: Standings, now: number): void {
  if (!standings.isLate(now)) return;
  try {
    file.together(() => standings.turn(now));
  } catch (error) {
    standings.forget();
    if (!isFull(error)) throw error;
  }
}
