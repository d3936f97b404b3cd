/** Starts the thread that reviews when there is something to review, and ends it when there was nothing for a while. */
import type { Event } from '@yaht/rules';
import type { CallOff, Clock } from '../clock.ts';
import type { SeatReviewed } from './boards/keeping.ts';
import type { Reviews } from './review.ts';
import { Keeper } from './thread/keeper.ts';
import { programUrl } from './thread/programs.ts';

/** A game against perfect play; null when there is no perfect play to compare with. */
export type Review = (events: readonly Event[]) => Promise<readonly SeatReviewed[] | null>;

const IDLE = 60_000;

export class Reviewer {
  readonly #clock: Clock;
  readonly #keeper = new Keeper<Reviews>({ program: programUrl('review-thread'), name: 'the reviewer', data: undefined });
  #callOff: CallOff = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly review: Review = async events => {
    this.#callOff();
    try {
      return await this.#keeper.books.reviews.review(events);
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      this.#callOff();
      this.#callOff = this.#clock.after(IDLE, () => void this.end());
    }
  };

  end(): Promise<void> {
    return this.#keeper.end();
  }
}
