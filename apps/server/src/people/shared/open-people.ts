/** The people of a house of several nodes: everything about them is in the database that they share. */
import type { RoomEvent } from '@yaht/room';
import type { Clock } from '../../clock.ts';
import type { GameLog } from '../../log/index.ts';
import type { Database } from '../../log/postgres/database.ts';
import { BoardBook } from '../boards/board-book.ts';
import { People } from '../people.ts';
import { Reviewer } from '../reviewer.ts';
import { Keeper } from '../thread/keeper.ts';
import { programUrl } from '../thread/programs.ts';
import { BoardDatabase } from './board-database.ts';
import { PostgresNotices } from './postgres-notices.ts';
import { PostgresProfiles } from './postgres-profiles.ts';
import type { SharedGames } from './shared-games.ts';
import { SharedProjector } from './shared-projector.ts';

export type SharedPeopleParts = {
  readonly log: GameLog<RoomEvent>;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  /** For questions; what is written has connections of its own, in a thread of its own. */
  readonly db: Database;
  readonly url: string;
};

export function openSharedPeople({ log, clock, onFault, db, url }: SharedPeopleParts): People<SharedProjector> {
  const program = programUrl('games-thread');
  const keeper = new Keeper<{ games: SharedGames }>({ program, name: `the boards' book-keeper`, data: url, onLost: onFault });
  const reviewer = new Reviewer(clock);
  const { review } = reviewer;
  return new People({
    clock,
    onFault,
    profiles: new PostgresProfiles(db),
    boards: new BoardBook(new BoardDatabase(db).ask),
    notices: new PostgresNotices(db),
    projector: new SharedProjector({ log, clock, onFault, review, games: keeper.books.games }),
    stopReviewing: () => reviewer.end(),
    close: async () => {
      await keeper.books.games.close();
      await keeper.end();
    },
  });
}
