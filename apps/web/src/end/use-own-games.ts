/** What this device knows of earlier games; undefined until it has looked. */
import type { Game, ScorecardGame } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { countedGames, ownGames, type OwnGame } from '../people/own-games.ts';

export function useOwnGames(): readonly OwnGame[] | undefined {
  const [games, setGames] = useState<readonly OwnGame[]>();
  useEffect(() => {
    let isOver = false;
    void ownGames()
      // A device that keeps nothing knows of none.
      .catch(() => [])
      .then(found => isOver || setGames(found));
    return () => {
      isOver = true;
    };
  }, []);
  return games;
}

/** The scores of the other games that count like this one; null where this one does not count. */
export function otherScores(games: readonly OwnGame[], { start }: ScorecardGame): readonly number[] | null {
  const counted = countedGames(games, start.variant.id);
  if (!counted.some(({ id }) => id === start.id)) return null;
  return counted.filter(({ id }) => id !== start.id).map(({ game, seat }) => game.over?.totals[seat] ?? 0);
}

/** How often these players have met in this game, and how often each of them has won, this game included. */
export function metBefore(
  games: readonly OwnGame[],
  { start }: Game,
): { readonly games: number; readonly wins: readonly number[] } {
  const names = (of: Game['start']): string =>
    of.players
      .map(({ name }) => name)
      .toSorted()
      .join('\n');
  const met = games.filter(({ game }) => game.start.variant.id === start.variant.id && names(game.start) === names(start));
  const wins = start.players.map(
    ({ name }) => met.filter(({ game }) => game.over?.winners.some(seat => game.start.players[seat]?.name === name)).length,
  );
  return { games: met.length, wins };
}
