/** Boards made again from the log, while no server keeps it. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoomEvent } from '@yaht/room';
import { systemClock } from '../clock.ts';
import { openSqliteLog, type GameLog } from '../log/index.ts';
import { LOG_FILE, PEOPLE_FILE } from '../data-files.ts';
import { openFolder } from '../files/open-folder.ts';
import { StartError } from '../start-error.ts';
import { openPeople } from './people.ts';

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
  const { dataFolder, database, onFault } = rebuilding;
  const id = database === undefined ? await idOf(dataFolder, onFault) : undefined;
  const log = await openLog(rebuilding, id);
  try {
    return await readAgain(log, rebuilding, id);
  } finally {
    await log.close();
  }
}

/** Boards are not made from games of which some are missing. */
async function idOf(folder: string, onFault: (error: unknown) => void): Promise<string> {
  await access(join(folder, LOG_FILE)).catch(() => {
    throw new StartError('no-games', `there is no ${LOG_FILE} in ${folder}`, { reason: 'ENOENT' });
  });
  return openFolder({ folder, acceptLoss: false, warn: (_, text) => onFault(new Error(text)) });
}

async function openLog({ dataFolder, database }: Rebuilding, id: string | undefined): Promise<GameLog<RoomEvent>> {
  if (database !== undefined) {
    const { openPostgresLog } = await import('../log/postgres/postgres-log.ts');
    return openPostgresLog<RoomEvent>({ url: database });
  }
  return openSqliteLog<RoomEvent>({ file: join(dataFolder, LOG_FILE), id });
}

async function readAgain(log: GameLog<RoomEvent>, rebuilding: Rebuilding, id: string | undefined): Promise<Rebuilt> {
  const { dataFolder, onFault, onReview = () => {} } = rebuilding;
  const people = await openPeople({ log, clock: systemClock, onFault, file: join(dataFolder, PEOPLE_FILE), id });
  let reviewed = 0;
  try {
    await people.projector.clear();
    await people.projector.catchUp();
    await people.projector.reviewAll(() => {
      reviewed += 1;
      onReview(reviewed);
    });
    return { games: await people.boards.count(), reviewed };
  } finally {
    await people.close();
  }
}
