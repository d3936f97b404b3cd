/** The people of a server: profiles and the keys that open them, finished games, boards. */
import type { ProfileId, RoomEvent } from '@yaht/room';
import type { Clock } from '../clock.ts';
import { every } from '../every.ts';
import type { FileOptions } from '../log/database.ts';
import type { GameLog } from '../log/index.ts';
import type { PeopleFile } from './file/people-file.ts';
import { hashOfKey } from './profile.ts';
import type { Mirror } from './shared/mirror.ts';
import type { Profiles } from './shared/postgres-profiles.ts';
import { Projector } from './projector.ts';
import type { ReviewDesk } from './review-desk.ts';
import { Reviewer, type Review } from './reviewer.ts';
import { Keeper } from './thread/keeper.ts';
import { programUrl } from './thread/programs.ts';
import type { Remote } from './thread/remote.ts';

export type PeopleParts = {
  readonly log: GameLog<RoomEvent>;
  readonly clock: Clock;
  readonly books: Remote<PeopleFile>;
  readonly review: Review;
  /** What is being compared is given up; it is begun anew another time. */
  readonly stopReviewing: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
  /** Profiles that several nodes share, and how they are mirrored here; kept in the file unless told otherwise. */
  readonly shared?: SharedProfiles | undefined;
};

export type SharedProfiles = { readonly profiles: Profiles; readonly mirror: Mirror; readonly desk: ReviewDesk };

/** How often it is looked for games that have ended. */
const LOOK_EVERY = 1_000;

export class People {
  readonly profiles: Profiles;
  readonly boards: Remote<PeopleFile>['boards'];
  readonly projector: Projector;
  readonly #parts: PeopleParts;
  #stop: () => Promise<void> = async () => {};

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.profiles = parts.shared?.profiles ?? parts.books.profiles;
    this.boards = parts.books.boards;
    this.projector = new Projector({ ...parts, games: parts.books.games, desk: parts.shared?.desk });
  }

  /** Follows the log from now on, in the background. */
  follow(): void {
    const { clock, onFault } = this.#parts;
    const { mirror } = this.#parts.shared ?? {};
    const quietly = (work: () => Promise<void>) => () => work().catch(onFault);
    const stops = [
      every(
        clock,
        LOOK_EVERY,
        quietly(async () => {
          await mirror?.look();
          await this.projector.catchUpAside();
        }),
      ),
      every(
        clock,
        LOOK_EVERY,
        quietly(() => this.projector.reviewAll()),
      ),
    ];
    this.#stop = async () => {
      this.projector.stop();
      await this.#parts.stopReviewing();
      await Promise.all(stops.map(stop => stop()));
    };
  }

  /** The profile that this key opens. */
  async profileOf(key: string): Promise<ProfileId | undefined> {
    return (await this.profiles.byKey(hashOfKey(key)))?.id;
  }

  /** Everything about people as it is at one moment. */
  copyTo(file: string): Promise<void> {
    return this.#parts.books.file.copyTo(file);
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#parts.stopReviewing();
    await this.#parts.books.file.close();
  }
}

type Opening = Pick<PeopleParts, 'log' | 'clock' | 'onFault'> &
  FileOptions & { readonly share?: ((book: Remote<PeopleFile>['profiles']) => SharedProfiles) | undefined };

/** Keeps the file in a thread of its own; throws a `LogError` when it cannot be opened. */
export async function openPeople({ log, clock, onFault, share, ...data }: Opening): Promise<People> {
  const program = programUrl('people-thread');
  const keeper = new Keeper<PeopleFile>({ program, name: `the people's book-keeper`, data, onLost: onFault });
  await keeper.open();
  const reviewer = new Reviewer(clock);
  const file = {
    copyTo: (target: string) => keeper.books.file.copyTo(target),
    close: async () => {
      await keeper.books.file.close();
      await keeper.end();
    },
  };
  const reviews = { review: reviewer.review, stopReviewing: () => reviewer.end() };
  const shared = share?.(keeper.books.profiles);
  await shared?.mirror.look();
  return new People({ log, clock, onFault, books: { ...booksOf(keeper), file }, ...reviews, shared });
}

const booksOf = ({ books: { profiles, games, boards } }: Keeper<PeopleFile>) => ({ profiles, games, boards });
