/** The runs of this device, and what was seen in them. */
import { collectionOf, runLine, type Collection, type RunLine } from '@yaht/client';
import type { RunGame } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { saves } from '../device/saves.ts';

export type Runs = {
  /** The latest first. */
  readonly lines: readonly RunLine[];
  readonly collection: Collection;
};

/** Undefined until they are read. */
export function useRuns(): Runs | undefined {
  const [runs, setRuns] = useState<Runs>();
  useEffect(() => void readRuns().then(setRuns, () => setRuns(runsOf([]))), []);
  return runs;
}

async function readRuns(): Promise<Runs> {
  const { games } = await saves.list();
  const own = games.filter(({ variant }) => variant.family === 'run');
  const opened = await Promise.all(own.map(({ name }) => saves.open(name)));
  return runsOf(opened.flatMap(saved => (saved.ok && saved.value.game.family === 'run' ? [saved.value.game] : [])));
}

const runsOf = (games: readonly RunGame[]): Runs => ({ lines: games.map(runLine), collection: collectionOf(games) });
