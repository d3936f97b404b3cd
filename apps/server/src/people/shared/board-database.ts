/** Boards in the database of several nodes, kept and read in the words that a file understands, too. */
import type { ClientBase } from 'pg';
import { codeOf } from '../../log/postgres/connection.ts';
import type { Database } from '../../log/postgres/database.ts';
import type { Sentence } from '../../log/postgres/questions.ts';
import type { AskBoards } from '../boards/board-book.ts';
import { KEEPING, type KeepingSentence } from '../boards/keeping.ts';
import { READING, readAs } from '../boards/reading.ts';
import { doLater, namesIn, numbered, type Values, type Work } from '../boards/work.ts';

type Prepared = Sentence & { readonly names: readonly string[] };

const prepared = <Name extends string>(texts: Readonly<Record<Name, string>>): ReadonlyMap<string, Prepared> =>
  new Map(
    Object.entries<string>(texts).map(([name, text]) => {
      const names = namesIn(text);
      return [name, { name: `yaht-boards-${name}`, text: numbered(text, names), names }];
    }),
  );

const READ = prepared(READING);
const KEEP = prepared(KEEPING);

/** A node that was stopped in the middle keeps the boards of the others waiting for no longer. */
const MANNERS = `set local idle_in_transaction_session_timeout = '10s'; set local lock_timeout = '10s'`;

/** Whoever changes boards has this row in hand, so that all changes come one after another. `$1` is who has the turn, if that matters. */
const TURN = `select from yaht.consumers where kind = 'games' and ($1::text is null or holder = $1) for update`;

/** What belongs together. */
export type Keeping = {
  readonly do: <Value>(work: Work<KeepingSentence, Value>) => Promise<Value>;
  readonly client: ClientBase;
};

export class BoardDatabase {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Boards as they are: games leave the windows that went on without them within a second or so. */
  readonly ask: AskBoards = (sentence, values) => {
    const { names, ...said } = READ.get(readAs(sentence, values)) as Prepared;
    return this.#db.ask<object>(said, valuesOf(names, values));
  };

  /** Everything or nothing, and nothing when somebody else has the turn. */
  keep<Value>(holder: string | null, work: (keeping: Keeping) => Promise<Value>, manners = MANNERS): Promise<Value | undefined> {
    return this.#db.with(async client => {
      await client.query('begin');
      await client.query(manners);
      const value = (await hasTurn(client, holder)) ? await work({ client, do: steps => doIn(client, steps) }) : undefined;
      await client.query('commit');
      return value;
    });
  }
}

/** Whoever has the boards in hand for long has the turn, whatever was noted before. */
async function hasTurn(client: ClientBase, holder: string | null): Promise<boolean> {
  try {
    return (await client.query(TURN, [holder])).rowCount === 1;
  } catch (error) {
    if (codeOf(error) === WAITED_ENOUGH) return false;
    throw error;
  }
}
const WAITED_ENOUGH = '55P03';

const doIn = <Value>(client: ClientBase, work: Work<KeepingSentence, Value>): Promise<Value> =>
  doLater(work, async (sentence, values) => {
    const { names, ...said } = KEEP.get(sentence) as Prepared;
    return (await client.query<object>({ ...said, values: [...valuesOf(names, values)] })).rows;
  });

const valuesOf = (names: readonly string[], values: Values): readonly unknown[] => names.map(name => values[name] ?? null);
