/** Puzzles that somebody keeps, how packs were answered, and the packs themselves. */
import { answered, formatKept, puzzlesFrom, readKept, type KeptPuzzle } from '@yaht/coach';
import type { ScorecardGame } from '@yaht/rules';
import type { SeatReview } from '@yaht/solver';
import { database, STORES, today } from './shelf.ts';

/** All that can be read; what cannot is left out. */
export async function keptPuzzles(): Promise<readonly KeptPuzzle[]> {
  const texts = await (await database()).getAll('kept');
  return texts.flatMap(text => readText(text) ?? []);
}

function readText(text: string): KeptPuzzle | undefined {
  try {
    return readKept(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Adds puzzles that are not here yet; one that is here keeps its days. Answers how many are new. */
export async function keepPuzzles(puzzles: readonly KeptPuzzle[]): Promise<number> {
  const writing = (await database()).transaction('kept', 'readwrite');
  const here = new Set(await writing.store.getAllKeys());
  const added = puzzles.filter(({ id }) => !here.has(id));
  await Promise.all(added.map(puzzle => writing.store.put(textOf(puzzle), puzzle.id)));
  await writing.done;
  return added.length;
}

/** Takes the mistakes of a review over, once for each seat of a game. Answers how many are new. */
export async function takeMistakes(game: ScorecardGame, review: SeatReview): Promise<number> {
  const name = `${game.start.id}/${review.seat}`;
  if ((await (await database()).get('taken', name)) !== undefined) return 0;
  const added = await keepPuzzles(puzzlesFrom(game, review, today()));
  await (await database()).put('taken', today(), name);
  return added;
}

/** Writes an answer down; answers the puzzle as it is from now on. */
export async function keepAnswer(puzzle: KeptPuzzle, isSolved: boolean): Promise<KeptPuzzle> {
  const next = answered(puzzle, isSolved, today());
  await (await database()).put('kept', textOf(next), next.id);
  return next;
}

export const forgetPuzzle = async (id: string): Promise<void> => (await database()).delete('kept', id);

/** The answers to a pack, by number. */
export async function resultsOf(pack: string): Promise<ReadonlyMap<number, boolean>> {
  const db = await database();
  const names = await db.getAllKeys('results', IDBKeyRange.bound(`${pack}/`, `${pack}/\uffff`));
  const entries = names.map(
    async name => [Number(name.slice(pack.length + 1)), (await db.get('results', name)) === true] as const,
  );
  return new Map(await Promise.all(entries));
}

export const keepResult = async (pack: string, number: number, isSolved: boolean): Promise<unknown> =>
  (await database()).put('results', isSolved, `${pack}/${number}`);

export const keptPack = async (pack: string): Promise<string | undefined> => (await database()).get('packs', pack);

export const keepPack = async (pack: string, text: string): Promise<unknown> => (await database()).put('packs', text, pack);

export async function forgetPuzzles(): Promise<void> {
  const db = await database();
  await Promise.all(STORES.map(name => db.clear(name)));
}

const textOf = (puzzle: KeptPuzzle): string => JSON.stringify(formatKept(puzzle));
