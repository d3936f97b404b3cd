/** Games on this device, each kept as it was after its latest move. */
import { readSave, saveOf, type Saved } from '@yaht/client';
import { database } from './database.ts';

export type Kept = Saved & { readonly at: number };

export async function keepGame(saved: Saved): Promise<void> {
  const db = await database();
  await db.put('games', { save: saveOf(saved), at: Date.now() }, saved.game.start.id);
}

/** Every game that can be played on or looked at, the latest first. What cannot be read is put aside and counted. */
export async function listGames(): Promise<{ readonly games: readonly Kept[]; readonly damaged: number }> {
  const db = await database();
  const games: Kept[] = [];
  for (const key of await db.getAllKeys('games')) {
    const kept = await db.get('games', key);
    const saved = readSave(kept?.save);
    if (kept && saved.ok) games.push({ ...saved.value, at: kept.at });
    else await putAside(key);
  }
  games.sort((a, b) => b.at - a.at);
  return { games, damaged: await db.count('damaged') };
}

export async function readGame(id: string): Promise<Saved | undefined> {
  const kept = await (await database()).get('games', id);
  const saved = kept && readSave(kept.save);
  return saved?.ok ? saved.value : undefined;
}

export async function forgetGame(id: string): Promise<void> {
  await (await database()).delete('games', id);
}

/** What was put aside, to be saved as a file. */
export async function damagedGames(): Promise<readonly unknown[]> {
  return (await database()).getAll('damaged');
}

export async function forgetDamaged(): Promise<void> {
  await (await database()).clear('damaged');
}

/** A copy in the other shelf first, so that nothing is lost in between. */
async function putAside(key: string): Promise<void> {
  const db = await database();
  const moving = db.transaction(['games', 'damaged'], 'readwrite');
  const kept = await moving.objectStore('games').get(key);
  if (kept) await moving.objectStore('damaged').put(kept, key);
  await moving.objectStore('games').delete(key);
  await moving.done;
}
