/** A word that all nodes agree on, and that one of them at a time may change. */
import type { ClientBase } from 'pg';
import type { Database } from './database.ts';
import { isAway } from './questions.ts';

/** Whoever has the word may have been paused: nobody waits longer for its turn. */
const MOST_WAIT = 2_000;
/** What the database says when it did. */
const WAITED_ENOUGH = '55P03';

const SAY = {
  lock: `select pg_advisory_xact_lock(hashtext($1))`,
  read: 'select value from yaht.house where name = $1',
  write: 'insert into yaht.house values ($1, $2) on conflict (name) do update set value = excluded.value',
};

/** What came out of the work, and the word from now on. */
export type Agreed<Value> = { readonly value: Value; readonly word: string | undefined };

export class AgreedWord {
  readonly #db: Database;
  readonly #name: string;

  constructor(db: Database, name: string) {
    this.#db = db;
    this.#name = name;
  }

  /** Does the work while nobody else has the word; alone and without it when its turn does not come. */
  async during<Value>(work: (word: string | undefined) => Promise<Agreed<Value>>): Promise<Value> {
    let working: Promise<Agreed<Value>> | undefined;
    try {
      await this.#db.with(async client => {
        const before = await this.#take(client);
        working = work(before);
        const { word } = await working;
        if (word !== before && word !== undefined) await client.query(SAY.write, [this.#name, word]);
        await client.query('commit');
      });
    } catch (error) {
      if (!isAway(error) && !isTooLate(error)) throw error;
    }
    // What has gone wrong in the work itself is thrown here.
    return (await (working ?? work(undefined))).value;
  }

  async #take(client: ClientBase): Promise<string | undefined> {
    await client.query(`begin; set local lock_timeout = ${MOST_WAIT}`);
    await client.query(SAY.lock, [this.#name]);
    const { rows } = await client.query<{ readonly value: string }>(SAY.read, [this.#name]);
    return rows[0]?.value;
  }
}

const isTooLate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === WAITED_ENOUGH;
