/** The way to a PostgreSQL that may be away for a while: what can be asked again is asked again until it is back. */
import pg from 'pg';
import { closedError, LogError } from '../log-error.ts';

/** Whole numbers of 64 bits arrive as texts otherwise; none here is beyond what a number holds. */
const BIGINT = 20;
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
};

/** A question without an answer for so long is given up, and its connection with it. */
const ANSWER_WITHIN = 15_000;
/** So long a database may be away before those who wait are told. */
const PATIENCE = 30_000;
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;

/**
 * Whatever the cluster does by default, a commit here is on the disk before it is told. And everything is looked up by a key: a
 * database that does not know yet how large its tables are would rather read them as a whole, for every batch.
 */
const MANNERS = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') in ('off', 'local');
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`;

/** A connection that could not be made is let go of; the library would leave it open, and with it the process. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on('error', () => this.connection.stream.destroy());
  }
}

/** Sentences that are said often have a name, by which the database remembers them. */
export type Sentence = { readonly name: string; readonly text: string };

export class Database {
  readonly #pool: pg.Pool;
  readonly #patience: number;
  #isClosed = false;
  /** When the first of those questions was asked to which there is no answer yet. */
  #unansweredSince: number | undefined;

  constructor(
    url: string,
    { connections = 6, patience = PATIENCE }: { readonly connections?: number; readonly patience?: number } = {},
  ) {
    this.#patience = patience;
    this.#pool = new pg.Pool({
      Client: Connection,
      connectionString: url,
      application_name: 'yaht',
      max: connections,
      types,
      query_timeout: ANSWER_WITHIN,
      connectionTimeoutMillis: ANSWER_WITHIN,
      keepAlive: true,
      verify: (client, done) => client.query(MANNERS, error => done(error)),
    });
    // A connection that is cut off is replaced when the next one is needed; what was asked over it is told by its question.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', client => client.on('error', () => {}));
  }

  /** One connection for one piece of work. */
  async with<Value>(work: (client: pg.ClientBase) => Promise<Value>): Promise<Value> {
    const client = await this.#pool.connect();
    try {
      const value = await work(client);
      client.release();
      return value;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Asks without a second try. */
  async once<Row extends object>({ name, text }: Sentence, values: readonly unknown[] = []): Promise<readonly Row[]> {
    this.#unansweredSince ??= performance.now();
    const { rows } = await this.#pool.query<Row>({ name, text, values: [...values] });
    this.#unansweredSince = undefined;
    return rows;
  }

  /** For how long no question was answered that `once` has asked, in milliseconds; 0 while everything is. */
  get silence(): number {
    return this.#unansweredSince === undefined ? 0 : performance.now() - this.#unansweredSince;
  }

  /** For what may happen twice: while the database is away it waits. */
  ask<Row extends object>(sentence: Sentence, values?: readonly unknown[]): Promise<readonly Row[]> {
    return this.patiently(() => this.once<Row>(sentence, values));
  }

  /** Tries until the database is there to answer. `onLost` hears of every answer that did not come. */
  async patiently<Value>(work: () => Promise<Value>, onLost: () => void = () => {}): Promise<Value> {
    const until = Date.now() + this.#patience;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error)) throw error;
        if (this.#isClosed) throw closedError();
        onLost();
        if (Date.now() + pause > until) throw new LogError('away', `the database does not answer: ${reasonOf(error)}`);
        await new Promise(resolve => setTimeout(resolve, pause));
      }
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.end();
  }
}

/** A connection for one long piece of work, in which nothing is tried twice. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new Connection({
    connectionString: url,
    application_name: 'yaht',
    types,
    connectionTimeoutMillis: ANSWER_WITHIN,
  });
  // What is wrong is told by the query that is on its way.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new LogError('away', `the database does not answer: ${reasonOf(error)}`);
  }
  return client;
}

/** The database shuts down, starts up, has no connection left, or is a copy that only reads until it takes over. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006', '57014']);

/** Whether the database gave no answer, rather than a bad one: what was asked may have been done or not. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof LogError) &&
  (!(error instanceof pg.DatabaseError) || AWAY.has(error.code ?? '') || error.code?.startsWith('08') === true);

/** Short, and without what the address may hold. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' && error.message === '' ? error.code : error.message;
};

/** What the system or the database calls it; an address without a password is as good as one with a wrong password. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof Error && error.message.startsWith('SASL')) return WRONG_PASSWORD;
  const { code } = error instanceof Error ? (error as { readonly code?: unknown }) : {};
  return typeof code === 'string' ? code : undefined;
}
const WRONG_PASSWORD = '28P01';

/** Where a database is, without the password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}
