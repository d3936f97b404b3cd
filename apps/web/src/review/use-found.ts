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

type Reviews = Result<readonly SeatReview[], NoAnswer>;

/** What luck and decisions made of a game, in points. How bad a decision was is for `useJudged` to say. */
export const useReview = (game: ScorecardGame | null): Reviews | undefined =>
  useAnswer(game?.start.id ?? null, () => reviewOf(game as ScorecardGame));

/**
 * The review that says what was a mistake: with opponents by the chance to win, alone by points. Whoever counts mistakes waits for
 * it, because by points there are others and more of them; only a device that cannot work it out judges by points after all.
 */
export function useJudged(game: ScorecardGame, byPoints: Reviews | undefined): Reviews | undefined {
  const { id, players } = game.start;
  const hasOthers = players.length > 1 && byPoints?.ok === true;
  const byWin = useAnswer(hasOthers ? id : null, () => ask('review', game, true));
  if (!hasOthers) return byPoints;
  return byWin && (byWin.ok ? byWin : byPoints);
}
