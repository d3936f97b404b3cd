/** Boards made again from the log, while no server keeps it. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoomEvent } from '@yaht/room';
import { systemClock } from '../clock.ts';
import { openSqliteLog, type GameLog } from '../log/index.ts';
import { LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import { openFolder } from '../files/open-folder.ts';
import { StartError } from '../start-error.ts';
import { openPeople, type People } from './people.ts';

export type Rebuilding = {
  readonly dataFolder: string;
  /** Where the games are, if not in the folder. */
  readonly database?: string;
  /** Told after each game that was compared with perfect play. */
  readonly onReview?: (reviewed: number) => void;
  /** What could not be read, or compared. */
  readonly onFault: (error: unknown) => void;
};

export type Rebuilt = { readonly games: number; readonly reviewed: number };

/** Forgets everything that follows from the log and reads it again. Throws a `LogError`, `in-use` while a server runs there, or a `StartError`. */
export async function rebuildBoards(rebuilding: Rebuilding): Promise<Rebuilt> {
  const { people, close } = await (rebuilding.database === undefined
    ? openFiles(rebuilding)
    : openShared(rebuilding.database, rebuilding));
  // Threads and connections that rest keep no process alive, and there may be nothing else.
  const alive = setInterval(() => {}, 60_000);
  try {
    return await makeAgain(people, rebuilding);
  } finally {
    await close();
    clearInterval(alive);
  }
}

type Opened = { readonly people: People; readonly close: () => Promise<void> };

async function openFiles({ dataFolder, onFault }: Rebuilding): Promise<Opened> {
  const id = await idOf(dataFolder, onFault);
  const log = await openSqliteLog<RoomEvent>({ file: join(dataFolder, LOG_FILE), id });
  return opened(log, () => openPeople({ log, clock: systemClock, onFault, file: join(dataFolder, PEOPLE_FILE), id }));
}

/** Boards are not made from games of which some are missing. */
async function idOf(folder: string, onFault: (error: unknown) => void): Promise<string> {
  await access(join(folder, LOG_FILE)).catch(() => {
    throw new StartError('no-games', `there is no ${LOG_FILE} in ${folder}`, { reason: 'ENOENT' });
  });
  return openFolder({ folder, acceptLoss: false, warn: (_, text) => onFault(new Error(text)) });
}

/** Servers may go on meanwhile: what ends there is written down afterwards. */
async function openShared(url: string, { onFault }: Rebuilding): Promise<Opened> {
  const { openPostgresLog } = await import('../log/postgres/postgres-log.ts');
  const { Database } = await import('../log/postgres/database.ts');
  const { openSharedPeople } = await import('./shared/open-people.ts');
  const log = await openPostgresLog<RoomEvent>({ url });
  const db = new Database(url, { connections: 2 });
  const { people, close } = await opened(log, async () => openSharedPeople({ log, clock: systemClock, onFault, db, url }));
  return { people, close: inTurn(close, () => db.close()) };
}

async function opened(log: GameLog<RoomEvent>, open: () => Promise<People>): Promise<Opened> {
  try {
    const people = await open();
    return {
      people,
      close: inTurn(
        () => people.close(),
        () => log.close(),
      ),
    };
  } catch (error) {
    await log.close();
    throw error;
  }
}

/** The second also when the first cannot be done. */
const inTurn = (first: () => Promise<void>, second: () => Promise<void>) => async (): Promise<void> => {
  try {
    await first();
  } finally {
    await second();
  }
};

async function makeAgain(people: People, { onReview = () => {} }: Rebuilding): Promise<Rebuilt> {
  let reviewed = 0;
  await people.projector.rebuild();
  await people.projector.reviewAll(() => {
    reviewed += 1;
    onReview(reviewed);
  });
  return { games: await people.boards.count(), reviewed };
}
