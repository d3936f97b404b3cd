/** Saves that could not be read, put aside for whoever wants to look. */
import { database } from './database.ts';

/** The texts that were put aside. */
export const damagedSaves = async (): Promise<readonly string[]> => (await database()).getAll('damaged');

export async function forgetDamaged(): Promise<void> {
  await (await database()).clear('damaged');
}
