/** Hints over NATS. */
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { CHANNEL, type Bus, type BusOptions, type Ear, type Hint, type Word } from './bus.ts';
import { hearText, Outgoing } from './hints.ts';

const PAUSE = 250;

export const openNatsBus = async (options: BusOptions): Promise<Bus> => new NatsBus(options);

function optionsOf(url: string): ConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    name: 'yaht',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: PAUSE,
  };
}

class NatsBus implements Bus {
  readonly #options: BusOptions;
  readonly #outgoing = new Outgoing(async text => this.#nats?.publish(CHANNEL, text));
  #nats: NatsConnection | undefined;
  #ear: Ear = { hear: () => {}, missed: () => {} };
  #isClosed = false;

  constructor(options: BusOptions) {
    this.#options = options;
    void this.#connect();
  }

  tell(hint: Hint): void {
    if (this.#nats) this.#outgoing.add(hint);
  }

  say(word: Word): void {
    this.#nats?.publish(CHANNEL, JSON.stringify(word));
  }

  listen(ear: Ear): void {
    this.#ear = ear;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#outgoing.settled();
    await this.#nats?.close();
  }

  /** The library comes back by itself once it was there; until then it is tried here. */
  async #connect(): Promise<void> {
    try {
      const nats = await connect(optionsOf(this.#options.url));
      if (this.#isClosed) return await nats.close();
      nats.subscribe(CHANNEL, { callback: (_, message) => hearText(message.string(), this.#ear) });
      await nats.flush();
      this.#nats = nats;
      this.#ear.missed();
      void this.#watch(nats);
    } catch {
      if (!this.#isClosed) setTimeout(() => void this.#connect(), PAUSE).unref();
    }
  }

  async #watch(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (this.#isClosed) return;
      if (type === 'reconnect') this.#ear.missed();
      if (type === 'reconnect' || type === 'disconnect') this.#options.onChange?.(type === 'reconnect');
    }
  }
}
