/** A connection to the host of an address that writes. */
import { callbackify } from 'node:util';
import pg from 'pg';
import { LogError } from '../log-error.ts';
import type { Host } from './address.ts';
import { Hosts, refuseReading } from './hosts.ts';
import { reasonOf } from './questions.ts';

/** Whole numbers of 64 bits arrive as texts otherwise; none here is beyond what a number holds. */
const BIGINT = 20;
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
};

/** A question without an answer for so long is given up, and its connection with it. */
export const ANSWER_WITHIN = 15_000;

export class Connection extends pg.Client {
  readonly #hosts: Hosts;
  readonly #at: { -readonly [Key in keyof Host]: Host[Key] };

  constructor(hosts: Hosts, config: pg.ClientConfig) {
    // Where it leads is known when it begins; the library takes a host before.
    const at = { ...hosts.first };
    super({ ...config, types, keepAlive: true, ...hosts.entry(at), ...hosts.haste });
    this.#hosts = hosts;
    this.#at = at;
    // One that could not be made is let go of; the library would leave it open, and with it the process.
    this.connection.on('error', () => this.connection.stream.destroy());
  }

  override connect(): Promise<pg.Client>;
  override connect(done: (error: Error) => void): void;
  override connect(done?: (error: Error) => void): Promise<pg.Client> | void {
    if (!done) return this.#begin();
    callbackify(() => this.#begin())(done);
  }

  async #begin(): Promise<pg.Client> {
    Object.assign(this.#at, await this.#hosts.writer());
    Object.assign(this, this.#at);
    if (this.connection.stream.destroyed) throw new Error('timeout exceeded when looking for the host that writes');
    try {
      await super.connect();
      await refuseReading(this);
      return this;
    } catch (error) {
      this.#hosts.lose();
      this.connection.stream.destroy();
      throw error;
    }
  }
}

/** A connection for one long piece of work, in which nothing is tried twice. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new Connection(new Hosts(url), { application_name: 'yaht', connectionTimeoutMillis: ANSWER_WITHIN });
  // What is wrong is told by the query that is on its way.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new LogError('cannot-open', `the database does not answer: ${reasonOf(error)}`, codeOf(error));
  }
  return client;
}

/** What the system or the database calls it; an address without a password is as good as one with a wrong password. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof Error && error.message.startsWith('SASL')) return WRONG_PASSWORD;
  if (error instanceof Error && error.message.includes('does not support SSL')) return NO_ENCRYPTION;
  const { code } = error instanceof Error ? (error as { readonly code?: unknown }) : {};
  return typeof code === 'string' ? code : undefined;
}
const WRONG_PASSWORD = '28P01';
/** The library has no code for it. */
const NO_ENCRYPTION = 'no-encryption';
