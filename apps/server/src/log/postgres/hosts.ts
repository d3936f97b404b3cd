/** The hosts of an address: which of them writes is found when the first connection is made, and found again once it does not. */
import pg from 'pg';
import { LogError } from '../log-error.ts';
import { encryptionOf, parseDatabaseAddress, UnreadableCertificate, type DatabaseAddress, type Host } from './address.ts';
import { passwordIn } from './password-file.ts';

/** All hosts are asked at once; one that is silent for so long is away. */
const FOUND_WITHIN = 3_000;

/** What PostgreSQL calls a database that only reads. */
const READ_ONLY = '25006';

/** A copy that reads until it takes over, or a database that was told to write nothing. */
class OnlyReads extends Error {
  readonly code = READ_ONLY;
}

export class Hosts {
  readonly address: DatabaseAddress;
  readonly #ssl: ReturnType<typeof encryptionOf>;
  #writer: Promise<Host> | undefined;

  /** Throws a `LogError` for what is no address, and for certificates that cannot be read. */
  constructor(url: string) {
    const address = parseDatabaseAddress(url);
    if (!address) throw new LogError('cannot-open', 'the database cannot be used: its address is none', 'address');
    this.address = address;
    try {
      this.#ssl = encryptionOf(address);
    } catch (error) {
      if (!(error instanceof UnreadableCertificate)) throw error;
      throw new LogError('cannot-open', `the database cannot be used: ${error.message}`, 'certificate');
    }
  }

  get first(): Host {
    return this.address.hosts[0] as Host;
  }

  /** Where there are others, one that is silent is not waited for any longer than when it was looked for. */
  get haste(): pg.ClientConfig {
    return this.address.hosts.length > 1 ? { connectionTimeoutMillis: FOUND_WITHIN } : {};
  }

  /** How one of them is entered. */
  entry(host: Host): pg.ClientConfig {
    const { user, database, password, options } = this.address;
    const ssl = host.host.startsWith('/') ? false : this.#ssl;
    return {
      ...host,
      user,
      database,
      ...(options === undefined ? {} : { options }),
      ssl,
      password: async () => password ?? (await passwordIn(this.address, host)) ?? '',
    };
  }

  /** The one that writes; the only one is not asked beforehand. */
  async writer(): Promise<Host> {
    if (this.address.hosts.length === 1) return this.first;
    this.#writer ??= Promise.any(this.address.hosts.map(host => this.#ask(host))).catch((error: unknown) => {
      throw error instanceof AggregateError ? mostTelling(error.errors) : error;
    });
    const writer = this.#writer;
    try {
      return await writer;
    } catch (error) {
      this.#forget(writer);
      throw error;
    }
  }

  /** The one that was found does not answer, or does not write any more. */
  lose(): void {
    this.#writer = undefined;
  }

  #forget(writer: Promise<Host>): void {
    if (this.#writer === writer) this.#writer = undefined;
  }

  async #ask(host: Host): Promise<Host> {
    const client = new pg.Client({
      ...this.entry(host),
      ...this.haste,
      application_name: 'yaht',
      query_timeout: FOUND_WITHIN,
    });
    client.on('error', () => {});
    client.connection.on('error', () => client.connection.stream.destroy());
    try {
      await client.connect();
      await refuseReading(client);
      return host;
    } finally {
      client.end().catch(() => {});
    }
  }
}

/** Throws unless what is at the other end writes. */
export async function refuseReading(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new OnlyReads('it only reads');
}

/** What somebody has to change comes before a copy that only reads, and this before a host that is not there. */
function mostTelling(errors: readonly unknown[]): unknown {
  const isCopy = (error: unknown): boolean => error instanceof OnlyReads;
  const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError || /SASL|SSL|certificate/i.test(String(error));
  return errors.find(isAnswer) ?? errors.find(isCopy) ?? errors[0];
}
