/** The games that wait on this device and in rooms. Home knows them before it is drawn, so that nothing moves when they come. */
import type { SaveLine } from '@yaht/client';
import { database } from '../device/database.ts';
import { openGames, type RoomLine } from '../online/open-games.ts';

type Kept = { readonly waiting: readonly SaveLine[]; readonly rooms: readonly RoomLine[]; readonly damaged: number };

let kept: Kept = { waiting: [], rooms: [], damaged: 0 };

/** What was found when somebody looked last. */
export const keptGames = (): Kept => kept;

/** A device that keeps nothing has nothing waiting. */
export async function lookAgain(): Promise<Kept> {
  kept = await read().catch(() => ({ ...kept, rooms: openGames() }));
  return kept;
}

export async function forgetGame(name: string): Promise<void> {
  const { saves } = await import('../device/saves.ts');
  await saves.remove(name);
}

/** The rules that read a game are fetched only where there is one. */
async function read(): Promise<Kept> {
  const shelves = await database();
  const games = await shelves.count('games');
  return { waiting: games === 0 ? [] : await waiting(), rooms: openGames(), damaged: await shelves.count('damaged') };
}

async function waiting(): Promise<readonly SaveLine[]> {
  const { saves } = await import('../device/saves.ts');
  const { games } = await saves.list();
  return games.filter(({ turn }) => turn !== null);
}
