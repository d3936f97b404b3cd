/**
 * What an address was granted by all nodes together: a bucket in a row that is not written for good, so that asking costs no wait for
 * a disk. A database that restarts forgets it, and one that is away grants nothing anyway.
 */
import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Arrivals } from '../doors/doorkeeper.ts';
import { every } from '../every.ts';
import type { Database } from '../log/postgres/database.ts';
import { isAway } from '../log/postgres/questions.ts';

const FULL = `least($2::float8, a.remaining + $3::float8 * extract(epoch from clock_timestamp() - a.at)::float8)`;

const SAY = {
  /** No row when there is nothing left. */
  take: {
    name: 'yaht-arrive',
    text: `
      insert into yaht.arrivals as a (who, remaining, at) values ($1, $2::float8 - 1, clock_timestamp())
      on conflict (who) do update set remaining = ${FULL} - 1, at = clock_timestamp() where ${FULL} >= 1
      returning remaining`,
  },
  /** Longer than any bucket takes to fill up again. */
  tidy: { name: 'yaht-arrivals-tidy', text: `delete from yaht.arrivals where at < clock_timestamp() - interval '10 min'` },
};
const TIDY_EVERY = 60_000;

export type SharedArrivals = { readonly take: Arrivals; readonly close: () => Promise<void> };

/** Addresses are not kept as they are: the secret of the house turns them into something else. */
export function shareArrivals(db: Database, clock: Clock, secret: string): SharedArrivals {
  const nameOf = (address: string): string => createHmac('sha256', secret).update(address).digest('base64url');
  const close = every(clock, TIDY_EVERY, () => db.once(SAY.tidy).then(nothing, unlessAway));
  return {
    take: async (address, { burst, perSecond }) => {
      const rows = await db.once<{ readonly remaining: number }>(SAY.take, [nameOf(address), burst, perSecond]).catch(unlessAway);
      return rows && { isGranted: rows.length > 0, left: rows[0]?.remaining ?? 0 };
    },
    close,
  };
}

const nothing = (): void => {};

function unlessAway(error: unknown): undefined {
  if (!isAway(error)) throw error;
}
