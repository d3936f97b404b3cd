/** Where this device keeps games: one small database, made when it is first needed. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Shelves extends DBSchema {
  /** Saves as text, by the game's id. */
  games: { key: string; value: string };
  /** What could not be read, put aside for whoever wants to look. */
  damaged: { key: string; value: string };
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

/** A failure is not remembered: the next call tries again. */
export function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('yaht', 1, {
    upgrade: db => {
      db.createObjectStore('games');
      db.createObjectStore('damaged');
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
