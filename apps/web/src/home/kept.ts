/** The games that wait on this device and in rooms. Home knows them before it is drawn, so that nothing moves when they come. */
import type { OpenGame, SaveLine } from '@yaht/client';
import { database } from '../device/database.ts';
import { openGames } from '../online/open-games.ts';

type Kept = {
  readonly waiting: readonly SaveLine[];
  readonly rooms: readonly OpenGame[];
  readonly damaged: number;
  /** Games that wait for a newer version of the app. */
  readonly newer: number;
};

let kept: Kept = { waiting: [], rooms: [], damaged: 0, newer: 0 };

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
  const saved = games === 0 ? { waiting: [], newer: 0 } : await readSaves();
  return { ...saved, rooms: openGames(), damaged: await shelves.count('damaged') };
}

async function readSaves(): Promise<Pick<Kept, 'waiting' | 'newer'>> {
  const { saves } = await import('../device/saves.ts');
  const { games, bad } = await saves.list();
  const newer = bad.filter(({ problem }) => problem.code === 'newer-version').length;
  return { waiting: games.filter(({ turn }) => turn !== null), newer };
}
