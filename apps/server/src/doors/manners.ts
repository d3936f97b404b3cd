/** How fast somebody may talk, and how often it is told to slow down before it is shown the door. */
import { Bucket, type Rate } from '../bucket.ts';
import type { Guest } from './doorkeeper.ts';

/** Whoever goes on after so many refusals for speed has had its chance. */
const PATIENCE: Rate = { perSecond: 2, burst: 256 };

export class Manners {
  readonly #guest: Guest;
  readonly #messages: Bucket;
  readonly #patience: Bucket;

  constructor(rate: Rate, guest: Guest, now: number) {
    this.#guest = guest;
    this.#messages = new Bucket(rate, now);
    this.#patience = new Bucket(PATIENCE, now);
  }

  mayTalk(now: number): boolean {
    return this.#messages.take(now) && this.#guest.mayTalk(now);
  }

  /** Whether one more message that came too fast is forgiven. */
  isForgiven(now: number): boolean {
    return this.#patience.take(now);
  }
}
