/** The connections to a PostgreSQL. */
import pg from 'pg';
import { LogError } from '../log-error.ts';
import { Questions, reasonOf, type Sentence } from './questions.ts';

/** Whole numbers of 64 bits arrive as texts otherwise; none here is beyond what a number holds. */
const BIGINT = 20;
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
};

/** A question without an answer for so long is given up, and its connection with it. */
export const ANSWER_WITHIN = 15_000;

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

/** Connections that are on a list for as long as they last. */
const listedIn = (list: Set<Connection>): typeof Connection =>
  class extends Connection {
    constructor(config?: pg.ClientConfig) {
      super(config);
      list.add(this);
      this.on('end', () => list.delete(this));
      this.connection.stream.once('close', () => list.delete(this));
    }
  };

export type ConnectionOptions = {
  readonly connections?: number;
  readonly patience?: number;
  readonly answerWithin?: number;
};

export class Database extends Questions {
  readonly #pool: pg.Pool;
  readonly #open = new Set<Connection>();

  constructor(url: string, { connections = 6, patience, answerWithin = ANSWER_WITHIN }: ConnectionOptions = {}) {
    super(patience === undefined ? {} : { patience });
    this.#pool = new pg.Pool({
      Client: listedIn(this.#open),
      connectionString: url,
      application_name: 'yaht',
      max: connections,
      types,
      query_timeout: answerWithin,
      connectionTimeoutMillis: answerWithin,
      keepAlive: true,
      verify: (client, done) => client.query(MANNERS, error => done(error)),
    });
    // A connection that is cut off is replaced when the next one is needed; what was asked over it is told by its question.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', client => client.on('error', () => {}));
  }

  /**
   * The database is back after it was out of reach: what was asked over a connection from before may never be answered, and is asked
   * again over another one.
   */
  override startAfresh(): void {
    for (const client of this.#open) client.connection.stream.destroy();
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

  protected override async say<Row extends object>(
    { name, text }: Sentence,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    return (await this.#pool.query<Row>({ name, text, values: [...values] })).rows;
  }

  override async close(): Promise<void> {
    await super.close();
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
