/** The bus at an address; what it needs is loaded only then. */
import { fault } from '@yaht/rules';
import type { Bus, BusOptions } from './bus.ts';

type Opener = (options: BusOptions) => Promise<Bus>;

const redis: Opener = async options => (await import('./redis-bus.ts')).openRedisBus(options);
const nats: Opener = async options => (await import('./nats-bus.ts')).openNatsBus(options);
const notify: Opener = async options => (await import('./notify-bus.ts')).openNotifyBus(options);

const OPENERS: Readonly<Record<string, Opener>> = {
  'redis:': redis,
  'rediss:': redis,
  'nats:': nats,
  'tls:': nats,
  'postgres:': notify,
  'postgresql:': notify,
};

/** Whether it can be reached by now or not. */
export function openBus(options: BusOptions): Promise<Bus> {
  // Several hosts with ports are no URL for the platform.
  const [protocol = ''] = options.url.split(/(?<=:)/);
  return (OPENERS[protocol] ?? fault(`no bus has an address that begins with ${protocol}`))(options);
}
