/** Hints over NATS. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { CHANNEL, type Bus, type BusOptions, type Ear, type Hint } from './bus.ts';
import { Outgoing, parseHints } from './hints.ts';

const PAUSE = 250;

/** Goes on looking for it as long as the process lives. */
export async function openNatsBus({ url, note = () => {} }: BusOptions): Promise<Bus> {
  const { protocol, host, username, password } = new URL(url);
  const connecting = connect({
    servers: host,
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    name: 'yaht',
    noEcho: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: PAUSE,
  });
  let nats: NatsConnection | undefined;
  let ear: Ear = { hear: () => {}, missed: () => {} };
  let isClosed = false;
  const outgoing = new Outgoing(async text => nats?.publish(CHANNEL, text));
  const watch = async (connection: NatsConnection): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'reconnect') ear.missed();
      if (type === 'disconnect' && !isClosed) note('the bus is away; games go on without hints');
    }
  };
  const begin = async (connection: NatsConnection): Promise<void> => {
    if (isClosed) return connection.close();
    nats = connection;
    connection.subscribe(CHANNEL, { callback: (_, message) => parseHints(message.string()).forEach(hint => ear.hear(hint)) });
    void watch(connection);
    await connection.flush();
    ear.missed();
  };
  connecting.then(begin).catch(() => note('the bus cannot be used'));
  return {
    tell: (hint: Hint) => (nats ? outgoing.add(hint) : undefined),
    listen: wished => {
      ear = wished;
    },
    close: async () => {
      isClosed = true;
      await outgoing.settled();
      await nats?.close();
    },
  };
}
