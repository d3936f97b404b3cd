/** The connections to a PostgreSQL. */
import pg from 'pg';
import { ANSWER_WITHIN, Connection } from './connection.ts';
import { Hosts } from './hosts.ts';
import { Questions, type Sentence } from './questions.ts';

/**
 * Whatever the cluster does by default, a commit here is on the disk before it is told. And everything is looked up by a key: a
 * database that does not know yet how large its tables are would rather read them as a whole, for every batch; nothing is worth being
 * compiled first. The words about boards are
 * those for a file, which has no schemas.
 */
const MANNERS = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') in ('off', 'local');
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off; set search_path = yaht`;

/** Connections to the host that writes, on a list for as long as they last. */
const listedIn = (list: Set<Connection>, hosts: Hosts): new (config?: pg.ClientConfig) => Connection =>
  class extends Connection {
    constructor(config: pg.ClientConfig = {}) {
      super(hosts, config);
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
  readonly #hosts: Hosts;
  readonly #open = new Set<Connection>();

  constructor(url: string, { connections = 6, patience, answerWithin = ANSWER_WITHIN }: ConnectionOptions = {}) {
    super(patience === undefined ? {} : { patience });
    this.#hosts = new Hosts(url);
    this.#pool = new pg.Pool({
      Client: listedIn(this.#open, this.#hosts),
      application_name: 'yaht',
      max: connections,
      query_timeout: answerWithin,
      connectionTimeoutMillis: answerWithin,
      verify: (client, done) => client.query(MANNERS, error => done(error)),
    });
    // A connection that is cut off is replaced when the next one is needed; what was asked over it is told by its question.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', client => client.on('error', () => {}));
  }

  /**
   * The database is back after it was out of reach: what was asked over a connection from before may never be answered, and is asked
   * again over another one, perhaps to another host.
   */
  override startAfresh(): void {
    this.#hosts.lose();
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
