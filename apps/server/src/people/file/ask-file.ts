/** How the file is asked and told: every sentence is prepared once, so that one that is wrong is found when the file is opened. */
import type { KeptFile } from '../../files/kept-file.ts';
import type { DatabaseSync } from '../../sqlite.ts';
import type { AskBoards } from '../boards/board-book.ts';
import { READING, readAs, timeOf } from '../boards/reading.ts';
import { namesIn, type Values } from '../boards/work.ts';
import type { Standings } from './standings.ts';

/** Answers at once. */
export type Ask<Sentence extends string> = (sentence: Sentence, values: Values) => readonly unknown[];

export function askIn<Sentence extends string>(db: DatabaseSync, texts: Readonly<Record<Sentence, string>>): Ask<Sentence> {
  const prepared = new Map(Object.entries<string>(texts).map(([name, text]) => [name, prepare(db, text)]));
  return (sentence, values) => prepared.get(sentence)?.(values) ?? [];
}

export function prepare(db: DatabaseSync, text: string): (values: Values) => readonly unknown[] {
  const statement = db.prepare(text);
  const names = namesIn(text);
  return values => statement.all(Object.fromEntries(names.map(name => [name, values[name] ?? null])));
}

/** Before a board is read, games leave the windows that have gone on without them. */
export function askBoards(file: KeptFile, standings: Standings): AskBoards {
  const ask = askIn(file.db, READING);
  return async (sentence, values) => {
    const now = timeOf(values);
    if (now !== undefined) standings.turn(now);
    return ask(readAs(sentence, values), values);
  };
}
