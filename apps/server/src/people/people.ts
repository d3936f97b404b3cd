/** The people of a server: profiles and the keys that open them, finished games, boards. */
import type { ProfileId, RoomEvent } from '@yaht/room';
import type { Clock } from '../clock.ts';
import { every } from '../every.ts';
import type { FileOptions } from '../log/database.ts';
import type { FollowedLog } from '../log/index.ts';
import type { PeopleFile } from './file/people-file.ts';
import { COLOURS, hashOfKey, profileName, type Profile } from './profile.ts';
import type { NoticeBook } from '../notices/ways.ts';
import { Projector } from './projector.ts';
import { Reviewer, type Review } from './reviewer.ts';
import { Keeper } from './thread/keeper.ts';
import { programUrl } from './thread/programs.ts';
import type { Remote } from './thread/remote.ts';

/** What has games that are over written down, and compared with perfect play. */
export type Projecting = {
  readonly catchUpAside: () => Promise<void>;
  readonly reviewAll: (onEach?: () => void) => Promise<void>;
  /** Forgets everything that follows from the log, and makes it again. */
  readonly rebuild: () => Promise<void>;
  /** Ends after what is being done. */
  readonly stop: () => void;
};

export type PeopleParts<Projector extends Projecting = Projecting> = {
  readonly clock: Clock;
  readonly profiles: Profiles;
  readonly boards: Boards;
  readonly notices: NoticeBook;
  readonly projector: Projector;
  /** What is being compared is given up; it is begun anew another time. */
  readonly stopReviewing: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
  /** Copies everything about people as it is at one moment, where it is in a file. */
  readonly copyTo?: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Profiles = Remote<PeopleFile>['profiles'];
type Boards = Remote<PeopleFile>['boards'];

/** How often it is looked for games that have ended. */
const LOOK_EVERY = 1_000;

export class People<Projector extends Projecting = Projecting> {
  readonly profiles: Profiles;
  readonly boards: Boards;
  readonly notices: NoticeBook;
  readonly projector: Projector;
  readonly #parts: PeopleParts<Projector>;
  #stop: () => Promise<void> = async () => {};

  constructor(parts: PeopleParts<Projector>) {
    this.#parts = parts;
    this.profiles = parts.profiles;
    this.boards = parts.boards;
    this.notices = parts.notices;
    this.projector = parts.projector;
  }

  /** Follows the log from now on, in the background. */
  follow(): void {
    const { clock, onFault } = this.#parts;
    const quietly = (work: () => Promise<void>) => () => work().catch(onFault);
    const stops = [
      every(
        clock,
        LOOK_EVERY,
        quietly(() => this.projector.catchUpAside()),
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

  /** The profile that this key opens; a key that nobody knows yet makes one of that name. Undefined where the name cannot be one. */
  async made(key: string, text: string): Promise<Profile | undefined> {
    const name = profileName(text);
    if (name === undefined) return undefined;
    return this.profiles.create({ name, colour: COLOURS[0], keyHash: hashOfKey(key), now: this.#parts.clock.now() });
  }

  /** The profile that this key opens. */
  async profileOf(key: string): Promise<ProfileId | undefined> {
    return (await this.profiles.byKey(hashOfKey(key)))?.id;
  }

  /** Everything about people as it is at one moment, where it is in a file. */
  async copyTo(file: string): Promise<void> {
    await this.#parts.copyTo?.(file);
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#parts.stopReviewing();
    await this.#parts.close();
  }
}

type FileParts = Pick<PeopleParts, 'clock' | 'onFault' | 'stopReviewing'> & {
  readonly log: FollowedLog<RoomEvent>;
  readonly books: Remote<PeopleFile>;
  readonly review: Review;
};

/** The people of a server with files of its own. */
export const peopleWith = ({ books, review, log, ...parts }: FileParts): People<Projector> =>
  new People({
    ...parts,
    profiles: books.profiles,
    boards: books.boards,
    notices: books.notices,
    projector: new Projector({ ...parts, log, review, games: books.games }),
    copyTo: file => books.file.copyTo(file),
    close: () => books.file.close(),
  });

type Opening = Pick<PeopleParts, 'clock' | 'onFault'> & FileOptions & { readonly log: FollowedLog<RoomEvent> };

/** Keeps the file in a thread of its own; throws a `LogError` when it cannot be opened. */
export async function openPeople({ log, clock, onFault, ...data }: Opening): Promise<People<Projector>> {
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
  return peopleWith({ log, clock, onFault, books: { ...booksOf(keeper), file }, ...reviews });
}

const booksOf = ({ books: { profiles, games, boards, notices } }: Keeper<PeopleFile>) => ({ profiles, games, boards, notices });
