/** The bus that every PostgreSQL has: NOTIFY. */
import type pg from 'pg';
import { Connection } from '../log/postgres/connection.ts';
import { Hosts } from '../log/postgres/hosts.ts';
import { CHANNEL, type Bus, type BusOptions, type Ear, type Hint, type Word } from './bus.ts';
import { hearText, Outgoing } from './hints.ts';

const PAUSE = 250;
/** A connection that only listens would not notice that nobody is there. */
const ASK_EVERY = 5_000;

export const openNotifyBus = async (options: BusOptions): Promise<Bus> => new NotifyBus(options);

class NotifyBus implements Bus {
  readonly #options: BusOptions;
  readonly #hosts: Hosts;
  readonly #outgoing = new Outgoing(text => this.#notify(text));
  #client: pg.Client | undefined;
  #ear: Ear = { hear: () => {}, missed: () => {} };
  #timer: NodeJS.Timeout | undefined;
  #wasLost = false;
  #isClosed = false;

  constructor(options: BusOptions) {
    this.#options = options;
    this.#hosts = new Hosts(options.url);
    void this.#connect();
  }

  tell(hint: Hint): void {
    if (this.#client) this.#outgoing.add(hint);
  }

  say(word: Word): void {
    this.#notify(JSON.stringify(word)).catch(() => {});
  }

  listen(ear: Ear): void {
    this.#ear = ear;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#outgoing.settled();
    await this.#client?.end();
  }

  async #notify(text: string): Promise<unknown> {
    return this.#client?.query('select pg_notify($1, $2)', [CHANNEL, text]);
  }

  async #connect(): Promise<void> {
    const client = new Connection(this.#hosts, {
      application_name: 'yaht-bus',
      query_timeout: ASK_EVERY,
      connectionTimeoutMillis: ASK_EVERY,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload = '' }) => hearText(payload, this.#ear));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#isClosed) return await client.end();
      this.#client = client;
      if (this.#wasLost) this.#options.onChange?.(true);
      this.#wasLost = false;
      this.#ear.missed();
      this.#watch(client);
    } catch {
      this.#again(client);
    }
  }

  #watch(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#watch(client),
        () => this.#lose(client),
      );
    }, ASK_EVERY).unref();
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#options.onChange?.(false);
    this.#wasLost = true;
    this.#again(client);
  }

  #again(client: pg.Client): void {
    client.end().catch(() => {});
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#connect(), PAUSE).unref();
  }
}
