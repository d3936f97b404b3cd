/**
 * How nodes tell each other that there is something to read. A hint may get lost, come twice or too late, and says nothing but where
 * to look: what happened is in the log, and only there.
 */
import type { RoomId } from '../log/index.ts';

/** In this room there are facts up to this number. */
export type Hint = { readonly room: RoomId; readonly seq: number };

/** Whoever wants to know. */
export type Ear = {
  readonly hear: (hint: Hint) => void;
  /** Hints may have been missed, of whatever room: time to look everywhere. */
  readonly missed: () => void;
};

export interface Bus {
  /** Tells the other nodes, as well as it can; nobody waits for it. */
  tell(hint: Hint): void;
  /** One ear for each node. */
  listen(ear: Ear): void;
  close(): Promise<void>;
}

export type BusOptions = {
  readonly url: string;
  /** The bus is away, or back: for whoever runs the server. */
  readonly note?: (text: string) => void;
};

/** The channel of all hints. */
export const CHANNEL = 'yaht';

const OPENERS: Readonly<Record<string, (options: BusOptions) => Promise<Bus>>> = {
  redis: async options => (await import('./redis-bus.ts')).openRedisBus(options),
  nats: async options => (await import('./nats-bus.ts')).openNatsBus(options),
  postgres: async options => (await import('./notify-bus.ts')).openNotifyBus(options),
};

const ALIASES: Readonly<Record<string, string>> = { rediss: 'redis', tls: 'nats', postgresql: 'postgres' };

const kindOf = (url: string): string | undefined => {
  const scheme = /^([a-z]+):\/\//.exec(url)?.[1] ?? '';
  const kind = ALIASES[scheme] ?? scheme;
  return kind in OPENERS ? kind : undefined;
};

/** Whether there is a bus for addresses of this kind. */
export const isBusUrl = (url: string): boolean => kindOf(url) !== undefined && URL.canParse(url);

/** The bus at this address, whether it can be reached by now or not. */
export function openBus(options: BusOptions): Promise<Bus> {
  const open = OPENERS[kindOf(options.url) ?? ''];
  return open ? open(options) : Promise.reject(new Error('no bus has an address of this kind'));
}
