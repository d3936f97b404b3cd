/** Entries that wait for the batch before theirs; a batch costs one way to the database and one wait for its disk. */
import type { PackedOutcome } from '../packed.ts';
import type { RoomId } from '../ids.ts';
import type { Parcel } from './appending.ts';

/** Bounds how long those at the end of a batch wait. */
const MAX_BATCH = 500;

type Waiting = {
  readonly parcel: Parcel;
  readonly resolve: (outcome: PackedOutcome) => void;
  readonly reject: (error: unknown) => void;
};

const thisMoment = (): Promise<unknown> => new Promise(resolve => setImmediate(resolve));

export class Batches {
  readonly #write: (parcels: readonly Parcel[]) => Promise<readonly PackedOutcome[]>;
  readonly #gather: () => Promise<unknown>;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  /** `gather` lets everything that arrives at the same moment join the first batch. */
  constructor(write: (parcels: readonly Parcel[]) => Promise<readonly PackedOutcome[]>, gather = thisMoment) {
    this.#write = write;
    this.#gather = gather;
  }

  add(parcel: Parcel): Promise<PackedOutcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ parcel, resolve, reject });
      this.#writing ??= this.#work();
    });
  }

  /** Answers when nobody waits. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #work(): Promise<void> {
    await this.#gather();
    while (this.#waiting.length > 0) await this.#writeBatch(this.#take());
    this.#writing = undefined;
  }

  /** The first of each room, in the order they came. */
  #take(): readonly Waiting[] {
    const rooms = new Set<RoomId>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { room } = waiting.parcel.entry;
      const fits = batch.length < MAX_BATCH && !rooms.has(room);
      rooms.add(room);
      (fits ? batch : later).push(waiting);
    }
    this.#waiting = later;
    return batch;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#write(batch.map(({ parcel }) => parcel));
      batch.forEach(({ resolve }, i) => resolve(outcomes[i] ?? { type: 'unfit', message: 'the database gave no answer' }));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }
}
