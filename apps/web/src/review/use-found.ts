/** What is being looked for, and what became of it. */
import type { Game, Result, ScorecardGame } from '@yaht/rules';
import type { SeatReview } from '@yaht/solver';
import { startTransition, useEffect, useRef, useState } from 'react';
import { ask } from '../solver/ask.ts';
import { reviewOf, type NoAnswer } from '../solver/consult.ts';
import { findGame, type NoGame } from './game-source.ts';

/** The answer of something that takes a while; undefined until it is there. Another key asks again. */
export function useAnswer<Value>(key: string | null, find: () => Promise<Value>): Value | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly value: Value }>();
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    let isOver = false;
    const look = async (name: string): Promise<void> => {
      const value = await latest.current();
      // A whole review is drawn piece by piece, so that the page answers meanwhile.
      if (!isOver) startTransition(() => setFound({ key: name, value }));
    };
    if (key !== null) void look(key);
    return () => {
      isOver = true;
    };
  }, [key]);
  return found?.key === key ? found?.value : undefined;
}

export const useGame = (id: string): Result<Game, NoGame> | undefined => useAnswer(id, () => findGame(id));

/** The review of a game; with opponents, judged by points first and by the chance to win when that is known. */
export function useReview(game: ScorecardGame | null): Result<readonly SeatReview[], NoAnswer> | undefined {
  const id = game?.start.id ?? null;
  const byPoints = useAnswer(id, () => reviewOf(game as ScorecardGame));
  const hasOthers = game !== null && game.start.players.length > 1 && byPoints?.ok === true;
  const byWin = useAnswer(hasOthers ? id : null, () => ask('review', game as ScorecardGame, true));
  return byWin?.ok ? byWin : byPoints;
}
