/** Hints over Redis. */
import { Redis } from 'ioredis';
import { CHANNEL, type Bus, type BusOptions, type Ear, type Hint, type Word } from './bus.ts';
import { hearText, Outgoing } from './hints.ts';

const LONGEST_PAUSE = 500;

/** Whoever listens to Redis cannot talk on the same connection, so there are two. What cannot be said now is not said later. */
export async function openRedisBus({ url, onChange = () => {} }: BusOptions): Promise<Bus> {
  const how = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(50 * times, LONGEST_PAUSE),
  };
  const mouth = new Redis(url, how);
  const ears = new Redis(url, { ...how, autoResubscribe: false });
  const outgoing = new Outgoing(text => mouth.publish(CHANNEL, text));
  let isThere = true;
  let isClosed = false;
  const lose = (): void => {
    if (isThere && !isClosed) onChange(false);
    isThere = false;
  };
  mouth.on('error', lose);
  ears.on('error', lose);
  return {
    tell: (hint: Hint) => (mouth.status === 'ready' ? outgoing.add(hint) : undefined),
    say: (word: Word) => void (mouth.status === 'ready' && mouth.publish(CHANNEL, JSON.stringify(word)).catch(() => {})),
    listen: (ear: Ear) => {
      const subscribe = async (): Promise<void> => {
        await ears.subscribe(CHANNEL);
        if (!isThere) onChange(true);
        isThere = true;
        ear.missed();
      };
      ears.on('message', (_, text) => hearText(text, ear));
      ears.on('ready', () => void subscribe().catch(() => {}));
      if (ears.status === 'ready') void subscribe().catch(() => {});
    },
    close: async () => {
      isClosed = true;
      await outgoing.settled();
      mouth.disconnect();
      ears.disconnect();
    },
  };
}
