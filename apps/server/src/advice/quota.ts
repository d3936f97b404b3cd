/** What costs the server more than a message: counted by address, this machine excepted. */
import { err, ok, type Result } from '@yaht/rules';
import type { Clock } from '../clock.ts';
import { Bucket, type Rate } from '../bucket.ts';
import { addressKey, isLoopback } from '../doors/doorkeeper.ts';

/** So many addresses are remembered; whoever asked longest ago is forgotten first. */
const MOST_ADDRESSES = 10_000;

export class Quota {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #isTrusted: (address: string) => boolean;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, clock: Clock, isTrusted: (address: string) => boolean = isLoopback) {
    this.#rate = rate;
    this.#clock = clock;
    this.#isTrusted = isTrusted;
  }

  /** Takes so many, or tells in how many seconds to come back. */
  take(address: string, count = 1): Result<true, number> {
    if (this.#isTrusted(address)) return ok(true);
    const now = this.#clock.now();
    const bucket = this.#bucketOf(addressKey(address), now);
    return bucket.take(now, count)
      ? ok(true)
      : err(Math.max(1, Math.ceil((count - bucket.level(now).left) / this.#rate.perSecond)));
  }

  #bucketOf(key: string, now: number): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_ADDRESSES && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
