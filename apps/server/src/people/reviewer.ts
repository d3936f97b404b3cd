/** Starts the thread that reviews when there is something to review, and ends it when there was nothing for a while. */
import type { Event } from '@yaht/rules';
import type { CallOff, Clock } from '../clock.ts';
import type { SeatReviewed } from './file/game-book.ts';
import type { Reviews } from './review.ts';
import { BookThread } from './thread/book-thread.ts';
import { programUrl } from './thread/programs.ts';

/** A game against perfect play; null when there is no perfect play to compare with. */
export type Review = (events: readonly Event[]) => Promise<readonly SeatReviewed[] | null>;

const IDLE = 60_000;

export class Reviewer {
  readonly #clock: Clock;
  #thread: Promise<BookThread<Reviews>> | undefined;
  #callOff: CallOff = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly review: Review = async events => {
    this.#callOff();
    this.#thread ??= BookThread.open<Reviews>(programUrl('review-thread'), undefined);
    try {
      return await (await this.#thread).books.reviews.review(events);
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      this.#callOff();
      this.#callOff = this.#clock.after(IDLE, () => void this.end());
    }
  };

  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.then(
      running => running.end(),
      () => {},
    );
  }
}
