/** How anybody checks the dice of a game of the day. */
import { err, ok, revealSeed, type Game, type Result } from '@yaht/rules';
import { dailyOf } from './calendar.ts';
import { isOfChain } from './chain.ts';
import { parseSeed } from './seed.ts';
import { verifyGame, type Proof, type ProofProblem } from './verify.ts';

/** The record as it is once its day is over and its seed is known to everybody. */
export const withSeed = (game: Game, seed: string): Game => revealSeed({ game, events: game.events }, seed).game;

export const DAILY_PROBLEMS = ['not-a-daily', 'not-of-the-chain'] as const;
export type DailyProblem = Pick<ProofProblem, 'event'> & { readonly code: (typeof DAILY_PROBLEMS)[number] };
export type DailyProof = Proof & { readonly day: number; readonly anchor: string };

/** Shows that the dice follow from the seed, and that the seed is the one the anchor has fixed for this day. */
export function verifyDaily(game: Game, anchor: string): Result<DailyProof, ProofProblem | DailyProblem> {
  const daily = dailyOf(game.start);
  if (daily?.kind !== 'daily') return err({ code: 'not-a-daily' });
  const proof = verifyGame(game);
  if (!proof.ok) return proof;
  const seed = parseSeed(proof.value.seed);
  if (!seed.ok || !isOfChain(anchor, daily.day, seed.value)) return err({ code: 'not-of-the-chain' });
  return ok({ ...proof.value, day: daily.day, anchor });
}
