/** Solved tables on this device, apart from the games: they can be thrown away at any time and come back by themselves. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Shelf extends DBSchema {
  /** Cache files, by the name of their rules. */
  tables: { key: string; value: Uint8Array<ArrayBuffer> };
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

const shelf = (): Promise<IDBPDatabase<Shelf>> =>
  (opened ??= openDB<Shelf>('yaht-tables', 1, { upgrade: db => void db.createObjectStore('tables') }));

/** The file of this name; a device that keeps nothing has none. */
export async function keptFile(name: string): Promise<Uint8Array | undefined> {
  try {
    return await (await shelf()).get('tables', name);
  } catch {
    return undefined;
  }
}

/** Keeps a file for the next time; where there is no room, the next time solves again. */
export async function keepFile(name: string, file: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await (await shelf()).put('tables', file, name);
  } catch {
    // Nothing is lost but time.
  }
}
