/** Where puzzles are on this device: a database of their own, so that whatever happens to it, the games are not touched. */
import type { Day } from '@yaht/coach';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Shelves extends DBSchema {
  /** Kept puzzles as text, by id. */
  kept: { key: string; value: string };
  /** Seats whose mistakes have been taken over, so that what somebody let go does not come back. */
  taken: { key: string; value: Day };
  /** How puzzles of packs were answered, by pack and number. */
  results: { key: string; value: boolean };
  /** Packs as they were found; they can be found again. */
  packs: { key: string; value: string };
}

export const STORES = ['kept', 'taken', 'results', 'packs'] as const;

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

/** A failure is not remembered: the next call tries again. */
export function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('yaht-puzzles', 1, {
    upgrade: db => STORES.forEach(name => void db.createObjectStore(name)),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The day it is here. */
export const today = (): Day => Math.floor((Date.now() - 60_000 * new Date().getTimezoneOffset()) / 86_400_000);
